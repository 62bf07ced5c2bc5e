/** Counted seeds, pits, sowings and turns in every language, number by number. */
import { describe, expect, test } from 'vitest';
import { wordsOf } from './support/words.js';

const kNumbers = [0, 1, 2, 3, 4, 5, 10, 11, 12, 19, 20, 21, 22, 25, 100, 101];

/** The form of each number: `form` unless another is named; `#` stands for the number. */
function counted(form: string, others: readonly [readonly number[], string][] = []): string[] {
  return kNumbers.map((number) => {
    const other = others.find(([numbers]) => numbers.includes(number));
    return (other?.[1] ?? form).replace('#', String(number));
  });
}

const kRomanianFew = [0, 2, 3, 4, 5, 10, 11, 12, 19, 101];
const kRussianOne = [1, 21, 101];
const kRussianFew = [2, 3, 4, 22];

const english = (one: string, other: string) => counted(other, [[[1], one]]);
const german = english;
const romanian = (one: string, few: string, other: string) =>
  counted(other, [
    [[1], one],
    [kRomanianFew, few],
  ]);
const russian = (one: string, few: string, many: string) =>
  counted(many, [
    [kRussianOne, one],
    [kRussianFew, few],
  ]);

/** What a message says for every number in place of the argument. */
function said(language: string, id: string, argument: string, others: Record<string, string | number> = {}): string[] {
  const words = wordsOf(language);
  return kNumbers.map((number) => words(id, { ...others, [argument]: number }));
}

const you = { who: 'you', name: 'X' };

describe('seeds are counted', () => {
  test.each([
    ['en', english('your store, one seed', 'your store, # seeds')],
    ['de', german('dein Kalah, ein Kern', 'dein Kalah, # Kerne')],
    ['ro', romanian('depozitul tău, o sămânță', 'depozitul tău, # semințe', 'depozitul tău, # de semințe')],
    ['ru', russian('ваш калах, # зерно', 'ваш калах, # зерна', 'ваш калах, # зёрен')],
    ['ka', counted('თქვენი კალა, # მარცვალი')],
  ])('%s, in a store', (language, expected) => {
    expect(said(language, 'cell-store', 'seeds', you)).toEqual(expected);
  });

  test.each([
    ['en', english('captures one seed', 'captures # seeds')],
    ['de', german('schlägt einen Kern', 'schlägt # Kerne')],
    ['ro', romanian('ia o sămânță', 'ia # semințe', 'ia # de semințe')],
    ['ru', russian('берёт # зерно', 'берёт # зерна', 'берёт # зёрен')],
    ['ka', counted('იღებს # მარცვალს')],
  ])('%s, as an object', (language, expected) => {
    expect(said(language, 'lands-capture', 'seeds')).toEqual(expected);
  });

  test.each([
    ['en', english('The seed left goes to you.', 'The # seeds left go to you.')],
    ['de', german('Der übrige Kern geht an dich.', 'Die übrigen # Kerne gehen an dich.')],
    [
      'ro',
      romanian(
        'Sămânța rămasă îți revine ție.',
        'Cele # semințe rămase îți revin ție.',
        'Cele # de semințe rămase îți revin ție.',
      ),
    ],
    [
      'ru',
      russian(
        'Оставшееся # зерно достаётся вам.',
        'Оставшиеся # зерна достаются вам.',
        'Оставшиеся # зёрен достаются вам.',
      ),
    ],
    ['ka', counted('დარჩენილი # მარცვალი თქვენია.')],
  ])('%s, as a subject', (language, expected) => {
    expect(said(language, 'say-rest', 'seeds', you)).toEqual(expected);
  });
});

describe('pits are counted', () => {
  test.each([
    ['en', english('One pit a side, 4 seeds each', '# pits a side, 4 seeds each')],
    ['de', german('Eine Mulde je Seite, darin je 4 Kerne', '# Mulden je Seite, darin je 4 Kerne')],
    [
      'ro',
      romanian(
        'O gropiță de fiecare parte, cu câte 4 semințe',
        '# gropițe de fiecare parte, cu câte 4 semințe',
        '# de gropițe de fiecare parte, cu câte 4 semințe',
      ),
    ],
    [
      'ru',
      russian(
        '# лунка у каждого, в каждой 4 зерна',
        '# лунки у каждого, в каждой 4 зерна',
        '# лунок у каждого, в каждой 4 зерна',
      ),
    ],
    ['ka', counted('# ორმო თითოეულს, თითოში 4 მარცვალი')],
  ])('%s, by their number', (language, expected) => {
    expect(said(language, 'rules-size', 'pits', { seeds: 4 })).toEqual(expected);
  });

  test.each([
    ['en', english('one more pit', '# more pits')],
    ['de', german('noch eine Mulde', 'noch # Mulden')],
    ['ro', romanian('mai golești o gropiță', 'mai golești # gropițe', 'mai golești # de gropițe')],
    ['ru', russian('ещё # лунку', 'ещё # лунки', 'ещё # лунок')],
    ['ka', counted('კიდევ # ორმოს')],
  ])('%s, on the way of a relay', (language, expected) => {
    const sentences = said(language, 'say-relay', 'lifts', { ...you, pit: 3 });
    expect(sentences.map((sentence, i) => sentence.includes(expected[i] ?? '?'))).toEqual(kNumbers.map(() => true));
  });
});

describe('sowings are counted', () => {
  const start = (text: string, forms: string[]) => [text, ...forms.slice(1)];
  test.each([
    [
      'en',
      start('The beginning of the game.', english('The position after one sowing.', 'The position after # sowings.')),
    ],
    [
      'de',
      start('Der Anfang der Partie.', german('Die Stellung nach einer Aussaat.', 'Die Stellung nach # Aussaaten.')),
    ],
    [
      'ro',
      start(
        'Începutul partidei.',
        romanian('Poziția după o semănare.', 'Poziția după # semănări.', 'Poziția după # de semănări.'),
      ),
    ],
    [
      'ru',
      start(
        'Начало партии.',
        russian('Положение после # посева.', 'Положение после # посевов.', 'Положение после # посевов.'),
      ),
    ],
    ['ka', start('პარტიის დასაწყისი.', counted('პოზიცია # დათესვის შემდეგ.'))],
  ])('%s', (language, expected) => {
    expect(said(language, 'look-at', 'plies')).toEqual(expected);
  });
});
