/** What the game knows, and what it needs of the page around it. */
import type { AnimationEnd, BoardState, Speed } from '../board/types.js';
import type { GameView, Trace } from '../engine/types.js';
import type { Refusal } from './refusal.js';
import type { AnyTrace, Entry, Match, Said } from './types.js';

/** What the game needs of the board element. */
export interface BoardPort {
  show(state: BoardState): void;
  play(trace: Trace, next: BoardState): Promise<AnimationEnd>;
  skip(): void;
  cancel(): void;
  readonly busy: boolean;
}

export interface Failure {
  /** `silent`: the computer gave no move in time; `core`: the core failed or refused. */
  kind: 'silent' | 'core';
  message: string;
}

export type Happening =
  | { kind: 'sown'; entry: Entry; trace: AnyTrace; view: GameView }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'hint'; pit: number; swap: boolean; said: Said | null }
  | { kind: 'back' }
  | { kind: 'forth' }
  | { kind: 'looked' };

export interface GameState {
  match: Match | null;
  /** The position reached; the board may still be on its way there. */
  view: GameView | null;
  /** The position at which the board has arrived: what texts speak of. */
  shown: GameView | null;
  /** `shown` is an earlier position that is only looked at. */
  looking: boolean;
  /** One per entry. */
  traces: AnyTrace[];
  /** Side a computer is thinking for, -1: none. */
  thinking: number;
  hinting: boolean;
  /** The hinted pit of the mover; 0 a swap; null none. */
  hint: number | null;
  failure: Failure | null;
  /** The second player answered to keep his side. */
  kept: boolean;
}

export interface GameHooks {
  board(): BoardPort | null;
  speed(): Speed;
  /** Something to draw has changed. */
  changed(): void;
  happened(what: Happening): void;
  save(match: Match): void;
}
