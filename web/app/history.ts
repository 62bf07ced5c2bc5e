/** Undo and redo as changes of a match: back to a person's own last decision, and forth to the next. */
import type { GameView, Turn } from '../engine/types.js';
import { controlOf } from './seats.js';
import { kPerson, type Match } from './types.js';

function hasPerson(match: Match): boolean {
  return match.seats.includes(kPerson);
}

/** Index of the entry that undo takes back first, -1 if there is none. Two computers are taken back sowing by sowing. */
function lastDecision(match: Match): number {
  const own = match.entries.findLastIndex((entry) => entry.by === 'person');
  return own < 0 && !hasPerson(match) ? match.entries.length - 1 : own;
}

export function canTakeBack(match: Match): boolean {
  return lastDecision(match) >= 0;
}

export function takenBack(match: Match): Match | null {
  return takenBackTo(match, lastDecision(match));
}

/** The match as it was after so many entries; null where it has no more than these. */
export function takenBackTo(match: Match, at: number): Match | null {
  if (at < 0 || at >= match.entries.length) return null;
  return {
    ...match,
    entries: match.entries.slice(0, at),
    redo: [...match.entries.slice(at), ...match.redo],
    help: true,
    // Two computers would at once play on from where they were taken back to.
    paused: match.paused || !hasPerson(match),
  };
}

export function broughtBack(match: Match): Match | null {
  if (match.redo.length === 0) return null;
  const following = match.redo.findIndex((entry, i) => i > 0 && (entry.by === 'person' || !hasPerson(match)));
  const count = following < 0 ? match.redo.length : following;
  return { ...match, entries: [...match.entries, ...match.redo.slice(0, count)], redo: match.redo.slice(count) };
}

/** Whether `later` went on from `earlier`: nothing was taken back or begun anew in between. */
export function goesOnFrom(earlier: Match, later: Match | null): boolean {
  return later !== null && earlier.entries.every((entry, i) => later.entries[i] === entry);
}

/** Entries before each turn of the list, in its order. */
export function turnStarts(turns: readonly Turn[]): number[] {
  let plies = 0;
  return turns.map((turn) => {
    plies += turn.swap ? 1 : 0;
    const start = plies;
    plies += turn.sowings.length;
    return start;
  });
}

/** Entries before the last turn of a person, without one before the last turn; -1 if there is none. */
export function ownTurnStart(match: Match, view: GameView): number {
  const starts = turnStarts(view.turns);
  const own = view.turns.findLastIndex((turn) => controlOf(match, turn.player, view.swapped) === kPerson);
  return starts[own < 0 && !hasPerson(match) ? starts.length - 1 : own] ?? -1;
}
