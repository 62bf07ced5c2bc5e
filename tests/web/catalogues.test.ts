import { FluentResource } from '../../web/node_modules/@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { callCore } from './support/core.js';
import { sources, wordsOf } from './support/words.js';

const code = Object.values(
  import.meta.glob<string>('../../web/app/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** Every message and attribute of a catalogue with the variables it uses. */
function contents(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const variables = (pattern: unknown): string[] => {
    if (Array.isArray(pattern)) return pattern.flatMap(variables);
    if (typeof pattern !== 'object' || pattern === null) return [];
    if ('type' in pattern && pattern.type === 'var' && 'name' in pattern) return [String(pattern.name)];
    return Object.values(pattern).flatMap(variables);
  };
  const used = (pattern: unknown) => [...new Set(variables(pattern))].sort().join(' ');
  for (const message of new FluentResource(sources[language] ?? '').body) {
    if (message.value !== null) found.set(message.id, used(message.value));
    for (const [name, pattern] of Object.entries(message.attributes)) found.set(`${message.id}.${name}`, used(pattern));
  }
  return found;
}

const english = contents('en');
/** Ids that are put together from what the core lists. */
const built =
  /^(axis|preset|player|players|teams|start|sow|lap|capture|extra|end|rest|stop|opening|first|refused|option|eval)-/;
const builtHere = /^(speed|theme|numbers|material|seeds|command|welcome)-/;

describe('catalogues', () => {
  test('are at least English and Russian', () => {
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(['en', 'ru']));
  });

  test.each(Object.keys(sources))('%s has exactly the messages of English', (language) => {
    const here = contents(language);
    expect([...here.keys()].filter((id) => !english.has(id))).toEqual([]);
    expect([...english.keys()].filter((id) => !here.has(id))).toEqual([]);
  });

  test.each(Object.keys(sources))('%s uses no variable that English has not', (language) => {
    for (const [id, variables] of contents(language)) {
      const known = english.get(id)?.split(' ') ?? [];
      const strange = variables.split(' ').filter((name) => name !== '' && !known.includes(name));
      // A language may need the name where English says it otherwise.
      expect([id, strange.filter((name) => name !== 'name')]).toEqual([id, []]);
    }
  });

  test.each(Object.keys(sources))('%s writes every line of a message in full', (language) => {
    // What the parser cannot read it drops: the number of messages tells.
    const written = (sources[language] ?? '').split('\n').filter((line) => /^[a-z][\w-]* =/.test(line));
    const attributes = (sources[language] ?? '').split('\n').filter((line) => /^\s+\.[a-z]+ =/.test(line));
    expect(contents(language).size).toBe(written.length + attributes.length);
  });

  test('hold every message the code names', () => {
    const named = [...code.matchAll(/words\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '');
    const chosen = [...code.matchAll(/\? '([a-z]+(?:-[a-z]+)+)' : '([a-z]+(?:-[a-z]+)+)'/g)].flatMap((m) => [
      m[1],
      m[2],
    ]);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((id) => !english.has(id))).toEqual([]);
    expect(
      chosen.filter((id) => id !== undefined && /^(say|why|turn|cell|trouble)-/.test(id) && !english.has(id)),
    ).toEqual([]);
  });

  test('hold no message that nothing uses', () => {
    const unused = [...english.keys()].filter((id) => {
      const name = id.split('.')[0] ?? '';
      return !built.test(name) && !builtHere.test(name) && !code.includes(`'${name}'`) && !code.includes(`'${id}'`);
    });
    expect(unused.filter((id) => !['speed', 'theme', 'numbers', 'material', 'seeds', 'language'].includes(id))).toEqual(
      [],
    );
  });

  test.each(Object.keys(sources))('%s has words for everything the core lists', async (language) => {
    const words = wordsOf(language);
    const call = await callCore();
    const { axes } = JSON.parse(call('axes')) as {
      axes: { key: string; values?: string[] }[];
    };
    const { presets } = JSON.parse(call('presets')) as {
      presets: { name: string }[];
    };
    const { players } = JSON.parse(call('players')) as {
      players: { name: string; options: { key: string; values?: string[] }[] }[];
    };
    const options = players.flatMap((player) => player.options);
    const ids = [
      ...axes.map(({ key }) => `axis-${key}`),
      ...axes.flatMap(({ key, values = [] }) => values.flatMap((value) => [`${key}-${value}`, `${key}-${value}.says`])),
      ...presets.map(({ name }) => `preset-${name}`),
      ...players.flatMap(({ name }) => [`player-${name}`, `player-${name}.note`, `player-${name}.says`]),
      ...options.flatMap(({ key, values = [] }) => [
        `option-${key}`,
        `option-${key}.short`,
        ...values.map((value) => `${key}-${value}`),
      ]),
    ];
    expect(ids.length).toBeGreaterThan(60);
    expect(ids.filter((id) => words(id) === id)).toEqual([]);
  });

  test('decline Russian numbers', () => {
    const words = wordsOf('ru');
    const say = (seeds: number) => words('cell-store', { who: 'you', name: 'Вы', seeds });
    expect([1, 2, 5, 11, 21, 22, 25, 111].map(say)).toEqual([
      'ваш калах, 1 зерно',
      'ваш калах, 2 зерна',
      'ваш калах, 5 зёрен',
      'ваш калах, 11 зёрен',
      'ваш калах, 21 зерно',
      'ваш калах, 22 зерна',
      'ваш калах, 25 зёрен',
      'ваш калах, 111 зёрен',
    ]);
  });
});
