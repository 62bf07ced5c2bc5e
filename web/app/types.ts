/** The app's own data. What a game is to the core is `GameArgs` in ../engine/types.ts. */
import { kMaterials } from '../board/materials.js';
import { kSeedSets } from '../board/seed-sets.js';
import type { MaterialName, NumbersShown, SeedSetName, Speed } from '../board/types.js';
import type { GameArgs, SwapTrace, Trace } from '../engine/types.js';

/** Who plays a seat: a person, or a computer player as the core writes it, options included. */
export const kPerson = 'person';

export interface Entry {
  /** A pit number as text, or `swap`. */
  move: string;
  /** Who decided it; undo goes back to a person's decision. */
  by: 'person' | 'computer';
  /** What a computer that tells it expected. */
  said?: Said;
}

/** A player's final margin as its thought had it, with more than two players its final seeds. */
export interface Said {
  value: number;
  exact: boolean;
}

/** All that is needed to go on with a game. */
export interface Match {
  rules: string;
  start: string;
  first: number;
  /** One per side as the game began; after a swap of two players they change places. */
  seats: string[];
  entries: Entry[];
  /** Entries taken back, the next one first. */
  redo: Entry[];
  /** Undo or a hint was used. */
  help: boolean;
  paused: boolean;
  /** Tells games apart in the statistics; games of other people have none. */
  id?: string;
  /** Several games that count together. */
  series?: Series;
}

/** Several games of the same people. */
export interface Series {
  rounds: number;
  /** The present one, from 1. */
  round: number;
  /** Of each of them, in the order of the first game's sides; without the present game. */
  points: readonly number[];
  seeds: readonly number[];
  /** Who of them sat at each side as the present game began. */
  order: readonly number[];
}

/** A finished game as the statistics keep it, seen from the only person. */
export interface Finished {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  rules: string;
  opponents: readonly string[];
  side: number;
  help: boolean;
  /** 1 won, 0 drawn, -1 lost. */
  result: number;
  margin: number;
  /** Most sowings of one turn. */
  chain: number;
  /** Most seeds of one capture. */
  capture: number;
}

/** What a new game is made from. */
export interface Setup {
  rules: string;
  seats: string[];
  /** Where the rules say `start=set`. */
  position?: string;
  /** Games that count together; 1 if not said. */
  rounds?: number;
}

export type Theme = 'auto' | 'light' | 'dark';
export interface Settings {
  speed: Speed;
  theme: Theme;
  numbers: NumbersShown;
  /** What the board is made of. */
  material: MaterialName;
  /** What the seeds are made of. */
  seeds: SeedSetName;
  /** What every sowing is worth, shown in its pit. */
  values: boolean;
  /** null: the browser's language. */
  language: string | null;
}

export const kSpeeds: readonly Speed[] = ['off', 'slow', 'normal', 'fast', 'fastest'];
export const kThemes: readonly Theme[] = ['auto', 'light', 'dark'];
export const kNumbers: readonly NumbersShown[] = ['always', 'focus', 'never'];

export { kMaterials, kSeedSets };

export type AnyTrace = Trace | SwapTrace;

export function isSwap(trace: AnyTrace): trace is SwapTrace {
  return 'swap' in trace && trace.swap;
}

export function argsOf(match: Match): GameArgs {
  return {
    rules: match.rules,
    start: match.start,
    first: match.first,
    moves: match.entries.map((entry) => entry.move),
  };
}
