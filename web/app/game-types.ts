/** What the game knows, and what it needs of the page around it. */
import type { AnimationEnd, BoardState, Speed } from '../board/types.js';
import type { GameView, Trace } from '../engine/types.js';
import type { Refusal } from './refusal.js';
import type { AnyTrace, Entry, Match, Said } from './types.js';

/** What the game needs of the board element. */
export interface BoardPort {
  show(state: BoardState): void;
  play(trace: Trace, next: BoardState): Promise<AnimationEnd>;
  skip(): void;
  cancel(): void;
  readonly busy: boolean;
}

export interface Failure {
  /** `silent`: the computer gave no move in time; `core`: the core failed or refused. */
  kind: 'silent' | 'core';
  message: string;
}

/** A hint: it is told in steps, what to look for (1), which pit (2), why (3). */
export interface Advice {
  /** 0 for a swap. */
  pit: number;
  swap: boolean;
  said: Said | null;
  step: number;
}

export type Happening =
  | { kind: 'sown'; entry: Entry; trace: AnyTrace; view: GameView }
  | { kind: 'refused'; refusal: Refusal }
  | ({ kind: 'hint' } & Advice)
  | { kind: 'back' }
  | { kind: 'forth' }
  | { kind: 'looked' };

export interface GameState {
  match: Match | null;
  /** The position reached; the board may still be on its way there. */
  view: GameView | null;
  /** The position at which the board has arrived: what texts speak of. */
  shown: GameView | null;
  /** `shown` is an earlier position that is only looked at. */
  looking: boolean;
  /** One per entry. */
  traces: AnyTrace[];
  /** Side a computer is thinking for, -1: none. */
  thinking: number;
  hinting: boolean;
  /** What was found for a hint, as far as it was told. */
  advice: Advice | null;
  failure: Failure | null;
  /** The second player answered to keep his side. */
  kept: boolean;
}

export interface GameHooks {
  board(): BoardPort | null;
  speed(): Speed;
  /** Something to draw has changed. */
  changed(): void;
  happened(what: Happening): void;
  save(match: Match): void;
}
