/** What the players are called: at the board, in sentences and in lists. */
import type { GameView } from '../engine/types.js';
import { controls, onlyPerson } from './seats.js';
import { kPerson, type Match } from './types.js';
import type { Args, Words } from './words.js';

export interface Names {
  /** The seat: South, Player 3. */
  seat(side: number): string;
  /** The name in sentences and on plates; different for every side. */
  name(side: number): string;
  /** Arguments `who` and `name` of a message about a side. */
  who(side: number): Args & { who: string; name: string };
  /** A winner as the core counts them: a team with teams, else a side. */
  team(index: number): string;
}

export function seatName(words: Words, side: number, players: number): string {
  return players === 2 ? words('seat-two', { side }) : words('seat-many', { number: side + 1 });
}

export function playerName(words: Words, control: string): string {
  return words(control === kPerson ? 'player-person' : `player-${control}`);
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
    const alone = all.filter((other) => other === control).length === 1;
    return alone ? player : words('player-at-seat', { player, seat: seat(side) });
  };
  return {
    seat,
    name,
    who: (side) => ({ who: side === you ? 'you' : 'other', name: name(side) }),
    team: (index) => words('seat-team', { team: index }),
  };
}
