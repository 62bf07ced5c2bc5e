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
const has = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text);

describe('the glossary', () => {
  test('has a word for everything in five languages', () => {
    const rows = table(/^\| thing \| English \|/);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => row.length !== 6 || row.includes(''))).toEqual([]);
  });

  test.each([
    ['en', 1],
    ['ru', 2],
  ])('has plural forms that %s uses', (language, column) => {
    const text = texts(language);
    for (const row of table(/^\| thing \| English: one/)) {
      const used = words(row[column]).some((form) => has(text, form));
      expect([row[0], used]).toEqual([row[0], true]);
    }
  });

  test.each([
    ['en', 'English'],
    ['ru', 'Russian'],
  ])('rules out words that %s does not use', (language, name) => {
    const row = table(/^\| language \| wrong/).find(([first]) => first === name);
    // The game and, in Russian, its store have the same name: only the word by itself would be wrong.
    const wrong = words(row?.[1]).filter((word) => word !== 'Kalah');
    expect(wrong.length).toBeGreaterThan(3);
    expect(wrong.filter((word) => has(texts(language), word))).toEqual([]);
  });
});
