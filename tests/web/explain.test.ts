import { beforeAll, describe, expect, test } from 'vitest';
import { endSentences, lineOf, plain, resultSentence, sowingSentence } from '../../web/app/explain.js';
import { namesAt, namesOf } from '../../web/app/names.js';
import { refusalOf } from '../../web/app/refusal.js';
import { differences, rulesText } from '../../web/app/rules-text.js';
import { controls } from '../../web/app/seats.js';
import { chainWith, spoken } from '../../web/app/speech.js';
import { boardTexts } from '../../web/app/texts.js';
import { argsOf, kPerson, type Match } from '../../web/app/types.js';
import type { Core } from '../../web/engine/client.js';
import { testCore } from './support/core.js';
import { wordsOf } from './support/words.js';

let core: Core;
beforeAll(async () => {
  core = (await testCore()).core;
});

function matchAt(rules: string, start: string, moves: string, seats = [kPerson, 'level-3']): Match {
  const entries = moves
    .split(' ')
    .filter(Boolean)
    .map((move) => ({ move, by: 'person' as const }));
  return {
    rules,
    start,
    first: 0,
    seats,
    entries,
    redo: [],
    help: false,
    paused: false,
  };
}

async function told(match: Match, language = 'en') {
  const words = wordsOf(language);
  const [view, trace] = await Promise.all([core.game(argsOf(match)), core.trace(argsOf(match))]);
  const names = namesOf(words, match, view);
  return {
    words,
    view,
    trace,
    names,
    says: plain(sowingSentence(trace, view.pits, names, words)),
  };
}

const kCapture = '1,0,4,4,4,4,2/4,4,4,4,5,4,4 S';
const kNothingOpposite = '1,0,4,4,4,4,2/4,4,4,4,0,4,9 S';

describe('sentences', () => {
  test.each([
    ['6x4', 'start', '3', 'Last seed in your store: you move again.'],
    ['6x4', 'start', '6', 'You sow pit 6: one seed reaches your store.'],
    ['6x4', 'start', '1', 'You sow pit 1.'],
    ['6x4', kCapture, '1', 'Your last seed fell into your empty pit 2; opposite lay 5: you take 6.'],
    ['6x4', kNothingOpposite, '1', 'You sow pit 1.'],
    ['6x4,capture=always', kNothingOpposite, '1', 'Your last seed fell into your empty pit 2: it goes to your store.'],
    [
      '6x4,capture=seeds-only',
      kCapture,
      '1',
      'Your last seed fell into your empty pit 2 and stays; you take the 5 from opposite.',
    ],
    ['6x4,capture=own-only', kCapture, '1', 'Your last seed fell into your empty pit 2: it goes to your store.'],
    ['6x4,extra=no', 'start', '3', 'Last seed in your store. It gives no extra move now.'],
    ['6x4,opening=pie', 'start', '1 swap', 'Sides swapped. The pits keep their seeds; you now have the other row.'],
  ])('%s %s, move %s', async (rules, start, moves, sentence) => {
    expect((await told(matchAt(rules, start, moves))).says).toBe(sentence);
  });

  test('name the other player', async () => {
    expect((await told(matchAt('6x4', 'start', '1 3'))).says).toBe('Last seed in the store: Level 3 moves again.');
  });

  test('name two persons by their seats and equal computers apart', async () => {
    const persons = await told(matchAt('6x4', 'start', '1', [kPerson, kPerson]));
    expect(persons.says).toBe('South sows pit 1.');
    const computers = await told(matchAt('6x4', 'start', '1', ['level-2', 'level-2']));
    expect(computers.says).toBe('Level 2 (South) sows pit 1.');
  });

  test('tell the end, the sweep and the result', async () => {
    const { view, trace, names, words } = await told(matchAt('6x4', '0,0,0,0,0,1,20/1,2,0,0,0,0,24 S', '6'));
    expect(endSentences(trace, view, names, words).map(plain)).toEqual([
      'The game is over: your row is empty.',
      'The 3 seeds left go to Level 3.',
    ]);
    expect(resultSentence(view, names, words)).toBe('Level 3 wins');
  });

  test('tell seeds that go to nobody', async () => {
    const { view, trace, names, words } = await told(
      matchAt('6x4,rest=nobody', '0,0,0,0,0,1,20/1,2,0,0,0,0,24 S', '6'),
    );
    expect(endSentences(trace, view, names, words).map(plain)[1]).toBe('The 3 seeds left go to nobody.');
  });

  test('tell an early end', async () => {
    const { view, trace, names, words } = await told(
      matchAt('6x4,stop=majority', '0,0,0,0,1,1,24/1,2,0,0,0,0,19 S', '6'),
    );
    expect(plain(lineOf(view, trace, names, words))).toContain('more than half of all seeds');
  });

  test('explain a capture that ends the game before the end', async () => {
    const { view, trace, names, words } = await told(matchAt('6x4', '1,0,0,0,0,0,10/0,1,0,0,3,0,5 S', '1'));
    expect(view.over).not.toBeNull();
    expect(plain(lineOf(view, trace, names, words))).toContain('you take 4');
  });

  test('tell a draw, and a team', async () => {
    const draw = await told(matchAt('6x4', '0,0,0,0,0,1,23/1,2,0,0,0,0,21 S', '6'));
    expect(resultSentence(draw.view, draw.names, draw.words)).toBe('A draw');
    const rules = '2x1,players=4,teams=yes';
    const team = await told(matchAt(rules, '0,1,3/1,0,0/0,1,1/1,0,1 1', '2', [kPerson, 'random', 'random', 'random']));
    expect(resultSentence(team.view, team.names, team.words)).toBe('Team A wins');
  });

  test('speak Russian about the same facts', async () => {
    const { says } = await told(matchAt('6x4', kCapture, '1'), 'ru');
    expect(says).toBe('Последнее зерно упало в вашу пустую лунку 2; напротив лежало 5: вы берёте 6.');
  });

  test('keep the names of before a swap', async () => {
    const match = matchAt('6x4,opening=pie', 'start', '1 swap');
    const { view, words } = await told(match);
    expect(namesAt(words, match, view, 0).name(0)).toBe('You');
    expect(namesAt(words, match, view, 1).name(0)).toBe('Level 3');
  });
});

describe('the board texts', () => {
  test('name cells and say what playing does or why it cannot be', async () => {
    const match = matchAt('6x4', kCapture, '', [kPerson, 'level-3']);
    const view = await core.game(argsOf(match));
    const words = wordsOf('en');
    const texts = boardTexts(view, controls(match, view), namesOf(words, match, view), words);
    expect(texts.cell(0)).toEqual({
      name: 'your pit 1, one seed',
      description: 'captures 6 seeds',
    });
    expect(texts.cell(1)).toEqual({
      name: 'your pit 2, empty',
      description: 'Pit 2 is empty.',
    });
    expect(texts.cell(2).description).toBe('ends in the store, extra move');
    expect(texts.cell(6)).toEqual({
      name: 'your store, 2 seeds',
      description: '',
    });
    expect(texts.cell(7)).toEqual({
      name: 'pit 1 of Level 3, 4 seeds',
      description: 'This pit belongs to Level 3.',
    });
    expect(texts.row(0)).toBe('Your pits');
    expect(texts.preview(view.outcomes[0] ?? expect.fail('no outcome'))).toBe('takes 6');
  });

  test('tell a barred first pit from an empty one', async () => {
    const match = matchAt('6x4,opening=no-first-pit', 'start', '');
    const view = await core.game(argsOf(match));
    expect(refusalOf(view, controls(match, view), 1, 0)).toEqual({
      why: 'barred',
      pit: 1,
    });
    expect(refusalOf(view, controls(match, view), 7, 0)).toEqual({
      why: 'unknown',
      pit: 7,
      pits: 6,
    });
    expect(refusalOf(view, controls(match, view), 2, 0)).toBeNull();
  });
});

describe('what is read out', () => {
  test('is one sentence for a whole chain of a computer', async () => {
    const match = matchAt('6x4', 'start', '1 3 6', [kPerson, 'level-3']);
    const words = wordsOf('en');
    let chain = null;
    const heard: string[] = [];
    for (let count = 2; count <= 3; count++) {
      const upTo = { ...match, entries: match.entries.slice(0, count) };
      const [view, trace] = await Promise.all([core.game(argsOf(upTo)), core.trace(argsOf(upTo))]);
      chain = chainWith(chain, trace, view.pits);
      const entry = {
        move: upTo.entries[count - 1]?.move ?? '',
        by: 'computer' as const,
      };
      heard.push(spoken({ kind: 'sown', entry, trace, view }, chain, namesOf(words, upTo, view), words));
    }
    expect(heard.filter((text) => text !== '')).toHaveLength(1);
    expect(heard[1]).toMatch(/^Level 3 plays pits 3, 6\. That brings \d seeds\. Your move\.$/);
  });
});

describe('rules in words', () => {
  test('tell what differs', async () => {
    const usual = (await core.rules('6x6')).axes;
    const { axes } = await core.rules('manchester');
    expect(differences(axes, usual, wordsOf('en'))).toEqual([
      'The first turn gives no extra move.',
      'After the first turn the second player may swap sides.',
    ]);
    expect((await core.rules(rulesText(axes))).rules).toBe('7x7,extra=not-first,opening=pie');
  });
});
