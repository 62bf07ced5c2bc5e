/** What the core answers: see docs/page-api.md. Cells are in ring order, pits are 1-based, players 0-based. */
export interface GameArgs {
  rules: string;
  /** `start`, `seed=NUMBER` or a position. */
  start: string;
  first: number;
  /** One entry per sowing (`"3"`) or `"swap"`. */
  moves: readonly string[];
}

export interface Outcome {
  pit: number;
  /** Cell of the last seed. */
  last: number;
  banked: number;
  captured: number;
  extra: boolean;
  over: boolean;
}

export interface Turn {
  player: number;
  sowings: number[];
  complete: boolean;
  /** The sides were exchanged before this turn. */
  swap: boolean;
}

export type EndReason = 'row-empty' | 'mover-row-empty' | 'no-move' | 'majority' | 'repetition';

export interface Over {
  reason: EndReason;
  stores: number[];
  /** Player, with teams the team; -1: draw. */
  winner: number;
}

export interface GameView {
  rules: string;
  axes: Record<string, string>;
  position: string;
  players: number;
  pits: number;
  total: number;
  cells: number[];
  /** -1 when over. */
  mover: number;
  legal: number[];
  barred: number[];
  swap: boolean;
  swapped: boolean;
  outcomes: Outcome[];
  turns: Turn[];
  plies: number;
  decided: number;
  over: Over | null;
}

export interface Trace {
  player: number;
  pit: number;
  before: number[];
  lifts: { at: number; cell: number; seeds: number }[];
  path: number[];
  last: number;
  capture: null | {
    taken: { cell: number; seeds: number }[];
    store: number;
    seeds: number;
    own: number;
    opposite: number;
  };
  extra: boolean;
  inStore: boolean;
  end: null | { reason: EndReason; sweep: { cell: number; seeds: number; store: number }[] };
  after: number[];
  mover: number;
}

/** The last entry of the moves exchanged the sides. */
export interface SwapTrace {
  player: number;
  swap: true;
}

export interface Thought {
  /** A pit number as text, or `swap`. */
  move: string;
  /** Not given by players that weigh no values. */
  value?: number;
  exact?: boolean;
  depth: number;
  nodes: number;
}

/** A sowing, or `swap`, and what it is worth to the mover: his final margin, with more than two players his final seeds. */
export interface MoveValue {
  move: string;
  value: number;
  /** Proved; else an estimate. */
  exact: boolean;
}

/** Every legal move of a position, the best first. */
export interface Values {
  values: MoveValue[];
  depth: number;
  nodes: number;
}

export interface Preset {
  name: string;
  rules: string;
  differs: { key: string; value: string }[];
}

export interface Axis {
  key: string;
  values?: string[];
  min?: number;
  max?: number;
  default: string;
}

export interface PlayerOption {
  key: string;
  /** What may be chosen; else a whole number between `min` and `max`, which may exceed what a number holds. */
  values?: string[];
  min?: string;
  max?: string;
}

export interface Player {
  name: string;
  options: PlayerOption[];
}

/** A game that was read from a record. */
export interface RecordRead {
  rules: string;
  start: string;
  first: number;
  /** Parted by blanks. */
  moves: string;
  tags: { name: string; value: string }[];
}

/** The core refused what it was asked; `what` names the argument. */
export interface CoreError {
  error: string;
  what: string;
  /** What kind of refusal, and what it names, for sentences in other languages; absent where only programs are told. */
  kind?: string;
  parts?: Readonly<Record<string, string>>;
}
