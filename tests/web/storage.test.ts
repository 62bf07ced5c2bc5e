import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newMatch, rematch, fitSeats } from '../../web/app/seats.js';
import * as storage from '../../web/app/storage.js';
import { argsOf, kPerson, type Match } from '../../web/app/types.js';
import { chooseLanguage } from '../../web/app/words.js';
import { testCore } from './support/core.js';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  // Object.keys of a storage lists what it holds.
  vi.stubGlobal(
    'localStorage',
    new Proxy(store, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: (_, key) => ({
        enumerable: true,
        configurable: true,
        value: kept.get(String(key)),
      }),
    }),
  );
});

const match: Match = {
  rules: '6x4',
  start: 'start',
  first: 0,
  seats: [kPerson, 'level-2'],
  entries: [
    { move: '3', by: 'person' },
    { move: '6', by: 'computer', said: { value: -2, exact: true } },
  ],
  redo: [],
  help: true,
  paused: false,
};

describe('what is remembered', () => {
  test('a game comes back as it was', () => {
    storage.saveGame('a', match);
    expect(storage.loadGame('a')).toEqual({ match });
    expect(storage.loadGame('b')).toBe('none');
  });

  test.each([
    ['no JSON', '{"version":1,"match":'],
    ['another version', JSON.stringify({ version: 99, match })],
    ['no match', JSON.stringify({ version: 1 })],
    ['a list', '[]'],
    ['null', 'null'],
    ['text for moves', JSON.stringify({ version: 1, match: { ...match, entries: '3 6' } })],
    [
      'entries of nobody',
      JSON.stringify({
        version: 1,
        match: { ...match, entries: [{ move: '3', by: 'ghost' }] },
      }),
    ],
    [
      'two moves in one',
      JSON.stringify({
        version: 1,
        match: { ...match, entries: [{ move: '3 6', by: kPerson }] },
      }),
    ],
    [
      'a computer that said nonsense',
      JSON.stringify({
        version: 1,
        match: { ...match, entries: [{ move: '3', by: 'computer', said: { value: 'much', exact: true } }] },
      }),
    ],
    ['one seat', JSON.stringify({ version: 1, match: { ...match, seats: [kPerson] } })],
    ['half a player to begin', JSON.stringify({ version: 1, match: { ...match, first: 0.5 } })],
  ])('a game stored as %s is broken, not fatal', (_, text) => {
    kept.set('kalah.game.a', text);
    expect(storage.loadGame('a')).toBe('broken');
  });

  test('settings keep what is valid and replace the rest', () => {
    kept.set(
      'kalah.settings',
      JSON.stringify({
        version: 1,
        speed: 'fast',
        theme: 'pink',
        numbers: 3,
        material: 'granite',
        seeds: 'pebbles',
        language: 'ru',
      }),
    );
    expect(storage.loadSettings()).toEqual({
      ...storage.defaultSettings,
      speed: 'fast',
      seeds: 'pebbles',
      language: 'ru',
    });
    kept.set('kalah.settings', 'nonsense');
    expect(storage.loadSettings()).toEqual(storage.defaultSettings);
  });

  test('a forbidden storage is survived', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
      removeItem: () => {
        throw new Error('denied');
      },
    });
    storage.saveGame('a', match);
    storage.dropGame('a');
    expect(storage.loadGame('a')).toBe('none');
    expect(storage.loadSettings()).toEqual(storage.defaultSettings);
    expect(storage.loadSetup()).toBeNull();
  });

  test('games of old tabs are dropped, the latest is first', () => {
    for (let i = 0; i < 12; i++) {
      kept.set(`kalah.game.t${i}`, JSON.stringify({ version: 1, saved: i, match }));
    }
    const tabs = storage.storedTabs();
    expect(tabs[0]).toBe('t11');
    expect(tabs).toHaveLength(8);
    expect(kept.has('kalah.game.t0')).toBe(false);
  });
});

describe('the next game', () => {
  const lot = (value: number) => ({ below: (limit: number) => value % limit });
  const seats = [kPerson, 'level-2'];

  async function finished(rules: string, start: string, moves: string[], first = 0) {
    const { core } = await testCore();
    const entries = moves.map((move) => ({ move, by: 'person' as const }));
    const played: Match = { ...match, rules, start, first, seats, entries };
    return { played, view: await core.game(argsOf(played)) };
  }

  /** South wins 28 : 20. */
  const kSouthWins = '0,0,0,0,0,1,27/1,2,0,0,0,0,17 S';

  test.each([
    ['6x4', { first: 0, seats: ['level-2', kPerson] }],
    ['6x4,first=alternate', { first: 1, seats }],
    ['6x4,first=winner', { first: 0, seats }],
    ['6x4,first=loser', { first: 1, seats }],
    ['6x4,first=lot', { first: 1, seats }],
  ])('under %s', async (rules, expected) => {
    const { played, view } = await finished(rules, kSouthWins, ['6']);
    expect(view.over?.stores).toEqual([28, 20]);
    expect(rematch(played, view, lot(1))).toMatchObject({
      ...expected,
      entries: [],
      redo: [],
      help: false,
    });
  });

  test('after a draw the other begins where the result would decide', async () => {
    const { played, view } = await finished('6x4,first=loser', '0,0,0,0,0,1,23/1,2,0,0,0,0,21 S', ['6']);
    expect(view.over?.winner).toBe(-1);
    expect(rematch(played, view, lot(0)).first).toBe(1);
  });

  test('of teams the one with more seeds wins, whoever holds the fullest store', async () => {
    for (const [first, beginner] of [
      ['winner', 0],
      ['loser', 1],
    ] as const) {
      const rules = `3x2,players=4,teams=yes,first=${first}`;
      const { played, view } = await finished(rules, 'start', ['1', '2', '3', '2', '3', '2', '1', '3', '2']);
      expect(view.over?.stores).toEqual([6, 8, 7, 3]);
      expect(rematch(played, view, lot(0)).first).toBe(beginner);
    }
  });

  test('a tab in a position begins no further argument', async () => {
    const { core } = await testCore();
    const start = '4,4,4,4,4,4,0/4,4,4,4,4,4,0 S\t0\t3';
    await expect(core.game({ rules: '6x4', start, first: 0, moves: [] })).rejects.toThrow('unknown mover');
  });

  test('a random deal draws its own seed each time', async () => {
    const { core } = await testCore();
    const { rules, axes } = await core.rules('6x4,start=random');
    const one = newMatch({ rules, seats }, axes, lot(5));
    expect(one.start).toBe('seed=5');
    expect((await core.game(argsOf(one))).total).toBe(48);
  });

  test('more players get computers', () => {
    expect(fitSeats(seats, 4, 'level-2')).toEqual([kPerson, 'level-2', 'level-2', 'level-2']);
    expect(fitSeats(seats, 2, 'level-2')).toEqual(seats);
  });
});

test('the language is the wanted one, else the first known of the reader', () => {
  expect(chooseLanguage('ru', ['en'])).toBe('ru');
  expect(chooseLanguage('xx', ['fr-CA', 'ru-RU', 'en'])).toBe('ru');
  expect(chooseLanguage(null, ['fr'])).toBe('en');
});
