/** Every kind of refusal the core knows, provoked in the core and said in every language. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { failureText } from '../../web/app/core-text.js';
import { coreFailure, type CoreFailure } from '../../web/engine/channel.js';
import type { CoreError } from '../../web/engine/types.js';
import { callCore } from './support/core.js';
import { sources, wordsOf } from './support/words.js';

let call: (request: string) => string;
beforeAll(async () => {
  call = await callCore();
});

const game = (rules: string, start = 'start', moves = '') => `game\t${rules}\t${start}\t0\t${moves}`;
const record = (text: string) => `record-read\t${text}`;
const kRules = '[Rules "6x4"]\n';

/** A request for each kind; several where one kind has several causes. */
const requests: readonly [kind: string, request: string][] = [
  ['rules-none', 'rules\t'],
  ['rules-form', 'rules\tsix'],
  ['rules-key', 'rules\t6x4,depth=3'],
  ['rules-key', 'rules\t6x4,relay'],
  ['rules-value', 'rules\t99x4'],
  ['rules-value', 'rules\t6x4,capture=maybe'],
  ['rules-twice', 'rules\t6x4,lap=relay,lap=single'],
  ['rules-apart', 'rules\t6x6,teams=yes'],
  ['rules-apart', 'rules\t1x6,opening=no-first-pit'],
  ['rules-apart', 'rules\t6x6,players=3,opening=pie'],
  ['rules-apart', 'rules\t6x6,lap=relay,sow=cross'],
  ['start-missing', game('6x4,start=set')],
  ['start-missing', game('6x4,start=random')],
  ['start-seed', game('6x4', 'seed=5')],
  ['start-seed', game('6x4,start=random', 'seed=five')],
  ['position-none', game('2x1', '')],
  ['position-rows', game('2x1', '1,1,0 S')],
  ['position-rows', game('2x1', '1,1,0/1,1,0/1,1,0 S')],
  ['position-row', game('2x1', '1,1/1,1,0 S')],
  ['position-row', game('2x1', '1/1,1,0 S')],
  ['position-number', game('2x1', '1,x,0/1,1,0 S')],
  ['position-number', game('2x1', '1,1,-2/1,1,0 S')],
  ['position-number', game('2x1', '1,99999,0/1,1,0 S')],
  ['position-total', game('2x1', '65535,1,0/1,1,0 S')],
  ['position-mover', game('2x1', '1,1,0/1,1,0')],
  ['position-mover', game('2x1', '1,1,0/1,1,0 West')],
  ['position-mover', game('2x1,players=3', '1,1,0/1,1,0/1,1,0 4')],
  ['position-over', game('2x1', '1,1,0/1,1,0 -')],
  ['move-unknown', game('2x1', 'start', '3')],
  ['move-unknown', game('2x1', 'start', 'left')],
  ['move-empty', game('6x4', '1,0,4,4,4,4,2/4,4,4,4,5,4,4 S', '2')],
  ['move-barred', game('6x4,opening=no-first-pit', 'start', '1')],
  ['move-swap', game('6x4', 'start', 'swap')],
  ['move-swap', game('6x4,opening=pie', 'start', 'swap')],
  ['move-over', game('6x4', '0,0,0,0,0,1,20/1,2,0,0,0,0,24 S', '6 1')],
  ['kgp-form', record('<2,0,0,1,1,1,1')],
  ['kgp-number', record('<2,0,0,1,x,1,1>')],
  ['kgp-pits', record('<99,0,0>')],
  ['kgp-count', record('<2,0,0,1,1>')],
  ['board-size', record('<2,0,0,1,1,1,1>\n<3,0,0,1,1,1,1,1,1>')],
  ['board-unreached', record('<2,0,0,1,1,1,1>\n<2,9,0,1,1,1,1>')],
  ['board-row', record('0,1,2,3,4,5,6,7,8,9,10,11,12,13,14/0 S')],
  ['position-row', record('1,1,0/1,0 S')],
  ['record-rules', record('1. 3 *')],
  ['record-tag', record('[Rules 6x4]')],
  ['record-tag', record('[Rules "6x4"')],
  ['record-tag', record(`${kRules}${kRules}`)],
  ['rules-value', record('[Rules "6x99"]')],
  ['record-value', record(`${kRules}[First "West"]\n\n1. 3 *`)],
  ['record-value', record(`${kRules}[Winner "West"]\n\n1. 6 *`)],
  ['record-value', record(`${kRules}[Termination "majority"]\n\n1. 6 *`)],
  ['position-rows', record(`${kRules}[Position "1"]\n\n1. 6 *`)],
  ['record-comment', record(`${kRules}\n1. 6 {so`)],
  ['record-round', record(`${kRules}\n2. 6 *`)],
  ['record-round', record(`${kRules}\n6 *`)],
  ['record-chain', record(`${kRules}\n1. 3 2 *`)],
  ['record-chain', record(`${kRules}\n1. 6,5 2 *`)],
  ['move-unknown', record(`${kRules}\n1. 7 *`)],
  ['record-no-result', record(`${kRules}\n1. 6`)],
  ['record-result', record(`${kRules}\n1. 6 28-20`)],
  ['record-rest', record(`${kRules}\n1. 6 * and so on`)],
];
/** Nothing the page sends leads there: the page asks for no KGP board under given rules and pastes no empty text. */
const unprovoked = ['kgp-players', 'board-none'];

function refusedBy(request: string): CoreFailure {
  const { error, what, kind, parts = {} } = JSON.parse(call(request)) as CoreError;
  return coreFailure('refused', error, what, kind === undefined ? null : { kind, parts });
}

async function fileText(path: string): Promise<string> {
  return new TextDecoder().decode(await readFile(new URL(`../../${path}`, import.meta.url)));
}

describe('refusals', () => {
  test.each(requests)('%s: %j', (kind, request) => {
    const failure = refusedBy(request);
    expect([failure.message, failure.refusal?.kind]).toEqual([failure.message, kind]);
    const told = Object.keys(sources).map((language) => failureText(failure, wordsOf(language)));
    for (const text of told) {
      expect(text).not.toBe('');
      expect(text).not.toBe(failure.message);
      // A variable without a value, or a message without words.
      expect(text).not.toMatch(/\{ ?\$|core-[a-z]|refused-[a-z]/);
    }
    expect(new Set(told).size).toBe(told.length);
  });

  test('are those the core has, the documents list and the catalogues know', async () => {
    const paths = ['rules', 'game', 'notation', 'position_text', 'boards', 'record_read', 'record'];
    const code = (await Promise.all(paths.map((name) => fileText(`src/core/${name}.cpp`)))).join('\n');
    const written = code.matchAll(/"((?:rules|start|position|kgp|board|move|record)-[a-z-]+)"/g);
    const kinds = [...new Set([...written].map((match) => match[1] ?? ''))].sort();
    expect([...new Set([...requests.map(([kind]) => kind), ...unprovoked])].sort()).toEqual(kinds);
    const listed = [...(await fileText('docs/page-api.md')).matchAll(/^\| `([a-z-]+)` \|/gm)].map((m) => m[1] ?? '');
    expect(listed.sort()).toEqual(kinds);
    for (const source of Object.values(sources)) {
      const known = [...source.matchAll(/^core-([a-z]+-[a-z-]+) =/gm)].map((match) => match[1] ?? '');
      expect(known.sort()).toEqual(kinds.filter((kind) => kind !== 'rules-apart'));
    }
  });

  test.each([
    ['6x6,teams=yes', 'Teams need four players.', 'Teams gibt es nur zu viert.'],
    ['99x4', 'Pits a side: “99” is not possible. Allowed: 1..12.', 'Mulden je Seite: „99“ geht nicht. Erlaubt: 1..12.'],
  ])('say %s in words', (rules, english, german) => {
    const failure = refusedBy(`rules\t${rules}`);
    expect(failureText(failure, wordsOf('en'))).toBe(english);
    expect(failureText(failure, wordsOf('de'))).toBe(german);
  });

  test('say where in a record', () => {
    const failure = refusedBy(record(`${kRules}\n1. 6 1\n2. 6 *`));
    expect(failureText(failure, wordsOf('en'))).toBe('Line 4: Pit 6 is empty.');
    expect(failureText(failure, wordsOf('ka'))).toBe('სტრიქონი 4: ორმო 6 ცარიელია.');
    const tag = refusedBy(record('[Rules "6x99"]'));
    expect(failureText(tag, wordsOf('ro'))).toBe(
      'Eticheta Rules: Semințe în fiecare gropiță: „99” nu se poate. Permis: 1..24.',
    );
  });

  test('count in the forms of the language', () => {
    const said = (start: string, language: string) => failureText(refusedBy(game('2x1', start)), wordsOf(language));
    expect(said('1/1,1,0 S', 'ru')).toBe('В ряду 1 — 1 число, а вместе с калахом нужно 3.');
    expect(said('1,1/1,1,0 S', 'ru')).toBe('В ряду 1 — 2 числа, а вместе с калахом нужно 3.');
    expect(said('1,1,1,1,1/1,1,0 S', 'ru')).toBe('В ряду 1 — 5 чисел, а вместе с калахом нужно 3.');
    const twenty = Array.from({ length: 20 }, () => 1).join(',');
    expect(said(`${twenty}/1,1,0 S`, 'ro')).toContain('are 20 de numere');
  });

  test('keep what was typed as it is', () => {
    expect(failureText(refusedBy('rules\t6x0099'), wordsOf('en'))).toContain('“0099”');
  });

  test('tell what the catalogue does not know as the core says it', () => {
    const unknown = coreFailure('refused', 'the pits are too deep', 'rules', { kind: 'rules-depth', parts: {} });
    expect(failureText(unknown, wordsOf('en'))).toBe('The rules do not allow this: the pits are too deep');
    expect(failureText(coreFailure('refused', 'no'), wordsOf('en'))).toBe('The rules do not allow this: no');
    expect(failureText(new Error('worker ended'), wordsOf('de'))).toBe('worker ended');
  });
});
