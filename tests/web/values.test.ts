import { beforeEach, describe, expect, test } from 'vitest';
import { saidText } from '../../web/app/said.js';
import { controls } from '../../web/app/seats.js';
import { namesOf } from '../../web/app/names.js';
import { hintSentence } from '../../web/app/show-values.js';
import { tellMoves } from '../../web/app/tell.js';
import { boardTexts } from '../../web/app/texts.js';
import { argsOf, kPerson, type Match } from '../../web/app/types.js';
import { bestSentence, pitValues, provedBest, saidOf, valueText } from '../../web/app/value-text.js';
import { createValues, type PositionValues, type ValuesSource } from '../../web/app/values.js';
import { wait } from '../../web/app/pace.js';
import { testCore, type TestCore } from './support/core.js';
import { sources, wordsOf } from './support/words.js';

let core: TestCore;
let found: PositionValues[];
let failures: string[];
let values: ValuesSource;

beforeEach(async () => {
  core = await testCore();
  found = [];
  failures = [];
  values = createValues(core.core, {
    found: (one) => found.push(one),
    failed: (message) => failures.push(message),
  });
});

function matchAt(rules: string, start: string, first = 0, moves: readonly string[] = []): Match {
  return {
    rules,
    start,
    first,
    seats: [kPerson, kPerson, kPerson, kPerson],
    entries: moves.map((move) => ({ move, by: 'person' })),
    redo: [],
    help: false,
    paused: false,
  };
}

async function targetAt(...at: Parameters<typeof matchAt>) {
  const match = matchAt(...at);
  return { match, args: argsOf(match), view: await core.core.game(argsOf(match)) };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(1);
}

async function valuesAt(...at: Parameters<typeof matchAt>) {
  const target = await targetAt(...at);
  values.follow(target);
  await until(() => found.at(-1)?.view === target.view && found.at(-1)?.final === true);
  return { ...target, found: found.at(-1) as PositionValues };
}

// `kalah analyze` of docs/commands.md, and the same with the players exchanged.
const kEnding = '0,0,0,0,2,1,20/0,0,3,0,1,0,21 S';
const kExchanged = '0,0,3,0,1,0,21/0,0,0,0,2,1,20 N';
const kExpected = [
  { move: '6', value: -2, exact: true },
  { move: '5', value: -4, exact: true },
];

describe('values of a position', () => {
  test.each([kEnding, kExchanged])('are exact at its end, whoever moves: %s', async (start) => {
    const { view, found: all } = await valuesAt('6x4', start);
    expect(all.moves).toEqual(kExpected);
    expect(values.of(view)).toBe(all);
    const offset = view.mover * 7;
    expect(pitValues(view, all)).toEqual([
      { cell: offset + 5, text: '−2', exact: true },
      { cell: offset + 4, text: '−4', exact: true },
    ]);
    expect(provedBest(all)).toEqual(kExpected[0]);
  });

  test('the best of a proved position is what perfect plays', async () => {
    for (const start of ['1,0,2,0,3,1,18/2,1,0,4,0,1,15 S', '2,1,0,4,0,1,15/1,0,2,0,3,1,18 N']) {
      const { args, found: all } = await valuesAt('6x4', start);
      const best = provedBest(all);
      const thought = await core.core.think(args, 'perfect', 1000);
      expect(thought.exact).toBe(true);
      expect(thought.value).toBe(best?.value);
      expect(all.moves.filter(({ value }) => value === best?.value).map(({ move }) => move)).toContain(thought.move);
    }
  });

  test('are estimates where nothing is proved, first quickly and then better', async () => {
    const { found: all } = await valuesAt('6x6', 'start');
    expect(all.moves).toHaveLength(6);
    expect(all.moves.some(({ exact }) => exact)).toBe(false);
    expect(found.length).toBeGreaterThan(1);
    expect(found.slice(0, -1).some(({ final }) => final)).toBe(false);
    expect(core.values.asked).toContain('database\t6x6\tmost');
    expect(provedBest(all)).toBeNull();
  });

  test('come for rules without a database, and for four players as estimates of their seeds', async () => {
    const cross = await valuesAt('4x2,sow=cross', 'start');
    expect(cross.found.moves.length).toBe(4);
    const four = await valuesAt('3x1,players=4', 'start');
    expect(four.found.moves.every(({ exact }) => !exact)).toBe(true);
    expect(pitValues(four.view, four.found)[0]?.text).toMatch(/^≈\d+$/);
    expect(failures).toEqual([]);
  });

  test('an offered swap has a value and no pit', async () => {
    const { view, found: all } = await valuesAt('4x1,opening=pie', 'start', 0, ['1']);
    expect(view.swap).toBe(true);
    const swap = all.moves.find(({ move }) => move === 'swap');
    const bestSowing = all.moves.find(({ move }) => move !== 'swap');
    expect((swap?.value ?? NaN) + (bestSowing?.value ?? NaN)).toBe(0);
    expect(pitValues(view, all)).toHaveLength(all.moves.length - 1);
  });
});

describe('a late answer', () => {
  test('of an earlier position is dropped, and the new one is answered', async () => {
    const earlier = await targetAt('6x6', 'start');
    const later = await targetAt('6x6', 'start', 0, ['6']);
    core.values.hold = true;
    values.follow(earlier);
    await until(() => core.values.asked.length === 1);
    values.follow(later);
    expect(values.of(earlier.view)).toBeNull();
    core.values.release();
    await until(() => found.length > 0);
    expect(found.map(({ view }) => view)).toEqual(found.map(() => later.view));
    expect(values.of(earlier.view)).toBeNull();
  });

  test('is dropped after undo, and a second game begins afresh', async () => {
    const first = await valuesAt('6x4', kEnding);
    const played = await targetAt('6x4', kEnding, 0, ['5']);
    values.follow(played);
    expect(values.of(first.view)).toBeNull();
    // Undo makes a new view of the same position.
    const undone = await valuesAt('6x4', kEnding);
    expect(undone.view).not.toBe(first.view);
    expect(undone.found.moves).toEqual(kExpected);
    expect(values.of(played.view)).toBeNull();
    const second = await valuesAt('6x4,capture=always', kExchanged);
    expect(second.found.moves.every(({ exact }) => exact)).toBe(true);
    expect(found.filter(({ view }) => view === second.view).length).toBeGreaterThan(0);
  });

  test('does not come after the switch is off; on again it is asked anew', async () => {
    const target = await targetAt('6x4', kEnding);
    core.values.hold = true;
    values.follow(target);
    await until(() => core.values.asked.length === 1);
    values.stop();
    core.values.release();
    await wait(20);
    expect(found).toEqual([]);
    expect(failures).toEqual([]);
    values.follow(target);
    await until(() => found.length > 0);
    expect(found[0]?.moves).toEqual(kExpected);
  });

  test('asked twice for one position it is weighed once', async () => {
    const target = await valuesAt('6x4', kEnding);
    const asked = core.values.asked.length;
    values.follow({ view: target.view, args: target.args });
    await wait(20);
    expect(core.values.asked.length).toBe(asked);
  });
});

test('a crash of the worker is told once, and the next position is answered', async () => {
  core.values.crashNext = true;
  values.follow(await targetAt('6x4', 'start'));
  await until(() => failures.length > 0);
  expect(failures).toEqual(['the worker ended']);
  await valuesAt('6x4', kEnding);
  expect(failures).toHaveLength(1);
});

describe('in words', () => {
  test('the text of a value tells exact from estimate without colour', () => {
    expect(valueText({ move: '1', value: 4, exact: true }, 2)).toBe('+4');
    expect(valueText({ move: '1', value: 0, exact: false }, 2)).toBe('≈0');
    expect(valueText({ move: '1', value: -12, exact: false }, 2)).toBe('≈−12');
    expect(valueText({ move: '1', value: 12, exact: false }, 3)).toBe('≈12');
  });

  test('names of pits, possible moves, the best and hints say how sure it is', async () => {
    const { match, view, found: all } = await valuesAt('6x4', kEnding);
    const words = wordsOf('en');
    const names = namesOf(words, match, view);
    const texts = boardTexts(view, controls(match, view), names, words, all);
    expect(texts.cell(5).name).toBe('pit 6 of South, one seed, exact, loses by 2');
    expect(texts.cell(9).name).toBe('pit 3 of North, 3 seeds');
    expect(texts.cell(6).name).toBe('store of South, 20 seeds');
    expect(tellMoves(view, true, names, words, all)).toContain(
      'pit 6 ends in the store, extra move (exact, loses by 2)',
    );
    expect(bestSentence(words, view, all)).toBe('Best is pit 6: exact, loses by 2.');
    const hint = { pit: 6, swap: false, said: { value: -2, exact: true }, step: 3 };
    const told = (change: object) => hintSentence({ ...hint, ...change }, view, names, words);
    expect(told({ step: 1 })).toBe('**Hint:** look for an extra move. Press again for the pit.');
    expect(told({ step: 2 })).toBe('**Hint:** play pit 6.');
    expect(told({})).toBe('Pit 6 ends in the store, extra move. The result: exact, loses by 2.');
    expect(told({ said: null })).toBe('Pit 6 ends in the store, extra move.');
    expect(told({ step: 1, pit: 0, swap: true })).toBe('**Hint:** compare the two sides. Press again for more.');
    expect(told({ pit: 0, swap: true })).toBe('**Hint:** swap sides. The result: exact, loses by 2.');
  });

  test.each(Object.keys(sources))('equally good sowings are named together, surer ones apart: %s', async (language) => {
    const { view } = await targetAt('6x4', 'start');
    const words = wordsOf(language);
    const at = (moves: PositionValues['moves']) => bestSentence(words, view, { view, moves, final: true });
    const one = { value: 2, exact: true };
    const sure = saidText(words, one, 2);
    expect(
      at([
        { move: '3', ...one },
        { move: '5', ...one },
        { move: '1', value: 2, exact: false },
      ]),
    ).toBe(words('say-best', { count: 2, list: '3, 5', said: sure }));
    expect(at([{ move: 'swap', ...one }])).toBe(words('say-best-swap', { said: sure }));
    expect(at([])).toBe('');
    expect(saidOf(words, view, { view, moves: [{ move: '3', ...one }], final: true }, '4')).toBeNull();
  });
});
