/** Several games of the same people as one match: who has how much, and what comes next. */
import type { GameView } from '../engine/types.js';
import type { Match, Series } from './types.js';

export const kMostRounds = 99;

export function newSeries(rounds: number, players: number): Series {
  const everyone = Array.from({ length: players }, (_, i) => i);
  return { rounds, round: 1, points: everyone.map(() => 0), seeds: everyone.map(() => 0), order: everyone };
}

/** Sides that won together; all of them at a draw. */
function winners(view: GameView): number[] {
  const winner = view.over?.winner ?? -1;
  const sides = Array.from({ length: view.players }, (_, side) => side);
  if (winner < 0) return sides;
  return view.axes.teams === 'yes' ? [winner, winner + 2] : [winner];
}

/** Who of the series sits at each side now: a swap exchanges two. */
function seated(series: Series, view: GameView): readonly number[] {
  return view.swapped ? [...series.order].reverse() : series.order;
}

/** A point for a win, at a draw half a one for each. */
export function standing(series: Series, view: GameView): Series {
  if (!view.over) return series;
  const points = [...series.points];
  const seeds = [...series.seeds];
  const won = winners(view);
  const order = seated(series, view);
  for (const side of won) {
    const who = order[side] ?? side;
    points[who] = (points[who] ?? 0) + (view.over.winner < 0 ? 0.5 : 1);
  }
  for (const [side, count] of view.over.stores.entries()) {
    const who = order[side] ?? side;
    seeds[who] = (seeds[who] ?? 0) + count;
  }
  return { ...series, points, seeds };
}

/** Points of a side of the present game, all rounds up to it counted. */
export function pointsAt(series: Series, view: GameView, side: number): number {
  return standing(series, view).points[seated(series, view)[side] ?? side] ?? 0;
}

export function isLastRound(series: Series): boolean {
  return series.round >= series.rounds;
}

/** Sides with the most points over the whole match; the seeds decide nothing. */
export function leaders(series: Series, view: GameView): number[] {
  const sides = Array.from({ length: view.players }, (_, side) => side);
  const most = Math.max(...sides.map((side) => pointsAt(series, view, side)));
  return sides.filter((side) => pointsAt(series, view, side) === most);
}

/**
 * The series in the game after this one; `moved`: everybody moves on by one seat. After the last round it begins anew.
 */
export function nextRound(match: Match, view: GameView, moved: boolean): Series | undefined {
  const { series } = match;
  if (!series) return undefined;
  if (isLastRound(series)) return newSeries(series.rounds, view.players);
  const order = [...seated(series, view)];
  const next = moved ? [...order.slice(-1), ...order.slice(0, -1)] : order;
  return { ...standing(series, view), round: series.round + 1, order: next };
}
