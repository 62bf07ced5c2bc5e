/** What the live region reads out, in every language. The snapshots are read by people: a changed one is a changed sentence. */
import { beforeAll, describe, expect, test } from 'vitest';
import { namesOf } from '../../web/app/names.js';
import { refusalOf } from '../../web/app/refusal.js';
import { controls } from '../../web/app/seats.js';
import { chainWith, spoken, type Chain } from '../../web/app/speech.js';
import { refusalSentence } from '../../web/app/texts.js';
import { argsOf, kPerson, type Match } from '../../web/app/types.js';
import type { Words } from '../../web/app/words.js';
import type { Core } from '../../web/engine/client.js';
import { testCore } from './support/core.js';
import { sources, wordsOf } from './support/words.js';

let core: Core;
beforeAll(async () => {
  core = (await testCore()).core;
});

interface Case {
  start: string;
  moves: string;
  rules?: string;
}

/** Positions with South to move; North's are the same with the rows exchanged. */
const cases: Record<string, Case> = {
  'plain sowing': { start: '4,4,4,4,4,4,0/4,4,4,4,4,4,0', moves: '1' },
  store: { start: '4,4,4,4,4,4,0/4,4,4,4,4,4,0', moves: '3' },
  'one seed in the store on the way': { start: '4,4,4,4,4,4,0/4,4,4,4,4,4,0', moves: '6' },
  capture: { start: '1,0,4,4,4,4,2/4,4,4,4,5,4,4', moves: '1' },
  'capture and end': { start: '1,0,0,0,0,0,10/0,1,0,0,3,0,5', moves: '1' },
  'chain example': { start: '0,0,0,3,2,1,10/4,4,4,4,4,4,8', moves: '6 5 6 4 6 5' },
  sweep: { start: '0,0,0,0,0,1,20/1,2,0,0,0,0,24', moves: '6' },
  'sweep of many': { start: '0,0,0,0,0,1,20/10,12,0,0,0,0,5', moves: '6' },
  draw: { start: '0,0,0,0,0,1,23/1,2,0,0,0,0,21', moves: '6' },
  relay: { start: '4,4,4,4,4,4,0/4,4,4,4,4,4,0', moves: '1', rules: '6x4,lap=relay' },
  'rest to nobody': { start: '0,0,0,0,0,1,20/1,2,0,0,0,0,24', moves: '6', rules: '6x4,rest=nobody' },
};

/** The same seen from the other side of the board. */
function exchanged(start: string): string {
  const [south = '', north = ''] = start.split('/');
  return `${north}/${south}`;
}

function matchOf(
  { start, moves, rules = '6x4' }: Case,
  mover: number,
  seats: string[],
  by: 'person' | 'computer',
): Match {
  return {
    rules,
    start: mover === 0 ? `${start} S` : `${exchanged(start)} N`,
    first: 0,
    seats,
    entries: moves.split(' ').map((move) => ({ move, by })),
    redo: [],
    help: false,
    paused: false,
  };
}

/** Everything that is read out while the moves of the match are played. */
async function heard(match: Match, words: Words): Promise<string[]> {
  const sentences: string[] = [];
  let chain: Chain | null = null;
  for (let count = 1; count <= match.entries.length; count++) {
    const upTo = { ...match, entries: match.entries.slice(0, count) };
    const [view, trace] = await Promise.all([core.game(argsOf(upTo)), core.trace(argsOf(upTo))]);
    chain = chainWith(chain, trace, view.pits);
    const entry = upTo.entries[count - 1] ?? expect.fail('no entry');
    sentences.push(spoken({ kind: 'sown', entry, trace, view }, chain, namesOf(words, upTo, view), words));
  }
  return sentences.filter((sentence) => sentence !== '');
}

const languages = Object.keys(sources).sort();
const seatsFor = (person: number) => (person === 0 ? [kPerson, 'level-2'] : ['level-2', kPerson]);

describe.each(languages)('%s', (language) => {
  const words = wordsOf(language);

  /** What is heard in every case, which must not depend on the seat of the only person. */
  async function fromBothSeats(by: 'person' | 'computer'): Promise<Record<string, string[]>> {
    const told = [0, 1].map(async (seat) => {
      const mover = by === 'person' ? seat : 1 - seat;
      const heardIn = Object.entries(cases).map(async ([name, one]) => {
        return [name, await heard(matchOf(one, mover, seatsFor(seat), by), words)] as const;
      });
      return Object.fromEntries(await Promise.all(heardIn));
    });
    const [south = {}, north = {}] = await Promise.all(told);
    expect(north).toEqual(south);
    return south;
  }

  test('what you do', async () => {
    expect(await fromBothSeats('person')).toMatchSnapshot();
  });

  test('what the computer does', async () => {
    expect(await fromBothSeats('computer')).toMatchSnapshot();
  });

  test.each([
    ['South', 0],
    ['North', 1],
  ])('what %s does, among two persons', async (_, mover) => {
    const told: Record<string, string[]> = {};
    for (const [name, one] of Object.entries(cases)) {
      told[name] = await heard(matchOf(one, mover, [kPerson, kPerson], 'person'), words);
    }
    expect(told).toMatchSnapshot();
  });

  test('why a pit is not played', async () => {
    const refused = async (match: Match, pit: number, side: number) => {
      const view = await core.game(argsOf(match));
      const refusal = refusalOf(view, controls(match, view), pit, side);
      return refusal ? refusalSentence(refusal, view, namesOf(words, match, view), words) : 'played';
    };
    const empty = cases.capture ?? expect.fail();
    const start = { ...matchOf(empty, 0, seatsFor(0), 'person'), entries: [] };
    const persons = { ...start, seats: [kPerson, kPerson] };
    const barred = { ...start, rules: '6x4,opening=no-first-pit', start: 'start' };
    const over = matchOf(cases.sweep ?? expect.fail(), 0, seatsFor(0), 'person');
    expect({
      empty: await refused(start, 2, 0),
      foreign: await refused(start, 3, 1),
      'the own store': await refused(start, 0, 0),
      'the other store': await refused(start, 0, 1),
      'no such pit': await refused(start, 9, 0),
      barred: await refused(barred, 1, 0),
      'after the end': await refused(over, 1, 0),
      'on the move of the computer': await refused({ ...start, seats: seatsFor(1) }, 1, 0),
      'foreign among two persons': await refused(persons, 3, 1),
      'the own store among two persons': await refused(persons, 0, 0),
    }).toMatchSnapshot();
  });
});
