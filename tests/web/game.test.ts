import { beforeEach, describe, expect, test } from 'vitest';
import type { Happening } from '../../web/app/game-types.js';
import { createGame, type Game } from '../../web/app/game.js';
import { kDoublePress, wait } from '../../web/app/pace.js';
import { argsOf, kPerson, type Match } from '../../web/app/types.js';
import { testBoard, type TestBoard } from './support/board.js';
import { testCore, type TestCore } from './support/core.js';

let core: TestCore;
let board: TestBoard;
let game: Game;
let saved: Match[];
let happenings: Happening[];

function fresh(seats: string[], rules = '6x4', moves = ''): Match {
  const entries = moves
    .split(' ')
    .filter(Boolean)
    .map((move) => ({ move, by: 'person' as const }));
  return {
    rules,
    start: 'start',
    first: 0,
    seats,
    entries,
    redo: [],
    help: false,
    paused: false,
  };
}

/** Waits until something has come about; the test's own time limit ends a wait in vain. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(1);
}

const plies = () => game.state.view?.plies ?? -1;
const pits = () => game.state.match?.entries.map((entry) => entry.move).join(' ');
const idle = () => until(() => !game.isBusy() && game.state.thinking < 0 && !game.state.hinting);

beforeEach(async () => {
  core = await testCore();
  board = testBoard();
  saved = [];
  happenings = [];
  game = createGame(core.core, {
    board: () => board,
    speed: () => 'off',
    changed: () => undefined,
    happened: (what) => happenings.push(what),
    save: (match) => saved.push(match),
  });
});

describe('a person and a computer', () => {
  test('play in turn, and all of it is saved', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    expect(game.play(6)).toBe(true);
    await until(() => plies() > 1 && game.isPersonsMove());
    expect(game.state.match?.entries[0]).toEqual({ move: '6', by: 'person' });
    expect(game.state.match?.entries[1]?.by).toBe('computer');
    expect(saved.at(-1)).toEqual(game.state.match);
    expect(board.played.length).toBe(plies());
    expect(board.shown.at(-1)?.cells).toEqual(game.state.view?.cells);
  });

  test('the computer begins where it has the first move', async () => {
    await game.enter(fresh(['level-1', kPerson]));
    await until(() => plies() > 0 && game.isPersonsMove());
    expect(game.state.match?.entries[0]?.by).toBe('computer');
    expect(game.canUndo()).toBe(false);
    expect(board.shown.at(-1)?.viewer).toBe(1);
  });

  test('undo while the computer thinks cancels the thought for good', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    core.thinking.hold = true;
    game.play(6);
    await until(() => core.thinking.asked.length === 1);
    expect(game.state.thinking).toBe(1);
    game.undo();
    await idle();
    core.thinking.release();
    await wait(20);
    expect(plies()).toBe(0);
    expect(game.isPersonsMove()).toBe(true);
    expect(game.state.match?.help).toBe(true);
    expect(happenings.at(-1)?.kind).toBe('back');
  });

  test('undo takes back the whole reply and redo brings it again', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    game.play(6);
    await until(() => plies() > 1 && game.isPersonsMove());
    const played = pits();
    game.undo();
    await idle();
    expect(plies()).toBe(0);
    game.redo();
    await idle();
    expect(pits()).toBe(played);
    expect(game.state.match?.redo).toEqual([]);
    expect(game.state.traces).toHaveLength(plies());
  });

  test('undo inside a chain takes back one own sowing', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    game.play(3);
    await idle();
    core.thinking.hold = true;
    game.play(6);
    await until(() => game.state.thinking === 1);
    game.undo();
    await idle();
    expect(pits()).toBe('3');
    game.undo();
    await idle();
    expect(pits()).toBe('');
  });

  test('a new move forgets what was taken back', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 6'));
    game.undo();
    await idle();
    expect(game.state.match?.redo).toHaveLength(1);
    game.play(1);
    await idle();
    expect(game.state.match?.redo).toEqual([]);
  });

  test('a new game during a thought begins clean', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    core.thinking.hold = true;
    game.play(6);
    await until(() => core.thinking.asked.length === 1);
    await game.enter(fresh([kPerson, kPerson], '6x6'));
    core.thinking.release();
    await wait(20);
    expect(plies()).toBe(0);
    expect(game.state.view?.rules).toBe('6x6');
    expect(game.state.thinking).toBe(-1);
  });

  test('a new game in mid-animation is not overtaken by the old one', async () => {
    board.slow = true;
    await game.enter(fresh([kPerson, kPerson]));
    game.play(3);
    await idle();
    expect(game.state.shown?.plies).toBe(0);
    await game.enter(fresh([kPerson, kPerson], '6x6'));
    board.finish();
    await wait(5);
    expect(game.state.shown?.rules).toBe('6x6');
    expect(game.state.shown?.plies).toBe(0);
    expect(board.shown.at(-1)?.cells[0]).toBe(6);
  });

  test('texts follow the board, not the position it is on the way to', async () => {
    board.slow = true;
    await game.enter(fresh([kPerson, kPerson]));
    game.play(3);
    await idle();
    expect([game.state.view?.plies, game.state.shown?.plies]).toEqual([1, 0]);
    board.finish();
    await until(() => game.state.shown?.plies === 1);
  });
});

describe('presses', () => {
  test('a double press after an extra move plays once', async () => {
    await game.enter(fresh([kPerson, kPerson]));
    game.press(2);
    await idle();
    expect(game.state.view?.mover).toBe(0);
    game.press(1);
    await idle();
    expect(pits()).toBe('3');
    await wait(kDoublePress);
    game.press(1);
    await idle();
    expect(pits()).toBe('3 2');
  });

  test('a press while seeds move only skips', async () => {
    board.slow = true;
    await game.enter(fresh([kPerson, kPerson]));
    game.press(2);
    await idle();
    await wait(kDoublePress);
    game.press(1);
    await idle();
    expect(board.skips).toBe(1);
    expect(pits()).toBe('3');
    game.press(1);
    await idle();
    expect(pits()).toBe('3');
  });

  test.each([
    [7, 'foreign'],
    [6, 'store'],
  ])('on cell %i are answered with a reason', async (cell, why) => {
    await game.enter(fresh([kPerson, kPerson]));
    game.press(cell);
    const last = happenings.at(-1);
    expect(last?.kind === 'refused' && last.refusal.why).toBe(why);
    expect(plies()).toBe(0);
  });

  test('out of turn are answered with a reason', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    core.thinking.hold = true;
    game.play(6);
    await until(() => game.state.thinking === 1);
    expect(game.play(1)).toBe(false);
    expect(happenings.at(-1)).toMatchObject({
      refusal: { why: 'computer', side: 1 },
    });
  });
});

describe('help', () => {
  test('a hint marks a legal pit and plays nothing', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    await game.advise('level-2', false);
    const pit = game.state.advice?.pit ?? 0;
    expect(game.state.view?.legal).toContain(pit);
    expect(plies()).toBe(0);
    expect(saved.at(-1)?.help).toBe(true);
    // First only what to look for; the mark comes with the second step.
    await wait(1);
    expect(board.shown.at(-1)?.marks.hint).toBe(null);
    await game.advise('level-2', false);
    await until(() => board.shown.at(-1)?.marks.hint === pit - 1);
    await game.advise('level-2', false);
    await game.advise('level-2', false);
    expect(happenings.map((what) => (what.kind === 'hint' ? what.step : 0))).toEqual([1, 2, 3, 3]);
    expect(core.thinking.asked.length).toBe(1);
    game.play(1);
    await idle();
    expect(game.state.advice).toBe(null);
  });

  test.each([
    ['0,0,0,0,2,1,20/0,0,3,0,1,0,21 S', 6, -2],
    ['0,0,3,0,1,0,21/0,0,0,0,2,1,20 N', 6, -2],
  ])('a hint tells how sure it is: %s', async (start, pit, value) => {
    await game.enter({ ...fresh([kPerson, kPerson]), start });
    await game.advise('level-5', false);
    expect(happenings.at(-1)).toEqual({ kind: 'hint', pit, swap: false, said: { value, exact: true }, step: 1 });
  });

  test('a best move that is known is told without asking anybody', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    await game.advise('level-2', false, { move: '4', value: 2, exact: true });
    expect(core.thinking.asked).toEqual([]);
    expect(happenings.at(-1)).toEqual({ kind: 'hint', pit: 4, swap: false, said: { value: 2, exact: true }, step: 1 });
    await game.advise('level-2', true, { move: '4', value: 2, exact: true });
    expect(pits()?.startsWith('4')).toBe(true);
  });

  test('values seen by a person are help, also while his move is under way; a computer sees none', async () => {
    await game.enter(fresh([kPerson, kPerson]));
    game.play(1);
    game.helped();
    await idle();
    expect(plies()).toBe(1);
    expect(game.state.match?.help).toBe(true);
    expect(saved.at(-1)?.help).toBe(true);
    await game.enter({ ...fresh(['level-1', 'level-1']), paused: true });
    game.helped();
    expect(game.state.match?.help).toBe(false);
  });

  test('a hint that comes too late is dropped', async () => {
    await game.enter(fresh([kPerson, kPerson]));
    core.thinking.hold = true;
    void game.advise('level-2', false);
    await until(() => core.thinking.asked.length === 1);
    game.play(1);
    await idle();
    core.thinking.release();
    await wait(20);
    expect(game.state.advice).toBeNull();
    expect(pits()).toBe('1');
  });

  test('the computer can play one move in the place of a person', async () => {
    await game.enter(fresh([kPerson, kPerson]));
    await game.advise('level-1', true);
    await idle();
    expect(game.state.match?.entries).toMatchObject([{ by: 'person' }]);
  });
});

describe('two computers', () => {
  test('play to the end, and the second game is like the first', async () => {
    for (let round = 0; round < 2; round++) {
      await game.enter(fresh(['random', 'random'], '3x2'));
      await until(() => game.state.view?.over !== null);
      const stores = game.state.view?.over?.stores ?? [];
      expect(stores.reduce((sum, seeds) => sum + seeds, 0)).toBe(12);
      expect(game.state.thinking).toBe(-1);
    }
  });

  test('pause, single steps, go on', async () => {
    await game.enter({ ...fresh(['random', 'random'], '3x2'), paused: true });
    await wait(10);
    expect(plies()).toBe(0);
    game.step();
    await until(() => plies() === 1);
    await wait(10);
    expect(plies()).toBe(1);
    game.undo();
    await idle();
    expect([plies(), game.state.match?.paused]).toEqual([0, true]);
    game.pause(false);
    await until(() => game.state.view?.over !== null);
  });

  test('undo after the end goes one sowing back and stays there', async () => {
    await game.enter(fresh(['random', 'random'], '3x2'));
    await until(() => game.state.view?.over !== null);
    const end = plies();
    game.undo();
    await idle();
    expect(plies()).toBe(end - 1);
    expect(game.state.view?.over).toBeNull();
  });
});

describe('the pie rule', () => {
  test('a swap changes who plays which side, and the computer goes on', async () => {
    await game.enter({
      ...fresh(['level-1', kPerson], '6x6,opening=pie', '2'),
      entries: [{ move: '2', by: 'computer' }],
    });
    expect(game.state.view?.swap).toBe(true);
    expect(game.swap()).toBe(true);
    await until(() => plies() > 2 && game.isPersonsMove());
    expect(board.shown.at(-1)?.viewer).toBe(0);
    expect(game.swap()).toBe(false);
    game.undo();
    await idle();
    expect(pits()).toBe('2');
    expect(game.state.view?.swapped).toBe(false);
  });
});

describe('failures', () => {
  test('a crashed core keeps the game and can be tried again', async () => {
    await game.enter(fresh([kPerson, kPerson]));
    core.rules.crashNext = true;
    game.play(3);
    await until(() => game.state.failure !== null);
    expect(pits()).toBe('');
    game.retry();
    await until(() => plies() === 1);
    expect(pits()).toBe('3');
    expect(game.state.failure).toBeNull();
  });

  test('a crashed thought can be tried again', async () => {
    await game.enter(fresh([kPerson, 'level-1']));
    core.thinking.crashNext = true;
    game.play(6);
    await until(() => game.state.failure !== null);
    expect(pits()).toBe('6');
    game.retry();
    await until(() => plies() > 1);
  });

  test('moves the core does not accept leave the game that was there', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3'));
    const before = argsOf(game.state.match ?? expect.fail('no game'));
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 3'));
    expect(game.state.failure?.kind).toBe('core');
    expect(argsOf(game.state.match ?? expect.fail('no game'))).toEqual(before);
  });
});
