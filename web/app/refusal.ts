/** Why a pressed cell is not played, from what the core says of the position. */
import type { GameView } from '../engine/types.js';
import { kPerson } from './types.js';

export type Refusal =
  | { why: 'over' }
  | { why: 'computer'; side: number }
  | { why: 'store'; side: number }
  | { why: 'foreign'; side: number; pit: number }
  | { why: 'unknown'; pit: number; pits: number }
  | { why: 'barred'; pit: number }
  | { why: 'empty'; pit: number };

/** null if the mover, a person, may play the pit of `side`. `pit` 0 is the store. */
export function refusalOf(view: GameView, controls: readonly string[], pit: number, side: number): Refusal | null {
  if (view.mover < 0) return { why: 'over' };
  if (controls[view.mover] !== kPerson) return { why: 'computer', side: view.mover };
  if (pit === 0) return { why: 'store', side };
  if (side !== view.mover) return { why: 'foreign', side, pit };
  if (view.legal.includes(pit)) return null;
  if (!Number.isInteger(pit) || pit < 1 || pit > view.pits) return { why: 'unknown', pit, pits: view.pits };
  return view.barred.includes(pit) ? { why: 'barred', pit } : { why: 'empty', pit };
}
