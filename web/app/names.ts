/** What the players are called: at the board, in sentences and in lists. */
import type { GameView } from '../engine/types.js';
import { optionsText } from './options.js';
import { playerFrom } from './player-text.js';
import { controls, onlyPerson } from './seats.js';
import { kPerson, type Match } from './types.js';
import type { Args, Words } from './words.js';

export interface Names {
  /** The seat: South, Player 3. */
  seat(side: number): string;
  /** The name in sentences; different for every side. */
  name(side: number): string;
  /** The name beside which the seat is shown too. */
  label(side: number): string;
  /** Arguments `who` and `name` of a message about a side. */
  who(side: number): Args & { who: string; name: string };
  /** A winner as the core counts them: a team with teams, else a side. */
  team(index: number): string;
}

export function seatName(words: Words, side: number, players: number): string {
  return players === 2 ? words('seat-two', { side }) : words('seat-many', { number: side + 1 });
}

export function playerName(words: Words, control: string): string {
  const player = playerFrom(control).name;
  const id = `player-${player}`;
  const name = words(id);
  // A player the catalogue does not know goes by the core's name.
  return name === id ? player : name;
}

/** What the catalogue says of a player; empty for a person or an unknown one. */
function playerWords(words: Words, control: string, attribute: 'note' | 'says'): string {
  const id = `player-${playerFrom(control).name}.${attribute}`;
  const text = words(id);
  return text === id ? '' : text;
}

/** One line on how a computer plays. */
export function playerSays(words: Words, control: string): string {
  return playerWords(words, control, 'says');
}

/** A few words on a computer: its options, or how it plays where all of them are as usual. */
export function playerNote(words: Words, control: string): string {
  return optionsText(words, playerFrom(control)) || playerWords(words, control, 'note');
}

/** Names as they were before the sides were swapped, where `swapped` is false of a game that was. */
export function namesAt(words: Words, match: Match, view: GameView, entry: number): Names {
  const swapAt = match.entries.findIndex(({ move }) => move === 'swap');
  return namesOf(words, match, { ...view, swapped: swapAt >= 0 && entry >= swapAt });
}

export function namesOf(words: Words, match: Match, view: GameView): Names {
  const all = controls(match, view);
  const you = onlyPerson(match, view);
  const seat = (side: number) => seatName(words, side, view.players);
  const name = (side: number) => {
    const control = all[side] ?? kPerson;
    if (side === you) return words('name-you');
    if (control === kPerson) return seat(side);
    const player = playerName(words, control);
    const alone = all.filter((other) => playerName(words, other) === player).length === 1;
    return alone ? player : words('player-at-seat', { player, seat: seat(side) });
  };
  return {
    seat,
    name,
    label: (side) => (all[side] === kPerson || side === you ? name(side) : playerName(words, all[side] ?? kPerson)),
    who: (side) => ({ who: side === you ? 'you' : 'other', name: name(side) }),
    team: (index) => words('seat-team', { team: index }),
  };
}
