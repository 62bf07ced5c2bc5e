/**
 * The course of one game at a time. It asks the core for everything that is a rule, hands traces to the board and lets the
 * computers play. Whatever changes the game raises `revision`; an answer asked for under an older one is dropped, so no
 * late thought, press or animation of an earlier position or game can touch the present one.
 */
import type { AnimationEnd, BoardState, Speed } from '../board/types.js';
import { coreFailure, isFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import type { GameView, Trace } from '../engine/types.js';
import { boardState } from './board-state.js';
import { placeOf } from './cells.js';
import { kAfterSkip, kDoublePress, kGap, kLongestAnimation, kOverdue, kThinking, wait } from './pace.js';
import { refusalOf, type Refusal } from './refusal.js';
import { controlOf, controls } from './seats.js';
import { argsOf, isSwap, kPerson, type AnyTrace, type Entry, type Match } from './types.js';

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

export type Happening =
  | { kind: 'sown'; entry: Entry; trace: AnyTrace; view: GameView }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'hint'; pit: number; swap: boolean }
  | { kind: 'back' }
  | { kind: 'begun' };

export interface GameState {
  match: Match | null;
  /** The position reached; the board may still be on its way there. */
  view: GameView | null;
  /** The position at which the board has arrived: what texts speak of. */
  shown: GameView | null;
  /** One per entry. */
  traces: AnyTrace[];
  /** Side a computer is thinking for, -1: none. */
  thinking: number;
  hinting: boolean;
  /** The hinted pit of the mover; 0 a swap; null none. */
  hint: number | null;
  refusal: Refusal | null;
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

export function createGame(core: Core, hooks: GameHooks) {
  const state: GameState = {
    match: null,
    view: null,
    shown: null,
    traces: [],
    thinking: -1,
    hinting: false,
    hint: null,
    refusal: null,
    failure: null,
    kept: false,
  };
  let revision = 0;
  let busy = false;
  let inputFrom = 0;
  let moving: Promise<unknown> = Promise.resolve();
  let again: () => void = () => undefined;

  /** Ends whatever was under way; the returned test tells whether the caller has been overtaken in turn. */
  function supersede(): () => boolean {
    const mine = ++revision;
    if (state.thinking >= 0 || state.hinting) core.stopThinking();
    Object.assign(state, { thinking: -1, hinting: false, hint: null, refusal: null, failure: null });
    return () => mine !== revision;
  }

  function fail(error: unknown, retry: () => void): void {
    busy = false;
    state.thinking = -1;
    state.hinting = false;
    if (isFailure(error, 'stopped')) return hooks.changed();
    const message = error instanceof Error ? error.message : String(error);
    state.failure = { kind: isFailure(error, 'silent') ? 'silent' : 'core', message };
    again = retry;
    hooks.changed();
  }

  function rest(view: GameView): BoardState | null {
    const { match, traces, hint } = state;
    return match && boardState(match, view, traces[view.plies - 1] ?? null, hint);
  }

  function showAtRest(): void {
    const at = state.view && rest(state.view);
    if (at) hooks.board()?.show(at);
  }

  /** Shows the position of the match without animation and goes on from there. */
  async function enter(match: Match, kept: AnyTrace[] = []): Promise<void> {
    const stale = supersede();
    hooks.board()?.cancel();
    busy = true;
    state.match = match;
    const args = argsOf(match);
    try {
      const known = kept.slice(0, args.moves.length);
      const asked = args.moves
        .slice(known.length)
        .map((_, i) => core.trace({ ...args, moves: args.moves.slice(0, known.length + i + 1) }));
      const [view, ...traces] = await Promise.all([core.game(args), ...asked]);
      if (stale()) return;
      Object.assign(state, { view, shown: view, traces: [...known, ...traces], kept: false });
      busy = false;
      moving = Promise.resolve();
      hooks.save(match);
      showAtRest();
      hooks.changed();
      void driveComputer(true);
    } catch (error) {
      if (!stale()) fail(error, () => void enter(match, kept));
    }
  }

  async function commit(entry: Entry): Promise<void> {
    const before = state.match;
    if (!before) return;
    const stale = supersede();
    const match: Match = { ...before, entries: [...before.entries, entry], redo: [] };
    busy = true;
    hooks.changed();
    try {
      const [view, trace] = await Promise.all([core.game(argsOf(match)), core.trace(argsOf(match))]);
      if (stale()) return;
      busy = false;
      Object.assign(state, { match, view, traces: [...state.traces, trace], kept: false });
      hooks.save(match);
      hooks.happened({ kind: 'sown', entry, trace, view });
      animate(view, trace);
      hooks.changed();
      void driveComputer(false);
    } catch (error) {
      if (!stale()) fail(error, () => void commit(entry));
    }
  }

  function animate(view: GameView, trace: AnyTrace): void {
    const board = hooks.board();
    const next = rest(view);
    const arrived = () => {
      // A later sowing may have arrived already, or the game may have been taken back.
      if (state.view && view.plies <= state.view.plies && view.plies > (state.shown?.plies ?? -1)) state.shown = view;
      hooks.changed();
    };
    if (!board || !next || isSwap(trace)) {
      if (next) board?.show(next);
      return arrived();
    }
    const mine = state.match;
    moving = Promise.race([board.play(trace, next), wait(kLongestAnimation)]).then((end) => {
      if (end !== 'cancelled' && sameGame(mine)) arrived();
    });
  }

  /** The match goes on from `earlier`: nothing was taken back or begun anew. */
  function sameGame(earlier: Match | null): boolean {
    return (
      state.match !== null && earlier !== null && earlier.entries.every((entry, i) => state.match?.entries[i] === entry)
    );
  }

  function toMove(): string | null {
    const { match, view } = state;
    return match && view && view.mover >= 0 ? controlOf(match, view.mover, view.swapped) : null;
  }

  async function think(player: string): Promise<string> {
    const match = state.match;
    if (!match) throw new Error('no game');
    const overdue = wait(kThinking + kOverdue).then(() => null);
    const thought = await Promise.race([core.think(argsOf(match), player, kThinking), overdue]);
    if (thought) return thought.move;
    core.stopThinking();
    throw coreFailure('silent', `${player} gave no move`, player);
  }

  async function driveComputer(atOnce: boolean, oneStep = false): Promise<void> {
    const player = toMove();
    const { match, view } = state;
    if (!match || !view || player === null || player === kPerson || state.failure || (match.paused && !oneStep)) return;
    const mine = revision;
    state.thinking = view.mover;
    hooks.changed();
    try {
      const followed = moving.then(() => wait(atOnce ? 0 : kGap[hooks.speed()]));
      const [move] = await Promise.all([think(player), followed]);
      if (mine !== revision) return;
      state.thinking = -1;
      await commit({ move, by: 'computer' });
    } catch (error) {
      if (mine === revision) fail(error, () => void driveComputer(true, oneStep));
    }
  }

  function refuse(refusal: Refusal): void {
    state.refusal = refusal;
    hooks.happened({ kind: 'refused', refusal });
    hooks.changed();
  }

  /** A person's pit; false if it was not played. */
  function play(pit: number): boolean {
    const { match, view } = state;
    if (!match || !view || busy) return false;
    const refusal = refusalOf(view, controls(match, view), pit, view.mover);
    if (refusal) refuse(refusal);
    else void commit({ move: String(pit), by: 'person' });
    return refusal === null;
  }

  function press(cell: number): void {
    const { match, view } = state;
    const now = performance.now();
    const board = hooks.board();
    if (board?.busy) {
      board.skip();
      inputFrom = Math.max(inputFrom, now + kAfterSkip);
      return;
    }
    if (!match || !view || busy || now < inputFrom) return;
    const { player, pit } = placeOf(cell, view.pits);
    const refusal = refusalOf(view, controls(match, view), pit, player);
    if (refusal) return refuse(refusal);
    if (play(pit)) inputFrom = now + kDoublePress;
  }

  function swap(): boolean {
    if (busy || !state.view?.swap || toMove() !== kPerson) return false;
    void commit({ move: 'swap', by: 'person' });
    return true;
  }

  function lastDecision(): number {
    const entries = state.match?.entries ?? [];
    const own = entries.findLastIndex((entry) => entry.by === 'person');
    return own < 0 && state.match && !state.match.seats.includes(kPerson) ? entries.length - 1 : own;
  }

  function undo(): void {
    const at = lastDecision();
    const { match } = state;
    if (!match || at < 0) return;
    void enter(
      {
        ...match,
        entries: match.entries.slice(0, at),
        redo: [...match.entries.slice(at), ...match.redo],
        help: true,
        // Two computers would at once play on from where they were taken back to.
        paused: match.paused || !match.seats.includes(kPerson),
      },
      state.traces,
    ).then(() => hooks.happened({ kind: 'back' }));
  }

  function redo(): void {
    const { match } = state;
    if (!match || match.redo.length === 0) return;
    const following = match.redo.findIndex((entry, i) => i > 0 && entry.by === 'person');
    const computers = !match.seats.includes(kPerson);
    const count = computers ? 1 : following < 0 ? match.redo.length : following;
    void enter(
      { ...match, entries: [...match.entries, ...match.redo.slice(0, count)], redo: match.redo.slice(count) },
      state.traces,
    ).then(() => hooks.happened({ kind: 'back' }));
  }

  /** Asks the strongest player, for a hint or to play in the person's place. */
  async function advise(player: string, playIt: boolean): Promise<void> {
    const { match, view } = state;
    if (!match || !view || busy || state.hinting || toMove() !== kPerson) return;
    const stale = supersede();
    state.hinting = true;
    hooks.changed();
    try {
      const move = await think(player);
      if (stale()) return;
      state.hinting = false;
      state.match = { ...match, help: true };
      if (playIt) return await commit({ move, by: 'person' });
      state.hint = move === 'swap' ? 0 : Number(move);
      hooks.save(state.match);
      // During an animation the mark comes with the resting state that follows it.
      void moving.then(() => !stale() && showAtRest());
      hooks.happened({ kind: 'hint', pit: state.hint, swap: move === 'swap' });
      hooks.changed();
    } catch (error) {
      if (!stale()) fail(error, () => void advise(player, playIt));
    }
  }

  function pause(paused: boolean): void {
    if (!state.match) return;
    supersede();
    state.match = { ...state.match, paused };
    hooks.save(state.match);
    hooks.changed();
    if (!paused) void driveComputer(true);
  }

  return {
    state: state as Readonly<GameState>,
    enter,
    press,
    play,
    swap,
    undo,
    redo,
    advise,
    pause,
    isBusy: () => busy,
    step: () => void (state.thinking < 0 && driveComputer(true, true)),
    keepSide: () => {
      state.kept = true;
      hooks.changed();
    },
    canUndo: () => lastDecision() >= 0,
    isPersonsMove: () => toMove() === kPerson,
    retry: () => {
      const go = again;
      again = () => undefined;
      state.failure = null;
      hooks.changed();
      go();
    },
    /** Draws the present position again, after the board or the texts were exchanged. */
    redraw: () => {
      if (!hooks.board()?.busy) showAtRest();
    },
  };
}

export type Game = ReturnType<typeof createGame>;
