/**
 * The course of one game at a time. It asks the core for everything that is a rule, hands traces to the board and lets the
 * computers play. Whatever changes the game raises `revision`; an answer asked for under an older one is dropped, so no
 * late thought, press or animation of an earlier position or game can touch the present one.
 */
import type { BoardState } from '../board/types.js';
import { isFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import type { GameView, MoveValue } from '../engine/types.js';
import { boardState } from './board-state.js';
import { placeOf } from './cells.js';
import type { GameHooks, GameState } from './game-types.js';
import { broughtBack, canTakeBack, goesOnFrom, takenBack, takenBackTo } from './history.js';
import { kAfterSkip, kDoublePress, kGap, kLongestAnimation, kShortly, wait } from './pace.js';
import { refusalOf } from './refusal.js';
import { controlOf, controls } from './seats.js';
import { askPlayer, computerEntry, saidBy } from './thinking.js';
import { argsOf, isSwap, kPerson, type AnyTrace, type Entry, type Match } from './types.js';

/** What to look for, which pit, why. */
const kHintSteps = 3;

export function createGame(core: Core, hooks: GameHooks) {
  const state: GameState = {
    match: null,
    view: null,
    shown: null,
    looking: false,
    traces: [],
    thinking: -1,
    hinting: false,
    advice: null,
    failure: null,
    kept: false,
  };
  let revision = 0;
  /** The latest wish to look at another position. */
  let glance = 0;
  /** The core is being asked about a change; until it answers nothing else is played. */
  let busy = false;
  let inputFrom = 0;
  let moving: Promise<unknown> = Promise.resolve();
  let again: () => void = () => undefined;

  /** Ends whatever was under way; the returned test tells whether the caller has been overtaken in turn. */
  function supersede(): () => boolean {
    const mine = ++revision;
    if (state.thinking >= 0 || state.hinting) core.stopThinking();
    Object.assign(state, { thinking: -1, hinting: false, advice: null, failure: null });
    endLook();
    return () => mine !== revision;
  }

  /** The present position counts as arrived at: whatever follows begins from it. */
  function endLook(): void {
    ++glance;
    if (!state.looking) return;
    Object.assign(state, { looking: false, shown: state.view });
  }

  function fail(error: unknown, retry: () => void): void {
    busy = false;
    Object.assign(state, { thinking: -1, hinting: false });
    if (!isFailure(error, 'stopped')) {
      const message = error instanceof Error ? error.message : String(error);
      state.failure = { kind: isFailure(error, 'silent') ? 'silent' : 'core', message };
      again = retry;
    }
    hooks.changed();
  }

  function atRest(view: GameView): BoardState | null {
    const { match, traces, advice } = state;
    const hint = advice && advice.step > 1 ? advice.pit : null;
    return match && boardState(match, view, traces[view.plies - 1] ?? null, hint);
  }

  /** Shows the position after so many entries, as it was; the game stays where it is and a thought goes on. */
  async function look(plies: number): Promise<void> {
    // Without a person at the board nobody would see the position for long.
    if (state.match && !state.match.seats.includes(kPerson) && !state.match.paused) pause(true);
    const mine = ++glance;
    while (busy) await wait(kShortly);
    const { match, view, traces } = state;
    if (mine !== glance || !match || !view) return;
    if (plies >= view.plies) return present();
    const args = argsOf(match);
    try {
      const seen = await core.game({ ...args, moves: args.moves.slice(0, plies) });
      if (mine !== glance) return;
      Object.assign(state, { looking: true, shown: seen });
      hooks.board()?.show({ ...boardState(match, seen, traces[plies - 1] ?? null, null), legal: [], outcomes: [] });
      hooks.happened({ kind: 'looked' });
      hooks.changed();
    } catch (error) {
      if (mine === glance) fail(error, () => void look(plies));
    }
  }

  /** From a position that is looked at back to the game. */
  function present(): void {
    if (!state.looking) return;
    endLook();
    showAtRest();
    hooks.happened({ kind: 'looked' });
    hooks.changed();
  }

  function showAtRest(): void {
    const rest = state.view && atRest(state.view);
    if (rest) hooks.board()?.show(rest);
  }

  /** Shows the position of a match without animation and goes on from there. `known`: traces of its first entries. */
  async function enter(match: Match, known: readonly AnyTrace[] = []): Promise<boolean> {
    const stale = supersede();
    hooks.board()?.cancel();
    busy = true;
    const args = argsOf(match);
    const kept = known.slice(0, args.moves.length);
    const further = args.moves.slice(kept.length);
    try {
      const [view, ...traces] = await Promise.all([
        core.game(args),
        ...further.map((_, i) => core.trace({ ...args, moves: args.moves.slice(0, kept.length + i + 1) })),
      ]);
      if (stale()) return false;
      Object.assign(state, { match, view, shown: view, traces: [...kept, ...traces], kept: false });
      busy = false;
      moving = Promise.resolve();
      hooks.save(match);
      showAtRest();
      hooks.changed();
      void driveComputer(true);
      return true;
    } catch (error) {
      if (!stale()) fail(error, () => void enter(match, known));
      return false;
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
      // Pause may have been pressed, or values shown, meanwhile.
      const played = { ...match, paused: state.match?.paused ?? match.paused, help: state.match?.help ?? match.help };
      Object.assign(state, { match: played, view, traces: [...state.traces, trace], kept: false });
      hooks.save(played);
      hooks.happened({ kind: 'sown', entry, trace, view });
      animate(match, view, trace);
      hooks.changed();
      void driveComputer(false);
    } catch (error) {
      if (!stale()) fail(error, () => void commit(entry));
    }
  }

  function animate(match: Match, view: GameView, trace: AnyTrace): void {
    const board = hooks.board();
    const next = atRest(view);
    const arrived = () => {
      if (!state.looking && view.plies > (state.shown?.plies ?? -1)) state.shown = view;
      hooks.changed();
    };
    if (!board || !next || isSwap(trace)) {
      if (next) board?.show(next);
      return arrived();
    }
    // The game never depends on the board's answer, only waits for it a while.
    moving = Promise.race([board.play(trace, next), wait(kLongestAnimation)]).then((end) => {
      if (end !== 'cancelled' && goesOnFrom(match, state.match)) arrived();
    });
  }

  function toMove(): string | null {
    const { match, view } = state;
    return match && view && view.mover >= 0 ? controlOf(match, view.mover, view.swapped) : null;
  }

  async function driveComputer(atOnce: boolean, oneStep = false): Promise<void> {
    const player = toMove();
    const { match, view } = state;
    if (!match || !view || player === null || player === kPerson || state.failure) return;
    if (match.paused && !oneStep) return;
    const mine = revision;
    state.thinking = view.mover;
    hooks.changed();
    try {
      const followed = moving.then(() => wait(atOnce ? 0 : kGap[hooks.speed()]));
      const [thought] = await Promise.all([askPlayer(core, match, player), followed]);
      if (mine === revision) await commit(computerEntry(player, thought));
    } catch (error) {
      if (mine === revision) fail(error, () => void driveComputer(true, oneStep));
    }
  }

  /** A person's cell by place; false, with the reason told, if it cannot be played. */
  function playPlace(pit: number, side: number): boolean {
    const { match, view } = state;
    if (!match || !view || busy) return false;
    const refusal = refusalOf(view, controls(match, view), pit, side);
    if (refusal) hooks.happened({ kind: 'refused', refusal });
    else void commit({ move: String(pit), by: 'person' });
    return refusal === null;
  }

  function press(cell: number): void {
    const board = hooks.board();
    const now = performance.now();
    if (board?.busy) {
      board.skip();
      inputFrom = Math.max(inputFrom, now + kAfterSkip);
      return;
    }
    if (state.looking) return present();
    if (!state.view || now < inputFrom) return;
    const { player, pit } = placeOf(cell, state.view.pits);
    if (playPlace(pit, player)) inputFrom = now + kDoublePress;
  }

  function swap(): boolean {
    if (busy || !state.view?.swap || toMove() !== kPerson) return false;
    void commit({ move: 'swap', by: 'person' });
    return true;
  }

  async function moveTo(kind: 'back' | 'forth', match: Match | null): Promise<void> {
    if (match && !busy && (await enter(match, state.traces))) hooks.happened({ kind });
  }

  /** The next step of a hint that was found; the last one can be told again. */
  function tellAdvice(): void {
    if (!state.advice) return;
    const mine = revision;
    const advice = { ...state.advice, step: Math.min(kHintSteps, state.advice.step + 1) };
    state.advice = advice;
    // During an animation the mark comes with the resting position that follows it.
    void moving.then(() => mine === revision && showAtRest());
    hooks.happened({ kind: 'hint', ...advice });
    hooks.changed();
  }

  /** Asks a player in the person's place, for a hint or to play; a best move that is known already needs no asking. */
  async function advise(player: string, playIt: boolean, known: MoveValue | null = null): Promise<void> {
    const { match } = state;
    if (!match || busy || state.hinting || toMove() !== kPerson) return;
    present();
    if (state.advice && !playIt) return tellAdvice();
    const stale = supersede();
    state.hinting = true;
    hooks.changed();
    try {
      const thought = known ?? (await askPlayer(core, match, player));
      if (stale()) return;
      const { move } = thought;
      state.hinting = false;
      state.match = { ...match, help: true };
      if (playIt) return await commit({ move, by: 'person' });
      const swap = move === 'swap';
      state.advice = { pit: swap ? 0 : Number(move), swap, said: saidBy(thought), step: 0 };
      hooks.save(state.match);
      tellAdvice();
    } catch (error) {
      if (!stale()) fail(error, () => void advise(player, playIt, known));
    }
  }

  function pause(paused: boolean): void {
    if (!state.match) return;
    state.match = { ...state.match, paused };
    hooks.changed();
    if (busy) return;
    const { looking } = state;
    supersede();
    if (looking) showAtRest();
    hooks.save(state.match);
    void driveComputer(true);
  }

  return {
    state: state as Readonly<GameState>,
    enter,
    press,
    play: (pit: number) => playPlace(pit, state.view?.mover ?? -1),
    swap,
    look: (plies: number) => void look(plies),
    present,
    advise,
    pause,
    /** A person has seen more than the board shows by itself. */
    helped: () => {
      if (!state.match || state.match.help || toMove() !== kPerson) return;
      state.match = { ...state.match, help: true };
      hooks.save(state.match);
    },
    undo: () => void moveTo('back', state.match && takenBack(state.match)),
    redo: () => void moveTo('forth', state.match && broughtBack(state.match)),
    /** Takes back all entries after the first so many. */
    backTo: (plies: number) => void moveTo('back', state.match && takenBackTo(state.match, plies)),
    canUndo: () => state.match !== null && canTakeBack(state.match),
    step: () => {
      if (state.thinking < 0 && !busy) void driveComputer(true, true);
    },
    isBusy: () => busy,
    isPersonsMove: () => toMove() === kPerson,
    keepSide: () => {
      state.kept = true;
      hooks.changed();
    },
    retry: () => {
      const go = again;
      again = () => undefined;
      state.failure = null;
      hooks.changed();
      go();
    },
  };
}

export type Game = ReturnType<typeof createGame>;
