/** The letters of the catalogues are in the fonts, and a language needs no font of another script. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { sources } from './support/words.js';

const css = new TextDecoder().decode(await readFile(new URL('../../web/app/styles/fonts.css', import.meta.url)));

interface Face {
  file: string;
  ranges: [number, number][];
}

const faces: Face[] = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => ({
  file: /fonts\/([\w-]+)\.woff2/.exec(rule)?.[1] ?? '',
  ranges: [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]),
}));

function has(face: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return face.ranges.some(([from, to]) => code >= from && code <= to);
}

/** All letters a reader may see. */
function letters(language: string): string[] {
  const text = (sources[language] ?? '').replaceAll(/^#.*$/gm, '');
  return [...new Set(text)].filter((letter) => letter !== '\n');
}

const needed: Record<string, string[]> = {
  en: ['latin'],
  de: ['latin', 'latin-more'],
  ro: ['latin', 'latin-more'],
  ru: ['latin', 'cyrillic'],
  ka: ['latin', 'georgian'],
};

describe('fonts', () => {
  test('have two weights of three scripts, Latin letters beyond the English ones apart', () => {
    expect(faces.map(({ file }) => file).sort()).toEqual(
      ['cyrillic', 'georgian', 'latin', 'latin-more'].flatMap((script) => [
        `firago-${script}-400`,
        `firago-${script}-600`,
      ]),
    );
  });

  test.each(Object.keys(sources))('%s is written with the fonts of its script alone', (language) => {
    const scripts = needed[language] ?? expect.fail(`no fonts for ${language}`);
    for (const weight of ['400', '600']) {
      const own = faces.filter(({ file }) => scripts.some((script) => file === `firago-${script}-${weight}`));
      expect(own.length).toBe(scripts.length);
      expect(letters(language).filter((letter) => !own.some((face) => has(face, letter)))).toEqual([]);
      for (const face of own) expect(letters(language).some((letter) => has(face, letter))).toBe(true);
    }
  });

  test('have the letters and quotation marks of German and Romanian', () => {
    const missing = ['400', '600'].flatMap((weight) => {
      const latin = faces.filter(({ file }) => file.startsWith('firago-latin') && file.endsWith(weight));
      return [...'ÄÖÜäöüßĂÂÎȘȚăâîșț„“”«»–—…−'].filter((letter) => !latin.some((face) => has(face, letter)));
    });
    expect(missing).toEqual([]);
  });
});
