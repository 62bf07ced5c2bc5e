import { beforeEach, describe, expect, test } from 'vitest';
import { seatOf, type App, type Draft } from '../../web/app/app.js';
import { canStart } from '../../web/app/draft.js';
import { namesOf, playerName, playerNote, playerSays } from '../../web/app/names.js';
import { shownValue, typedValue } from '../../web/app/options.js';
import { kThinking } from '../../web/app/pace.js';
import { playerFrom, playerText, thinkingTime } from '../../web/app/player-text.js';
import { lastSaid, saidText } from '../../web/app/said.js';
import {
  acceptSeats,
  chooseOption,
  chooseSeat,
  fittedSeats,
  optionsOf,
  seatFrom,
  seatText,
} from '../../web/app/seat-draft.js';
import { computerEntry } from '../../web/app/thinking.js';
import { argsOf, kPerson, type Match } from '../../web/app/types.js';
import { testCore } from './support/core.js';
import { wordsOf } from './support/words.js';

const words = wordsOf('en');

describe('the text of a player', () => {
  test.each(['rules', 'alpha-beta:depth=5', 'engine:depth=4,time=50,eval=rows'])('%s is read and written', (text) => {
    expect(playerText(playerFrom(text))).toBe(text);
    expect(seatText(seatFrom(text))).toBe(text);
  });

  test('options without a value are left out', () => {
    expect(playerText({ name: 'engine', options: { depth: '', time: '' } })).toBe('engine');
  });

  test('time is in seconds on the page, and what is no number is left for the core', () => {
    expect(shownValue('time', '2500')).toBe('2.5');
    expect(['2.5', ' 2,5 ', '3', '0.0001', 'soon', '-1', ''].map((typed) => typedValue('time', typed))).toEqual([
      '2500',
      '2500',
      '3000',
      '0.0001',
      'soon',
      '-1',
      '',
    ]);
    expect(typedValue('depth', ' 5 ')).toBe('5');
  });

  test('its own time is what the page waits for', () => {
    expect(thinkingTime('perfect:time=5000')).toBe(5000);
    expect(thinkingTime('level-3')).toBe(kThinking);
  });
});

describe('the seats of a new game', () => {
  let app: App;

  beforeEach(async () => {
    const { core } = await testCore();
    const catalogue = { presets: [], axes: [], usual: {}, players: await core.players() };
    const seats = ['person', 'alpha-beta:depth=5,time=2000'].map(seatFrom);
    const draft = { seats, error: null } as unknown as Draft;
    app = { core, words, catalogue, draft, draw: () => undefined } as unknown as App;
  });

  const seat = (side: number) => app.draft?.seats[side] ?? seatFrom('');
  const option = (player: string, key: string) => {
    const found = optionsOf(app, player).find((one) => one.key === key);
    if (!found) throw new Error(`${player} has no ${key}`);
    return found;
  };
  const startable = () => app.draft !== null && canStart(app.draft);

  test('every player of the core can be written with the least and the most of each option', async () => {
    for (const { name, options } of app.catalogue?.players ?? []) {
      for (const { key, values, min = '', max = '' } of options) {
        for (const value of values ?? [min, max]) {
          const text = playerText({ name, options: { [key]: value } });
          expect(await app.core.player(text)).toBe(text);
        }
      }
    }
  });

  test('what the core refuses is told with its bounds, and nothing can be started', async () => {
    const depth = option('alpha-beta', 'depth');
    chooseOption(app, 1, depth, '41', true);
    expect(await acceptSeats(app)).toBe(false);
    expect(seat(1).refused).toEqual({
      depth: 'Turns ahead: “41” is not possible. Allowed: a whole number from 1 to 40.',
    });
    expect(startable()).toBe(false);
    chooseOption(app, 1, option('alpha-beta', 'time'), '0', true);
    await acceptSeats(app);
    expect(seat(1).refused.time).toBe('Seconds to think: “0” is not possible. Allowed: from 0.001 to 3600.');
    chooseOption(app, 1, depth, '', false);
    chooseOption(app, 1, option('alpha-beta', 'time'), '1,5', false);
    expect(await acceptSeats(app)).toBe(true);
    expect(startable()).toBe(true);
    expect(seatText(seat(1))).toBe('alpha-beta:time=1500');
  });

  test('typing is not interrupted by a refusal, leaving the field is', async () => {
    const depth = option('alpha-beta', 'depth');
    chooseOption(app, 1, depth, '99', true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(startable()).toBe(true);
    chooseOption(app, 1, depth, '99', false);
    await expect.poll(startable).toBe(false);
    chooseOption(app, 1, depth, '9', true);
    await expect.poll(startable).toBe(true);
  });

  test('options the new player has too stay, and are asked about anew', async () => {
    chooseSeat(app, 1, 'level-3');
    expect(seatText(seat(1))).toBe('level-3:time=2000');
    chooseSeat(app, 1, 'engine');
    chooseOption(app, 1, option('engine', 'depth'), '50', false);
    await expect.poll(startable).toBe(true);
    chooseSeat(app, 1, 'breadth-first');
    await expect.poll(startable).toBe(false);
    chooseSeat(app, 1, 'rules');
    expect(seatText(seat(1))).toBe('rules');
    expect(startable()).toBe(true);
  });

  test('further sides are computers', () => {
    const seats = fittedSeats([seatFrom('engine:depth=3')], 3);
    expect(seats.map(seatText)).toEqual(['engine:depth=3', 'level-2', 'level-2']);
  });

  test('a stored seat is taken as the core takes it', async () => {
    expect(await seatOf(app.core, kPerson)).toBe(kPerson);
    expect(await seatOf(app.core, 'engine:time=5,depth=3')).toBe('engine:depth=3,time=5');
    expect(await seatOf(app.core, 'alpha-beta:depth=41')).toBeNull();
    expect(await seatOf(app.core, 'oracle')).toBeNull();
  });
});

describe('players in words', () => {
  test.each(['en', 'ru'])('every one has a name and a line of its own in %s', async (language) => {
    const { core } = await testCore();
    const own = wordsOf(language);
    const players = (await core.players()).map(({ name }) => name);
    expect(new Set(players.map((name) => playerName(own, name))).size).toBe(players.length);
    expect(new Set(players.map((name) => playerSays(own, name))).size).toBe(players.length);
    expect(playerName(own, `${players[0]}:seed=4`)).toBe(playerName(own, players[0] ?? ''));
  });

  test('options stand in the place of the note', () => {
    expect(playerNote(words, 'alpha-beta:depth=5,time=2500,eval=rows')).toBe('depth 5, 2.5 s, Stores and rows');
    expect(playerNote(words, 'alpha-beta')).toBe('a plain search by turns');
    expect(playerNote(words, kPerson)).toBe('');
  });

  test('two of one name are told apart by their seats', async () => {
    const { core } = await testCore();
    const seats = ['engine:depth=3', 'engine:depth=4'];
    const match: Match = { ...plain, seats };
    const names = namesOf(words, match, await core.game(argsOf(match)));
    expect([0, 1].map(names.name)).toEqual(['Engine (South)', 'Engine (North)']);
  });
});

const plain: Match = {
  rules: '6x4,opening=pie',
  start: 'start',
  first: 0,
  seats: ['perfect', kPerson],
  entries: [],
  redo: [],
  help: false,
  paused: false,
};

describe('how sure a player was', () => {
  const thought = { move: '3', value: 4, exact: true, depth: 9, nodes: 99 };

  test('is kept for the one that tells it', () => {
    expect(computerEntry('perfect:time=2000', thought)).toEqual({
      move: '3',
      by: 'computer',
      said: { value: 4, exact: true },
    });
    expect(computerEntry('level-2', thought)).toEqual({ move: '3', by: 'computer' });
    expect(computerEntry('rules', { move: '3', depth: 0, nodes: 0 })).toEqual({ move: '3', by: 'computer' });
  });

  test('is told in words', () => {
    expect(saidText(words, { value: 4, exact: true }, 2)).toBe('exact, wins by 4');
    expect(saidText(words, { value: -1, exact: false }, 2)).toBe('estimate, behind by 1');
    expect(saidText(words, { value: 0, exact: true }, 2)).toBe('exact, a draw');
    expect(saidText(words, { value: 20, exact: false }, 3)).toBe('estimate, 20 in the end');
  });

  test('is the latest of the side, and ends with a swap', async () => {
    const { core } = await testCore();
    const said = { value: 3, exact: false };
    const entries = [
      { move: '3', by: 'computer' as const, said: { value: 2, exact: false } },
      { move: '6', by: 'computer' as const, said },
      { move: 'swap', by: 'person' as const },
    ];
    const at = async (plies: number) => {
      const match = { ...plain, entries: entries.slice(0, plies) };
      const args = argsOf(match);
      const traces = await Promise.all(
        entries.slice(0, plies).map((_, i) => core.trace({ ...args, moves: args.moves.slice(0, i + 1) })),
      );
      const view = await core.game(args);
      return [0, 1].map((side) => lastSaid(match, view, traces, side));
    };
    expect(await at(0)).toEqual([null, null]);
    expect(await at(1)).toEqual([entries[0]?.said, null]);
    expect(await at(2)).toEqual([said, null]);
    expect(await at(3)).toEqual([null, null]);
  });
});
