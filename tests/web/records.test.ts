import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../../web/app/app.js';
import { readRecord, writeRecord } from '../../web/app/records.js';
import { withPersonAt } from '../../web/app/seats.js';
import { kPerson, type Match } from '../../web/app/types.js';
import { testCore, type TestCore } from './support/core.js';
import { wordsOf } from './support/words.js';

let core: TestCore;

function appWith(match: Match | null): App {
  return { core: core.core, words: wordsOf('en'), game: { state: { match } } } as unknown as App;
}

function fresh(seats: string[], rules: string, moves: string, change: Partial<Match> = {}): Match {
  const entries = moves
    .split(' ')
    .filter(Boolean)
    .map((move) => ({ move, by: 'person' as const }));
  return { rules, start: 'start', first: 0, seats, entries, redo: [], help: false, paused: false, ...change };
}

const kDay = new Date(2026, 0, 5);

beforeEach(async () => {
  core = await testCore();
});

describe('records', () => {
  test('name the people, the day and the turns', async () => {
    const text = await writeRecord(appWith(fresh([kPerson, 'level-2'], '6x4', '3 6 2')), kDay);
    expect(text).toContain('[Rules "6x4"]');
    expect(text).toContain('[South "Person"]');
    expect(text).toContain('[North "level-2"]');
    expect(text).toContain('[Date "2026.01.05"]');
    expect(text).toContain('1. 3,6 2');
  });

  test.each([
    ['a game against a computer', fresh([kPerson, 'level-2'], '6x4', '3 6 2')],
    ['its seats exchanged', fresh(['level-2', kPerson], '6x4', '3 6 2')],
    ['North begins', fresh([kPerson, 'alpha-beta:depth=5'], '6x4', '3 6 2', { first: 1 })],
    ['a swap', fresh([kPerson, 'level-2'], '6x4,opening=pie', '3 6 swap 2 1')],
    ['a swap at the end', fresh([kPerson, 'level-2'], '6x4,opening=pie', '3 6 swap')],
    ['three players', fresh([kPerson, 'level-1', kPerson], '6x4,players=3', '1 2 3')],
    ['a given position', fresh([kPerson, kPerson], '6x4', '6', { start: '0,0,0,0,2,1,26/4,4,4,4,2,1,0 S' })],
    ['a deal', fresh([kPerson, kPerson], '6x4,start=random', '', { start: 'seed=7' })],
  ])('of %s come back as they went out', async (_, match) => {
    const text = await writeRecord(appWith(match), kDay);
    const back = await readRecord(appWith(null), text);
    expect({ ...back, entries: back.entries.map(({ move }) => move) }).toEqual({
      ...match,
      entries: match.entries.map(({ move }) => move),
    });
  });

  test('tell who decided, also behind a swap', async () => {
    const text = await writeRecord(appWith(fresh([kPerson, 'level-2'], '6x4,opening=pie', '3 6 swap 1 1')), kDay);
    const back = await readRecord(appWith(null), text);
    // The computer swaps: North's row, still to move, is the person's from then on.
    expect(back.entries.map(({ by }) => by)).toEqual(['person', 'person', 'computer', 'person', 'computer']);
  });

  test('of two computers wait', async () => {
    const text = await writeRecord(appWith(fresh(['level-1', 'level-2'], '6x4', '3 6 2')), kDay);
    expect((await readRecord(appWith(null), text)).paused).toBe(true);
  });

  test('of others come in: boards of a tournament, names nobody knows', async () => {
    const boards = await readRecord(appWith(null), ' <4,0,0,4,4,4,4,4,4,4,4>\r\n<4,1,0,0,5,5,5,4,4,4,4>\r\n');
    expect([boards.rules, boards.entries.map(({ move }) => move), boards.seats]).toEqual([
      '4x4',
      ['1'],
      [kPerson, kPerson],
    ]);
    const named = await readRecord(appWith(null), '[Rules "6x4"]\n[South "Ann"]\n[North "level-9"]\n\n1. 3,6 2 *\n');
    expect(named.seats).toEqual([kPerson, kPerson]);
  });

  test.each([
    ['[Rules "6x4"]\n\n1. 3,6 9', 'line 3'],
    ['<4,0,0,4,4>', 'line 1'],
    ['hello', 'the tag Rules is missing'],
    ['[Rules "6x99999"]\n\n1. 3', '99999'],
  ])('that cannot be read say where: %s', async (text, where) => {
    await expect(readRecord(appWith(null), text)).rejects.toThrow(where);
  });
});

describe('the seats of a linked position', () => {
  test('have a person to move', () => {
    expect(withPersonAt([kPerson, 'level-2'], 0)).toEqual([kPerson, 'level-2']);
    expect(withPersonAt([kPerson, 'level-2'], 1)).toEqual(['level-2', kPerson]);
    expect(withPersonAt(['level-1', kPerson, 'level-3'], 2)).toEqual(['level-1', 'level-3', kPerson]);
    expect(withPersonAt(['level-1', 'level-2'], 1)).toEqual(['level-1', 'level-2']);
    // Over: nobody is to move.
    expect(withPersonAt([kPerson, 'level-2'], -1)).toEqual([kPerson, 'level-2']);
  });
});
