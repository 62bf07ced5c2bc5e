/** Which language is spoken, and what languages are called. */
import { describe, expect, test } from 'vitest';
import { chooseLanguage, languageName, languages } from '../../web/app/words.js';

describe('the choice of a language', () => {
  test.each([
    [null, ['de-AT', 'en'], 'de'],
    [null, ['fr-FR', 'ro'], 'ro'],
    [null, ['KA'], 'ka'],
    [null, ['ru-MD', 'ro-MD'], 'ru'],
    [null, ['fr', 'ja'], 'en'],
    [null, [], 'en'],
    ['ka', ['de'], 'ka'],
    // Stored by a page that had a language this one has not.
    ['xx', ['de'], 'de'],
    // No language of the reader begins like another one's code by chance.
    [null, ['kab', 'rom', 'deu'], 'en'],
  ])('%j, a reader of %j: %s', (wanted, readers, language) => {
    expect(chooseLanguage(wanted, readers)).toBe(language);
  });

  test('lists all by their own names', () => {
    expect(languages.filter((code) => languageName(code) === code)).toEqual([]);
    expect(languages.map(languageName)).toEqual(['Deutsch', 'English', 'Română', 'Русский', 'ქართული']);
  });
});
