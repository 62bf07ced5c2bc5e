import { beforeEach, describe, expect, test } from 'vitest';
import { rematch, newMatch, type Random } from '../../web/app/seats.js';
import { isLastRound, leaders, newSeries, pointsAt } from '../../web/app/series.js';
import { argsOf, kPerson, type Match } from '../../web/app/types.js';
import type { GameView } from '../../web/engine/types.js';
import { testCore, type TestCore } from './support/core.js';

let core: TestCore;
beforeEach(async () => {
  core = await testCore();
});

const random: Random = { below: () => 0 };

/** The match played to its end, always from the first pit that may be sown. */
async function toEnd(match: Match): Promise<{ match: Match; view: GameView }> {
  let played = match;
  let view = await core.core.game(argsOf(played));
  while (!view.over) {
    const entry = { move: String(view.legal[0]), by: 'person' as const };
    played = { ...played, entries: [...played.entries, entry] };
    view = await core.core.game(argsOf(played));
  }
  return { match: played, view };
}

async function begin(rules: string, seats: string[], rounds: number): Promise<Match> {
  const { axes, rules: canonical } = await core.core.rules(rules);
  return newMatch({ rules: canonical, seats, rounds }, axes, random);
}

describe('a match of several games', () => {
  test('counts for people, not for seats', async () => {
    // Under first=south the people change seats after every game.
    const first = await toEnd(await begin('3x2', [kPerson, 'level-1'], 3));
    const winner = first.view.over?.winner ?? -1;
    expect(winner).toBeGreaterThanOrEqual(0);
    const series = first.match.series;
    if (!series) throw new Error('no series');
    expect(pointsAt(series, first.view, winner)).toBe(1);
    expect(pointsAt(series, first.view, 1 - winner)).toBe(0);
    const second = await toEnd(rematch(first.match, first.view, random));
    expect(second.match.series?.round).toBe(2);
    expect(second.match.seats).toEqual(['level-1', kPerson]);
    // The same sowings again: the other one wins now, so both have a point.
    expect(second.view.over?.winner).toBe(winner);
    if (!second.match.series) throw new Error('no series');
    expect([0, 1].map((side) => pointsAt(second.match.series ?? series, second.view, side))).toEqual([1, 1]);
    expect(leaders(second.match.series, second.view)).toEqual([0, 1]);
    expect(isLastRound(second.match.series)).toBe(false);
  });

  test('keeps everybody in place where who begins is settled otherwise', async () => {
    const first = await toEnd(await begin('3x2,first=loser', [kPerson, 'level-1'], 2));
    const next = rematch(first.match, first.view, random);
    expect(next.seats).toEqual([kPerson, 'level-1']);
    expect(next.first).toBe(1 - (first.view.over?.winner ?? 0));
    expect(next.series?.order).toEqual([0, 1]);
    expect(next.series && isLastRound(next.series)).toBe(true);
  });

  test('begins anew after its last game', async () => {
    const first = await toEnd(await begin('3x2', [kPerson, 'level-1'], 2));
    const second = await toEnd(rematch(first.match, first.view, random));
    const third = rematch(second.match, second.view, random);
    expect(third.series).toEqual(newSeries(2, 2));
  });

  test('follows those who swapped sides', async () => {
    const fresh = await begin('3x2,opening=pie,first=alternate', [kPerson, 'level-1'], 2);
    const opened = { ...fresh, entries: ['1', 'swap'].map((move) => ({ move, by: 'person' as const })) };
    const { match, view } = await toEnd(opened);
    expect(view.swapped).toBe(true);
    const next = rematch(match, view, random);
    expect(next.seats).toEqual(['level-1', kPerson]);
    expect(next.series?.order).toEqual([1, 0]);
    const winner = view.over?.winner ?? 0;
    expect(next.series?.points[1 - winner]).toBe(1);
  });

  test('shares the point of a draw, and counts the seeds', async () => {
    const series = newSeries(2, 2);
    const fresh = await begin('3x2', [kPerson, 'level-1'], 2);
    const { view } = await toEnd(fresh);
    const drawn: GameView = { ...view, over: { reason: 'row-empty', stores: [6, 6], winner: -1 } };
    expect([0, 1].map((side) => pointsAt(series, drawn, side))).toEqual([0.5, 0.5]);
    const next = rematch({ ...fresh, series }, drawn, random);
    expect(next.series?.seeds).toEqual([6, 6]);
  });

  test('counts partners together', async () => {
    const fresh = await begin('2x1,players=4,teams=yes', [kPerson, 'level-1', 'level-1', 'level-1'], 2);
    const { match, view } = await toEnd(fresh);
    const won: GameView = { ...view, over: { reason: 'row-empty', stores: [1, 3, 1, 3], winner: 1 } };
    if (!match.series) throw new Error('no series');
    expect([0, 1, 2, 3].map((side) => pointsAt(match.series ?? newSeries(1, 4), won, side))).toEqual([0, 1, 0, 1]);
  });

  test('is none where a single game is wanted', async () => {
    const fresh = await begin('3x2', [kPerson, 'level-1'], 1);
    expect(fresh.series).toBeUndefined();
    const { match, view } = await toEnd(fresh);
    expect(rematch(match, view, random).series).toBeUndefined();
  });
});
