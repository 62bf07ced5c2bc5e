import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sources } from './support/words.js';

const glossary = new TextDecoder().decode(await readFile(new URL('../../docs/glossary.md', import.meta.url)));

/** Rows of the table that has the heading, each with its cells. */
function table(heading: RegExp): string[][] {
  const lines = glossary.split('\n');
  const from = lines.findIndex((line) => heading.test(line));
  expect(from).toBeGreaterThanOrEqual(0);
  const rows: string[][] = [];
  for (const line of lines.slice(from + 2)) {
    if (!line.startsWith('|')) break;
    rows.push(
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  }
  return rows;
}

/** What a reader of the catalogue sees: no comments, names of messages or arguments. */
function texts(language: string): string {
  return (sources[language] ?? '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^\s*(\.?[\w-]+ =)/, '').replace(/\{[^}]*(\}|$)|\[\w+\]/g, ' '))
    .join('\n')
    .toLowerCase();
}

const words = (cell: string | undefined) => (cell ?? '').split(/[,;]/).map((word) => word.trim().replace(/ \(.*$/, ''));

/** A word by itself; with `*` at its end any word that begins so. */
function has(text: string, word: string): boolean {
  const open = word.endsWith('*');
  const stem = (open ? word.slice(0, -1) : word).toLowerCase();
  return new RegExp(`(?<!\\p{L})${stem}${open ? '' : '(?!\\p{L})'}`, 'u').test(text);
}

const all = ['en', 'de', 'ro', 'ru', 'ka'];

describe('the glossary', () => {
  test('has a word for everything in five languages', () => {
    const rows = table(/^\| thing \| English \|/);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => row.length !== 6 || row.includes(''))).toEqual([]);
    expect(Object.keys(sources).sort()).toEqual([...all].sort());
  });

  test('tells a whole word from the beginning of one', () => {
    expect(has('die gruben', 'Grube')).toBe(false);
    expect(has('die gruben', 'Grube*')).toBe(true);
    expect(has('zugrube', 'Grube*')).toBe(false);
  });

  test.each([
    ['en', 1],
    ['ru', 2],
    ['de', 3],
    ['ro', 4],
  ])('has plural forms that %s uses', (language, column) => {
    const text = texts(language);
    for (const row of table(/^\| thing \| English: one/)) {
      const used = words(row[column]).some((form) => has(text, form));
      expect([row[0], used]).toEqual([row[0], true]);
    }
  });

  test.each([
    ['en', 'English'],
    ['de', 'German'],
    ['ro', 'Romanian'],
    ['ru', 'Russian'],
    ['ka', 'Georgian'],
  ])('rules out words that %s does not use', (language, name) => {
    const row = table(/^\| language \| wrong/).find(([first]) => first === name);
    // The game and, in some languages, its store have the same name: only the word by itself would be wrong.
    const wrong = words(row?.[1]).filter((word) => word !== 'Kalah');
    expect(wrong.length).toBeGreaterThan(3);
    expect(wrong.filter((word) => has(texts(language), word))).toEqual([]);
  });

  test.each([
    ['en', 1],
    ['de', 2],
    ['ro', 3],
    ['ru', 4],
    ['ka', 5],
  ])('is what %s speaks', (language, column) => {
    const text = texts(language);
    const rows = table(/^\| thing \| English \|/);
    for (const thing of ['the game', 'pit', 'store', 'seed', 'row', 'draw', 'hint', 'rules', 'pie rule', 'level']) {
      const row = rows.find(([first]) => first === thing);
      expect([thing, has(text, `${words(row?.[column])[0]}*`)]).toEqual([thing, true]);
    }
  });

  test.each(all)('%s is written in its own letters', (language) => {
    const text = (sources[language] ?? '').replaceAll(/^#.*$/gm, '');
    // Romanian has a comma below, not a cedilla; Georgian has no capitals in running text.
    expect(text).not.toMatch(/[\u015e\u015f\u0162\u0163\u10a0-\u10c5\u1c90-\u1cbf]/u);
    const foreign: Record<string, RegExp> = { ka: /\p{Script=Cyrillic}/u, ru: /\p{Script=Georgian}/u };
    const strange = foreign[language] ?? /\p{Script=Georgian}|\p{Script=Cyrillic}/u;
    expect(text).not.toMatch(strange);
  });
});
