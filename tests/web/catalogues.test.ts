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

/** Beginnings of ids that the code puts together: `look-${key}`, or a choice that is named with its values. */
const built = [...code.matchAll(/`((?:[a-z]+-)+)\$\{|named\('([a-z]+)'/g)].map(([, start, key]) => start ?? `${key}-`);

/** Ids of everything the core lists. */
async function listedIds(): Promise<string[]> {
  const call = await callCore();
  const { axes } = JSON.parse(call('axes')) as { axes: { key: string; values?: string[] }[] };
  const { presets } = JSON.parse(call('presets')) as { presets: { name: string }[] };
  const { players } = JSON.parse(call('players')) as {
    players: { name: string; options: { key: string; values?: string[] }[] }[];
  };
  const options = players.flatMap((player) => player.options);
  return [
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
}

describe('catalogues', () => {
  test('are five', () => {
    expect(Object.keys(sources).sort()).toEqual(['de', 'en', 'ka', 'ro', 'ru']);
  });

  test.each(Object.keys(sources))('%s has exactly the messages of English', (language) => {
    const here = contents(language);
    expect([...here.keys()].filter((id) => !english.has(id))).toEqual([]);
    expect([...english.keys()].filter((id) => !here.has(id))).toEqual([]);
  });

  test.each(Object.keys(sources))('%s uses the variables of English, all of them', (language) => {
    for (const [id, variables] of contents(language)) {
      const used = variables.split(' ').filter((name) => name !== '');
      const known = (english.get(id) ?? '').split(' ').filter((name) => name !== '');
      // A language may need the name where English says it otherwise.
      expect([id, used.filter((name) => name !== 'name' && !known.includes(name))]).toEqual([id, []]);
      expect([id, known.filter((name) => !used.includes(name))]).toEqual([id, []]);
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

  test('hold no message that nothing uses', async () => {
    const listed = await listedIds();
    // What the core lists has to be listed; other ids that are put together are known by their beginning.
    const byCore = ['axis-', 'preset-', 'player-', 'option-', ...listed.map((id) => id.replace(/[^-]*$/, ''))];
    const byPage = ['player-person', 'option-refused', 'option-wrong', 'player-options'];
    const unused = [...english.keys()].filter((id) => {
      const name = id.split('.')[0] ?? '';
      if (listed.includes(id) || listed.includes(name) || code.includes(`'${name}'`) || code.includes(`'${id}'`))
        return false;
      if (byPage.includes(name)) return false;
      return byCore.some((start) => name.startsWith(start)) || !built.some((start) => name.startsWith(start));
    });
    expect(unused).toEqual([]);
  });

  test.each(Object.keys(sources))('%s has words for everything the core lists', async (language) => {
    const words = wordsOf(language);
    const ids = await listedIds();
    expect(ids.length).toBeGreaterThan(60);
    expect(ids.filter((id) => words(id) === id)).toEqual([]);
  });
});
