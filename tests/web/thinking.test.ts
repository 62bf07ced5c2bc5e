import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGame, type Game } from '../../web/app/game.js';
import { kOverdue, kThinking } from '../../web/app/pace.js';
import { kPerson, type Match } from '../../web/app/types.js';
import { testBoard } from './support/board.js';
import { testCore, type TestCore } from './support/core.js';

const kPatience = kThinking + kOverdue;
const match: Match = {
  rules: '6x4',
  start: 'start',
  first: 0,
  seats: [kPerson, 'level-1'],
  entries: [{ move: '6', by: 'person' }],
  redo: [],
  help: false,
  paused: false,
};

let core: TestCore;
let game: Game;

beforeEach(async () => {
  core = await testCore();
  const board = testBoard();
  game = createGame(core.core, {
    board: () => board,
    speed: () => 'off',
    changed: () => undefined,
    happened: () => undefined,
    save: () => undefined,
  });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function enterSilently(): Promise<void> {
  core.thinking.hold = true;
  void game.enter(match);
  await pass(10);
  expect(game.state.thinking).toBe(1);
}

describe('a computer that gives no answer', () => {
  test('is waited for as long as its own time says', async () => {
    core.thinking.hold = true;
    void game.enter({ ...match, seats: [kPerson, 'level-1:time=9000'] });
    await pass(10);
    expect(core.thinking.asked.at(-1)).toMatch(/\tlevel-1:time=9000\t9000$/);
    await pass(9000 + kOverdue - 20);
    expect(core.thinking.asked).toHaveLength(1);
    await pass(20);
    expect(core.thinking.asked).toHaveLength(2);
  });

  test('is stopped, asked once more, then told with a way to try again', async () => {
    await enterSilently();
    expect(core.thinking.asked).toHaveLength(1);
    await pass(kPatience - 20);
    expect(core.thinking.asked).toHaveLength(1);
    await pass(20);
    expect(core.thinking.asked).toHaveLength(2);
    expect(game.state.thinking).toBe(1);
    expect(game.state.failure).toBeNull();
    await pass(kPatience + 10);
    expect(core.thinking.asked).toHaveLength(2);
    expect(game.state.failure?.kind).toBe('silent');
    expect(game.state.thinking).toBe(-1);

    core.thinking.release();
    game.retry();
    await pass(2000);
    expect(game.state.failure).toBeNull();
    expect(game.state.match?.entries.length).toBeGreaterThan(1);
  });

  test('may still answer the second time', async () => {
    await enterSilently();
    core.thinking.hold = false;
    await pass(kPatience + 2000);
    expect(game.state.failure).toBeNull();
    expect(game.state.match?.entries.length).toBeGreaterThan(1);
  });

  test('is not asked again once its thought is called off', async () => {
    await enterSilently();
    game.undo();
    await pass(2 * kPatience + 20);
    expect(core.thinking.asked).toHaveLength(1);
    expect(game.state.failure).toBeNull();
    expect(game.isPersonsMove()).toBe(true);
  });
});
