/** Undo and redo as changes of a match: back to a person's own last decision, and forth to the next. */
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
  const at = lastDecision(match);
  if (at < 0) return null;
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
