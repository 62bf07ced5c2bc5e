/** Games as text: written for others, and read back from what others wrote. */
import type { GameView } from '../engine/types.js';
import type { App } from './app.js';
import { seatOf } from './app.js';
import { controlOf } from './seats.js';
import { kPerson, type Entry, type Match } from './types.js';

/** Name of a player in the tags of a record. */
function playerTag(side: number, players: number): string {
  if (players > 2) return `Player${side + 1}`;
  return side === 0 ? 'South' : 'North';
}

/** The date as records have it. */
function recordDate(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
}

/** The game of the page as a record. Computers stand in it by the names the core knows, so that they can be met again. */
export function writeRecord(app: App, now: Date): Promise<string> {
  const { match } = app.game.state;
  if (!match) return Promise.resolve('');
  const named = match.seats.map((seat, side) => {
    const name = seat === kPerson ? app.words('player-person') : seat;
    return `${playerTag(side, match.seats.length)} ${name}`;
  });
  return app.core.recordWrite(
    { ...match, moves: match.entries.map((entry) => entry.move) },
    [`Date ${recordDate(now)}`, ...named].join('\n'),
  );
}

/** Who made the moves of a game that was read: its seats, exchanged from a swap on. */
function entriesOf(match: Match, moves: readonly string[], view: GameView): Entry[] {
  const players: number[] = [];
  for (const turn of view.turns)
    players.push(...(turn.swap ? [turn.player] : []), ...turn.sowings.map(() => turn.player));
  let swapped = false;
  return moves.map((move, i) => {
    const control = controlOf(match, players[i] ?? 1, swapped);
    swapped ||= move === 'swap';
    return { move, by: control === kPerson ? 'person' : 'computer' };
  });
}

/** Fails, with the core's sentence that says where and why, on a text that is no game. */
export async function readRecord(app: App, text: string): Promise<Match> {
  const { rules, start, first, moves, tags } = await app.core.recordRead(text.trim());
  const list = moves.split(' ').filter((move) => move !== '');
  const view = await app.core.game({ rules, start, first, moves: list });
  const seats = await Promise.all(
    Array.from({ length: view.players }, async (_, side) => {
      const tag = tags.find(({ name }) => name === playerTag(side, view.players))?.value ?? kPerson;
      return (await seatOf(app.core, tag)) ?? kPerson;
    }),
  );
  // What others played, or an earlier game of one's own, is no game for the statistics: it has no name.
  const match: Match = { rules, start, first, seats, entries: [], redo: [], help: false, paused: false };
  // Two computers would at once play on from where the record ends.
  return { ...match, entries: entriesOf(match, list, view), paused: !seats.includes(kPerson) };
}
