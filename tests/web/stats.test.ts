import { beforeEach, describe, expect, test } from 'vitest';
import { backupText, restore } from '../../web/app/backup.js';
import { finishedGame, noteGame, tallies } from '../../web/app/stats.js';
import * as storage from '../../web/app/storage.js';
import { argsOf, kPerson, type AnyTrace, type Finished, type Match } from '../../web/app/types.js';
import type { GameView } from '../../web/engine/types.js';
import { testCore, type TestCore } from './support/core.js';
import { freshStorage } from './support/storage.js';

let core: TestCore;
let kept: Map<string, string>;
beforeEach(async () => {
  core = await testCore();
  kept = freshStorage();
});

/** The chain example: five extra moves, a capture and the end in one turn. */
const kChain: Match = {
  rules: '6x4',
  start: '0,0,0,3,2,1,10/4,4,4,4,4,4,8 S',
  first: 0,
  seats: [kPerson, 'level-2'],
  entries: ['6', '5', '6', '4', '6', '5'].map((move) => ({ move, by: 'person' })),
  redo: [],
  help: false,
  paused: false,
  id: '1-2',
};

async function course(match: Match): Promise<{ view: GameView; traces: AnyTrace[] }> {
  const args = argsOf(match);
  const view = await core.core.game(args);
  const traces = await Promise.all(
    args.moves.map((_, i) => core.core.trace({ ...args, moves: args.moves.slice(0, i + 1) })),
  );
  return { view, traces };
}

const exchanged: Match = {
  ...kChain,
  start: '4,4,4,4,4,4,8/0,0,0,3,2,1,10 N',
  seats: ['level-2', kPerson],
  id: '3-4',
};

describe('a finished game', () => {
  test.each([
    ['of South', kChain, 0],
    ['of North', exchanged, 1],
  ])('%s says what it was to the person', async (_, match, side) => {
    const { view, traces } = await course(match);
    expect(finishedGame(match, view, traces, 5)).toEqual({
      id: match.id,
      at: 5,
      rules: '6x4',
      opponents: ['level-2'],
      side,
      help: false,
      result: -1,
      margin: -8,
      chain: 6,
      capture: 5,
    });
  });

  test('is none before its end, between two persons or two computers, or without a name', async () => {
    const { view, traces } = await course(kChain);
    const open = { ...kChain, entries: kChain.entries.slice(0, 3) };
    const unfinished = await course(open);
    expect(finishedGame(open, unfinished.view, unfinished.traces, 0)).toBe(null);
    for (const seats of [
      [kPerson, kPerson],
      ['level-1', 'level-1'],
    ]) {
      expect(finishedGame({ ...kChain, seats }, view, traces, 0)).toBe(null);
    }
    const { id, ...nameless } = kChain;
    expect(id).toBeDefined();
    expect(finishedGame(nameless, view, traces, 0)).toBe(null);
  });

  test('counts once, and not at all when it is taken back', async () => {
    const { view, traces } = await course(kChain);
    noteGame(kChain, view, traces, 1);
    noteGame({ ...kChain, help: true }, view, traces, 2);
    expect(storage.loadStats().map(({ id, help }) => [id, help])).toEqual([['1-2', true]]);
    const back = { ...kChain, entries: kChain.entries.slice(0, 5) };
    const before = await course(back);
    noteGame(back, before.view, before.traces, 3);
    expect(storage.loadStats()).toEqual([]);
    noteGame(kChain, view, traces, 4);
    const other = await course(exchanged);
    noteGame(exchanged, other.view, other.traces, 5);
    expect(storage.loadStats().map(({ id }) => id)).toEqual(['1-2', '3-4']);
  });
});

const game = (change: Partial<Finished>): Finished => ({
  id: 'a',
  at: 1,
  rules: '6x4',
  opponents: ['level-1'],
  side: 0,
  help: false,
  result: 1,
  margin: 10,
  chain: 3,
  capture: 4,
  ...change,
});

describe('tallies', () => {
  test('add up like games, the latest kind first, games with help apart', () => {
    const found = tallies([
      game({ at: 1 }),
      game({ at: 2, result: -1, margin: -5, chain: 7, capture: 1 }),
      game({ at: 3, result: 0, margin: 0 }),
      game({ at: 4, help: true }),
      game({ at: 5, side: 1 }),
      game({ at: 0, rules: '6x6' }),
    ]);
    expect(found.map(({ rules, side, help, games }) => [rules, side, help, games])).toEqual([
      ['6x4', 1, false, 1],
      ['6x4', 0, true, 1],
      ['6x4', 0, false, 3],
      ['6x6', 0, false, 1],
    ]);
    expect(found[2]).toMatchObject({ wins: 1, draws: 1, losses: 1, margin: 5 / 3, chain: 7, capture: 4 });
  });
});

describe('a backup', () => {
  test('takes everything along and adds it to what is there', () => {
    storage.saveGame('tab', kChain);
    storage.saveStats([game({ id: 'x' })]);
    storage.saveSettings({ ...storage.defaultSettings, theme: 'dark' });
    const text = backupText();
    kept.clear();
    storage.saveStats([game({ id: 'y', at: 9 })]);
    expect(restore(text)).toEqual({ games: 1, finished: 1 });
    expect(storage.loadGame('tab')).toEqual({ match: kChain });
    expect(storage.loadStats().map(({ id }) => id)).toEqual(['x', 'y']);
    expect(storage.loadSettings().theme).toBe('dark');
    // A second time nothing is doubled, and the game that went on here stays as it is.
    storage.saveGame('tab', { ...kChain, help: true });
    expect(restore(text)).toEqual({ games: 0, finished: 0 });
    expect(storage.loadStats().length).toBe(2);
    expect(storage.loadGame('tab')).toEqual({ match: { ...kChain, help: true } });
  });

  test.each(['', '{', '[]', 'null', '{"format":"other","data":{}}', '{"format":"kalah-backup"}'])(
    'of something else is refused: %s',
    (text) => {
      expect(restore(text)).toBe(null);
    },
  );

  test('leaves out what is broken in it', () => {
    const text = JSON.stringify({
      format: 'kalah-backup',
      data: {
        'kalah.game.bad': { version: 2, match: { rules: 3 } },
        'kalah.game.old': { version: 1, match: kChain },
        'kalah.stats': { version: 2, games: [{ id: 1 }, game({ id: 'ok' })] },
        'other.thing': { version: 2 },
      },
    });
    expect(restore(text)).toEqual({ games: 1, finished: 1 });
    expect([...kept.keys()].sort()).toEqual(['kalah.game.old', 'kalah.stats']);
  });
});

describe('data of the version before', () => {
  test('come up to date, games with a name', () => {
    kept.set('kalah.game.7-7', JSON.stringify({ version: 1, saved: 3, match: { ...kChain, id: undefined } }));
    kept.set('kalah.settings', JSON.stringify({ version: 1, speed: 'slow' }));
    expect(storage.loadGame('7-7')).toEqual({ match: { ...kChain, id: '7-7' } });
    expect(storage.loadSettings().speed).toBe('slow');
  });

  test('of a version to come are left alone', () => {
    kept.set('kalah.settings', JSON.stringify({ version: storage.kVersion + 1, speed: 'slow' }));
    expect(storage.loadSettings().speed).toBe('normal');
  });
});
