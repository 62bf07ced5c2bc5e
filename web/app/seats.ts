/** Who sits where, who begins, and what follows a finished game. */
import type { GameView } from '../engine/types.js';
import { newSeries, nextRound } from './series.js';
import { kPerson, type Match, type Setup } from './types.js';

/** Who plays the side now: a swap of two players exchanges them. */
export function controlOf(match: Match, side: number, swapped: boolean): string {
  return match.seats[swapped ? 1 - side : side] ?? kPerson;
}

export function controls(match: Match, view: GameView): string[] {
  return Array.from({ length: view.players }, (_, side) => controlOf(match, side, view.swapped));
}

/** The side of the only person, or -1 when there is none or several. */
export function onlyPerson(match: Match, view: GameView): number {
  const persons = controls(match, view).flatMap((control, side) => (control === kPerson ? [side] : []));
  return persons.length === 1 ? (persons[0] ?? -1) : -1;
}

/** Whose row lies at the bottom. */
export function viewerOf(match: Match, view: GameView): number {
  return Math.max(0, onlyPerson(match, view));
}

/** Fits the seats to a number of players: what is known stays, further sides are computers. */
export function fitSeats(seats: readonly string[], players: number, computer: string): string[] {
  return Array.from({ length: players }, (_, side) => seats[side] ?? (side === 0 ? kPerson : computer));
}

/** The seats with a person at this side, who changes places with whoever sat there. */
export function withPersonAt(seats: readonly string[], side: number): string[] {
  const person = seats.indexOf(kPerson);
  const there = seats[side];
  if (there === undefined || there === kPerson || person < 0) return [...seats];
  return seats.map((seat, i) => (i === side ? kPerson : i === person ? there : seat));
}

/** Two numbers below this name a game. */
const kIdPart = 2 ** 32;

export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
}

export const webRandom: Random = {
  below: (limit) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit),
};

function startOf(setup: Setup, axes: Record<string, string>, random: Random): string {
  if (axes.start === 'random') return `seed=${random.below(1_000_000_000)}`;
  return axes.start === 'set' ? (setup.position ?? 'start') : 'start';
}

/** A fresh game; `axes` are those of the rules. */
export function newMatch(setup: Setup, axes: Record<string, string>, random: Random): Match {
  const players = Number(axes.players);
  const rounds = setup.rounds ?? 1;
  return {
    rules: setup.rules,
    start: startOf(setup, axes, random),
    first: axes.first === 'lot' ? random.below(players) : 0,
    seats: setup.seats.slice(0, players),
    entries: [],
    redo: [],
    help: false,
    paused: false,
    id: [random.below(kIdPart), random.below(kIdPart)].join('-'),
    ...(rounds > 1 ? { series: newSeries(rounds, players) } : {}),
  };
}

/** First player of the side with the most, or the fewest, seeds; none where sides share that place. */
function playerWith(view: GameView, pick: (...values: number[]) => number): number | undefined {
  const stores = view.over?.stores ?? [];
  const teams = view.axes.teams === 'yes';
  const sides = teams ? [0, 1].map((team) => (stores[team] ?? 0) + (stores[team + 2] ?? 0)) : stores;
  const wanted = pick(...sides);
  const found = sides.flatMap((seeds, side) => (seeds === wanted ? [side] : []));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The next game of the same people. Who begins follows `first` of the rules: under `south` it is always South and the
 * people move one seat on instead. Where sides share the place that decides, the next player begins.
 */
export function rematch(match: Match, view: GameView, random: Random): Match {
  const seats = controls(match, view);
  const fresh = newMatch({ rules: match.rules, seats, position: match.start }, view.axes, random);
  const south = !['lot', 'winner', 'loser', 'alternate'].includes(view.axes.first ?? '');
  const series = nextRound(match, view, south);
  const next = series ? { ...fresh, series } : fresh;
  const following = (match.first + 1) % view.players;
  switch (view.axes.first) {
    case 'lot':
      return next;
    case 'winner':
      return { ...next, first: playerWith(view, Math.max) ?? following };
    case 'loser':
      return { ...next, first: playerWith(view, Math.min) ?? following };
    case 'alternate':
      return { ...next, first: following };
    default:
      return { ...next, seats: [...seats.slice(-1), ...seats.slice(0, -1)] };
  }
}
