/** How sure a player was that tells it: exact to the end, or an estimate. */
import { isSwap, type AnyTrace, type Match, type Said } from './types.js';
import type { GameView } from '../engine/types.js';
import type { Words } from './words.js';

export function saidText(words: Words, { value, exact }: Said, players: number): string {
  const sure = exact ? 'exact' : 'estimate';
  if (players > 2) return words('said-many', { sure, seeds: value });
  const result = value > 0 ? 'ahead' : value < 0 ? 'behind' : 'even';
  return words('said', { sure, result, seeds: Math.abs(value) });
}

/** What the side said with its latest sowing up to the view; nothing across a swap, which changes who sits there. */
export function lastSaid(match: Match, view: GameView, traces: readonly AnyTrace[], side: number): Said | null {
  for (let i = view.plies - 1; i >= 0; i--) {
    const trace = traces[i];
    if (!trace || isSwap(trace)) return null;
    if (trace.player === side) return match.entries[i]?.said ?? null;
  }
  return null;
}
