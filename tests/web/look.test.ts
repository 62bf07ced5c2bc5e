import { beforeEach, describe, expect, test } from 'vitest';
import type { Happening } from '../../web/app/game-types.js';
import { createGame, type Game } from '../../web/app/game.js';
import { ownTurnStart, turnStarts } from '../../web/app/history.js';
import { wait } from '../../web/app/pace.js';
import { kPerson, type Match } from '../../web/app/types.js';
import { testBoard, type TestBoard } from './support/board.js';
import { testCore, type TestCore } from './support/core.js';

let core: TestCore;
let board: TestBoard;
let game: Game;
let happenings: Happening[];

function fresh(seats: string[], rules: string, moves: string): Match {
  const entries = moves
    .split(' ')
    .filter(Boolean)
    .map((move) => ({ move, by: 'person' as const }));
  return { rules, start: 'start', first: 0, seats, entries, redo: [], help: false, paused: false };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(1);
}
const idle = () => until(() => !game.isBusy() && game.state.thinking < 0);
const moves = () => game.state.match?.entries.map((entry) => entry.move).join(' ');

beforeEach(async () => {
  core = await testCore();
  board = testBoard();
  happenings = [];
  game = createGame(core.core, {
    board: () => board,
    speed: () => 'off',
    changed: () => undefined,
    happened: (what) => happenings.push(what),
    save: () => undefined,
  });
});

describe('an earlier position', () => {
  test('is shown without legal pits, and left again as it was', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 6 2'));
    const present = game.state.view;
    game.look(1);
    await until(() => game.state.looking);
    expect(game.state.shown?.plies).toBe(1);
    expect(board.shown.at(-1)?.cells).toEqual([4, 4, 0, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4, 0]);
    expect(board.shown.at(-1)?.legal).toEqual([]);
    expect(board.shown.at(-1)?.marks.start).toBe(2);
    expect(game.state.view).toBe(present);
    expect(moves()).toBe('3 6 2');
    game.present();
    expect(game.state.looking).toBe(false);
    expect(game.state.shown).toBe(present);
    expect(board.shown.at(-1)?.cells).toEqual(present?.cells);
    expect(board.shown.at(-1)?.legal.length).toBe(present?.legal.length);
    expect(happenings.map(({ kind }) => kind)).toEqual(['looked', 'looked']);
  });

  test('the present one is not looked at', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 6'));
    game.look(2);
    game.look(7);
    await idle();
    expect(game.state.looking).toBe(false);
    expect(happenings).toEqual([]);
  });

  test('a press on the board only leaves it', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 6'));
    game.look(0);
    await until(() => game.state.looking);
    game.press(7);
    expect(game.state.looking).toBe(false);
    expect(moves()).toBe('3 6');
    game.press(7);
    await until(() => moves() === '3 6 1');
  });

  test('of two wishes the later one counts', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 6 2'));
    game.look(2);
    game.look(1);
    await until(() => game.state.looking);
    await idle();
    expect(game.state.shown?.plies).toBe(1);
    game.look(0);
    game.present();
    await core.core.presets();
    expect(game.state.looking).toBe(false);
  });

  test('the game goes on from it', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 6 2 1'));
    game.look(2);
    await until(() => game.state.looking);
    game.backTo(2);
    await until(() => moves() === '3 6');
    expect(game.state.looking).toBe(false);
    expect(game.state.match?.help).toBe(true);
    expect(game.state.match?.redo.map((entry) => entry.move)).toEqual(['2', '1']);
    game.redo();
    await until(() => moves() === '3 6 2');
  });

  test('a thought goes on meanwhile, and its sowing leads back to the game', async () => {
    await game.enter(fresh([kPerson, 'level-1'], '6x4', '3'));
    core.thinking.hold = true;
    game.play(6);
    await until(() => core.thinking.asked.length === 1);
    game.look(0);
    await until(() => game.state.looking);
    core.thinking.release();
    await until(() => (game.state.view?.plies ?? 0) > 2);
    expect(game.state.looking).toBe(false);
    expect(game.state.shown).toBe(game.state.view);
  });

  test('two computers wait while somebody looks', async () => {
    await game.enter({ ...fresh(['level-1', 'level-1'], '6x4', '3 6'), paused: true });
    game.look(1);
    await until(() => game.state.looking);
    expect(game.state.match?.paused).toBe(true);
    game.pause(false);
    await until(() => (game.state.view?.plies ?? 0) > 2);
    expect(game.state.looking).toBe(false);
    game.look(0);
    await until(() => game.state.looking);
    await until(() => game.state.match?.paused === true);
    expect(game.state.shown?.plies).toBe(0);
  });
});

describe('turns', () => {
  test('begin where their first sowing stands, a swap before them', async () => {
    await game.enter(fresh([kPerson, 'level-1'], '6x4,opening=pie', '3 6 swap 4 1 2'));
    const { match, view } = game.state;
    expect(view?.turns.map((turn) => turn.sowings.length)).toEqual([2, 1, 1, 1]);
    expect(turnStarts(view?.turns ?? [])).toEqual([0, 3, 4, 5]);
    expect(match && view && ownTurnStart(match, view)).toBe(5);
  });

  test('a whole turn of a person is taken back, also behind the reply', async () => {
    await game.enter(fresh([kPerson, kPerson], '6x4', '3 6 1'));
    const { match, view } = game.state;
    if (!match || !view) throw new Error('no game');
    expect(ownTurnStart(match, view)).toBe(2);
    expect(ownTurnStart({ ...match, seats: [kPerson, 'level-1'] }, view)).toBe(0);
    expect(ownTurnStart({ ...match, seats: ['level-1', kPerson] }, view)).toBe(2);
    expect(ownTurnStart({ ...match, seats: ['level-1', 'level-1'] }, view)).toBe(2);
    expect(ownTurnStart({ ...match, seats: ['level-1', kPerson] }, { ...view, turns: view.turns.slice(0, 1) })).toBe(
      -1,
    );
  });
});
