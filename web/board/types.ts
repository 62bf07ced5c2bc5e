/**
 * The contract of the board element. The board knows no rules and no language: legal pits, texts, outcomes and
 * traces are handed in, presses come out as events. Cells are numbered as in docs/page-api.md.
 */

import type { MaterialName } from './materials.js';
import type { SeedSetName } from './seed-sets.js';

export type { MaterialName, SeedSetName };

/** What playing a pit would bring, worked out by the page: the board shows it, and marks the cell of the last seed. */
export interface Outcome {
  /** 1-based, of the mover. */
  pit: number;
  /** Cell of the last seed. */
  last: number;
  banked: number;
  captured: number;
  extra: boolean;
  over: boolean;
}

/** One sowing as it is to be seen; what it leads to is the state shown after it. */
export interface Trace {
  /** 1-based, of the player who sows. */
  pit: number;
  /** Seeds of every cell before the sowing. */
  before: readonly number[];
  /** Seeds taken up: `at` counts the seeds of the path that have fallen by then. The first has `at` 0; more are relays. */
  lifts: readonly { at: number; cell: number; seeds: number }[];
  /** The cell each seed falls into, in order. */
  path: readonly number[];
  /** Cell of the last seed. */
  last: number;
  capture: null | { taken: readonly { cell: number; seeds: number }[]; store: number; seeds: number };
  extra: boolean;
  /** What the end of the game moves; store -1: those seeds leave the board. */
  end: null | { sweep: readonly { cell: number; seeds: number; store: number }[] };
}

export type Speed = 'off' | 'slow' | 'normal' | 'fast' | 'fastest';
export type NumbersShown = 'always' | 'focus' | 'never';
/** How the board is turned: `seat` at the bottom (for two players in portrait: left column). */
export type Direction = 'ccw' | 'cw';

/** What the board shows at rest. */
export interface BoardState {
  players: number;
  pits: number;
  cells: readonly number[];
  /** Whose row is at the bottom. */
  viewer: number;
  /** -1: nobody. */
  mover: number;
  /** `cw` mirrors the seats: the own store is on the left. */
  direction: Direction;
  /** Cells that may be pressed now; empty while it is not a person's move. */
  legal: readonly number[];
  outcomes: readonly Outcome[];
  marks: Marks;
}

export interface Marks {
  /** Cell the last sowing began in. */
  start: number | null;
  /** Cell the last seed fell into. */
  last: number | null;
  captured: readonly { cell: number; seeds: number }[];
  hint: number | null;
}

/** What sowing a pit is worth, shown in it. */
export interface PitValue {
  cell: number;
  /** Short: "+4". The accessible name says it in words. */
  text: string;
  /** Proved; an estimate looks otherwise. */
  exact: boolean;
}

export interface CellText {
  /** Accessible name: "your pit 3, 4 seeds". */
  name: string;
  /** Accessible description: what playing it does, or why it cannot be played. */
  description: string;
}

/** Every word the board shows or says comes through here. */
export interface BoardTexts {
  cell(cell: number): CellText;
  /** Name of a player's row (toolbar label). */
  row(player: number): string;
  /** Short visible text of a preview: "extra move", "takes 5". */
  preview(outcome: Outcome): string;
  board: string;
}

export type AnimationEnd = 'done' | 'skipped' | 'cancelled';

/** Letters the focused board turns into commands (S B L M V H U X ?). */
export type BoardCommand = 'score' | 'board' | 'last' | 'moves' | 'values' | 'hint' | 'undo' | 'swap' | 'help' | 'redo';

/**
 * Attribute `fit`: the page gives the element's height, and the board fills the box as far as its shape allows.
 * Without it the board takes the width and makes its own height.
 *
 * A press on a legal pit closes the board for 350 ms, a skip for 150 ms. After an extra move of a person `play`
 * resolves when the ring on the store begins, so that nobody waits for it. On a skip the phases that have not begun
 * are not told; at speed `off`, in a hidden tab and with reduced motion all phases are told at once.
 *
 * Events (bubbling, composed):
 *   `pit-press`      detail {cell}           a cell was pressed by mouse, touch or key (also one that is not legal: the app says why)
 *   `board-command`  detail {command}
 */
export interface BoardElement extends HTMLElement {
  state: BoardState;
  texts: BoardTexts;
  speed: Speed;
  numbers: NumbersShown;
  /** What the board is made of. With forced colours it is shown as `plain`, whatever was chosen. */
  material: MaterialName;
  /** What the seeds are made of. */
  seeds: SeedSetName;
  /** Values of the position at rest; the page takes them away before the position changes. */
  values: readonly PitValue[];
  /** Other letters for the commands: lower case letter to command; replaces the whole map. */
  commands: Readonly<Record<string, BoardCommand>>;
  /** Show a resting state at once; cancels what moves. */
  show(state: BoardState): void;
  /** Play one trace from `trace.before`, then show `next`. One queue; resolves when this trace has ended. `onPhase` tells which step begins. */
  play(
    trace: Trace,
    next: BoardState,
    onPhase?: (phase: 'sow' | 'capture' | 'extra' | 'sweep') => void,
  ): Promise<AnimationEnd>;
  /** Jump to the final state of all that is queued. */
  skip(): void;
  /** Drop the queue: promises resolve as `cancelled`. */
  cancel(): void;
  readonly busy: boolean;
  focusPit(cell: number): void;
}
