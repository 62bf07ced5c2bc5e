/**
 * What the sowings of the position on the board are worth. A worker of its own weighs them, first shortly, so that
 * something is shown at once, then longer, until all of them are exact or the time is over. Whatever was asked of an
 * earlier position is dropped.
 */
import { isFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import type { GameArgs, GameView, MoveValue } from '../engine/types.js';
import { noTables, type Tables } from '../engine/tables.js';
import { kOverdue, wait } from './pace.js';

/** Milliseconds of one question after the other: none is so long that a new position waits for it noticeably. */
const kSlices: readonly number[] = [120, 250, 400, 600];
/** A slow telephone builds the largest database in far less. */
const kBuilding = 30_000;

export interface PositionValues {
  /** The position they are those of. */
  view: GameView;
  /** The best first. */
  moves: readonly MoveValue[];
  /** No better ones will come. */
  final: boolean;
}

export interface ValuesTarget {
  view: GameView;
  args: GameArgs;
}

export interface ValuesHooks {
  /** There are new values of the position that is followed. */
  found(values: PositionValues): void;
  /** The worker has failed; until the next position none will come. */
  failed(message: string): void;
}

export function allExact({ moves }: PositionValues): boolean {
  return moves.every(({ exact }) => exact);
}

/** What was found here, with what is proved elsewhere in the place of estimates; the best first. */
function joined(found: readonly MoveValue[], known: readonly MoveValue[]): MoveValue[] {
  const better = found.map((one) => (one.exact ? one : (known.find(({ move }) => move === one.move) ?? one)));
  return better.sort((a, b) => b.value - a.value || Number(b.exact) - Number(a.exact));
}

export function createValues(core: Core, hooks: ValuesHooks, tables: Tables = noTables) {
  let target: ValuesTarget | null = null;
  let values: PositionValues | null = null;
  let done = true;
  let working = false;

  /** Fails where an answer is overdue, and ends the worker that owes it. */
  async function inTime<T>(asked: Promise<T>, milliseconds: number): Promise<T> {
    const answer = await Promise.race([asked, wait(milliseconds + kOverdue).then(() => null)]);
    if (answer !== null) return answer;
    core.stopValues();
    throw new Error('no answer in time');
  }

  async function build(rules: string): Promise<void> {
    const built = core.database(rules).catch((error: unknown) => {
      // Some rules have none.
      if (!isFailure(error, 'refused')) throw error;
    });
    await inTime(
      built.then(() => true),
      kBuilding,
    );
  }

  async function weigh(mine: ValuesTarget): Promise<void> {
    let known: readonly MoveValue[] = [];
    for (const [i, milliseconds] of kSlices.entries()) {
      // What is shown at once needs no database; from then on the largest one helps every position of the game.
      if (i === 1) [known] = await Promise.all([tables(mine.args), build(mine.view.rules)]);
      if (mine !== target) return;
      const { values: here } = await inTime(core.values(mine.args, milliseconds), milliseconds);
      if (mine !== target) return;
      const moves = joined(here, known);
      values = { view: mine.view, moves, final: i === kSlices.length - 1 || moves.every(({ exact }) => exact) };
      hooks.found(values);
      if (values.final) break;
    }
    done = true;
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while (target && !done) {
      const mine: ValuesTarget = target;
      try {
        await weigh(mine);
      } catch (error) {
        if (mine !== target) continue;
        done = true;
        hooks.failed(error instanceof Error ? error.message : String(error));
      }
    }
    working = false;
  }

  return {
    /** Weighs this position from now on, null: none. Asked again for the same position it changes nothing. */
    follow(next: ValuesTarget | null): void {
      if (next?.view === target?.view) return;
      target = next;
      values = null;
      done = next === null;
      void work();
    },
    /** Gives back the memory of the worker and its database. */
    stop(): void {
      target = null;
      values = null;
      done = true;
      core.stopValues();
    },
    /** What has been found of exactly this position. */
    of: (view: GameView | null): PositionValues | null => (values && values.view === view ? values : null),
  };
}

export type ValuesSource = ReturnType<typeof createValues>;
