import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createValues, type PositionValues } from '../../web/app/values.js';
import { wait } from '../../web/app/pace.js';
import { tablesAt } from '../../web/engine/tables.js';
import type { GameArgs, MoveValue } from '../../web/engine/types.js';
import { testCore } from './support/core.js';

const args: GameArgs = { rules: '6x4', start: 'start', first: 0, moves: ['3', '6'] };
let asked: string[];
let answer: () => Response | Promise<Response>;
let time: number;

beforeEach(() => {
  asked = [];
  time = 0;
  vi.stubGlobal('navigator', { onLine: true });
});

function tables() {
  const ask = async (url: string | URL | Request) => {
    asked.push(String(url as string));
    return answer();
  };
  return tablesAt('http://here/values', ask, () => time);
}

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the tables of the server', () => {
  test('are asked for the whole game, and only exact values are taken', async () => {
    answer = () =>
      reply({
        seeds: 24,
        values: [
          { move: '3', value: 4, exact: true },
          { move: '5', value: 4, exact: false },
          { move: 5, value: 4, exact: true },
          { move: '6', value: 'much', exact: true },
        ],
      });
    expect(await tables()(args)).toEqual([{ move: '3', value: 4, exact: true }]);
    expect(asked).toEqual(['http://here/values?rules=6x4&start=start&first=0&moves=3+6']);
  });

  test('without any for some rules are not asked for these again', async () => {
    const ask = tables();
    answer = () => reply({ seeds: -1, values: [] });
    expect(await ask(args)).toEqual([]);
    expect(await ask(args)).toEqual([]);
    expect(asked).toHaveLength(1);
    await ask({ ...args, rules: '6x6' });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['a refusal', () => reply({ error: 'no', what: 'rules' }, 400)],
    ['another server', () => new Response('<html>', { status: 200 })],
    ['nonsense', () => reply([1, 2])],
    ['no net', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are left alone for a minute after %s', async (_, fails) => {
    const ask = tables();
    answer = fails;
    expect(await ask(args)).toEqual([]);
    expect(await ask(args)).toEqual([]);
    expect(asked).toHaveLength(1);
    time = 61_000;
    answer = () => reply({ seeds: 24, values: [{ move: '3', value: 4, exact: true }] });
    expect(await ask(args)).toHaveLength(1);
  });

  test('are not asked offline, nor about a game too long for a query', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await tables()(args)).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    expect(await tables()({ ...args, moves: Array.from({ length: 3000 }, () => '3') })).toEqual([]);
    expect(asked).toEqual([]);
  });
});

test.each([0, 1])('exact values from there replace estimates, player %i to move', async (first) => {
  const { core } = await testCore();
  const found: PositionValues[] = [];
  const known: MoveValue[] = [{ move: '2', value: 40, exact: true }];
  const values = createValues(
    core,
    { found: (one) => found.push(one), failed: (message) => expect.fail(message) },
    () => Promise.resolve(known),
  );
  const game = { rules: '6x6', start: 'start', first, moves: [] };
  const view = await core.game(game);
  values.follow({ view, args: game });
  while (!found.at(-1)?.final) await wait(5);
  expect(found[0]?.moves.some(({ exact }) => exact)).toBe(false);
  expect(found.at(-1)?.moves[0]).toEqual(known[0]);
  expect(found.at(-1)?.moves.filter(({ exact }) => exact)).toHaveLength(1);
  expect(found.at(-1)?.moves).toHaveLength(6);
});
