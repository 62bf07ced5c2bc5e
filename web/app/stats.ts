/** Finished games of the one person at this device against computers, and what they add up to. */
import type { GameView } from '../engine/types.js';
import { controls, onlyPerson } from './seats.js';
import { loadStats, saveStats } from './storage.js';
import { isSwap, type AnyTrace, type Finished, type Match } from './types.js';

/** What a finished game was to the person; null where there is not exactly one. */
export function finishedGame(match: Match, view: GameView, traces: readonly AnyTrace[], now: number): Finished | null {
  const side = onlyPerson(match, view);
  if (side < 0 || !view.over || match.id === undefined) return null;
  const { stores, winner } = view.over;
  const teams = view.axes.teams === 'yes';
  const ours = teams ? (stores[side] ?? 0) + (stores[(side + 2) % 4] ?? 0) : (stores[side] ?? 0);
  const others = teams
    ? [stores.reduce((sum, seeds) => sum + seeds, 0) - ours]
    : stores.filter((_, other) => other !== side);
  const won = teams ? side % 2 : side;
  const own = traces.filter((trace) => !isSwap(trace) && trace.player === side);
  const captures = own.map((trace) => (isSwap(trace) ? 0 : (trace.capture?.seeds ?? 0)));
  const turns = view.turns.filter((turn) => turn.player === side);
  return {
    id: match.id,
    at: now,
    rules: view.rules,
    opponents: controls(match, view).filter((_, other) => other !== side),
    side,
    help: match.help,
    result: winner < 0 ? 0 : winner === won ? 1 : -1,
    margin: ours - Math.max(...others),
    chain: Math.max(0, ...turns.map((turn) => turn.sowings.length)),
    capture: Math.max(0, ...captures),
  };
}

/** Keeps the books right: a finished game counts once, one that was taken back does not. */
export function noteGame(match: Match, view: GameView, traces: readonly AnyTrace[], now: number): void {
  if (match.id === undefined) return;
  const finished = finishedGame(match, view, traces, now);
  const kept = loadStats();
  const others = kept.filter(({ id }) => id !== match.id);
  if (finished) saveStats([...others, finished]);
  else if (others.length < kept.length) saveStats(others);
}

export interface Tally {
  rules: string;
  opponents: readonly string[];
  side: number;
  help: boolean;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** Mean of what the person had more than the best other. */
  margin: number;
  chain: number;
  capture: number;
}

/** By rules, opponents and side, games with help apart; the kind played last comes first. */
export function tallies(games: readonly Finished[]): Tally[] {
  const kinds = new Map<string, Finished[]>();
  for (const game of [...games].sort((a, b) => b.at - a.at)) {
    const key = JSON.stringify([game.rules, game.opponents, game.side, game.help]);
    kinds.set(key, [...(kinds.get(key) ?? []), game]);
  }
  return [...kinds.values()].flatMap((kind) => {
    const [first] = kind;
    if (!first) return [];
    const count = (result: number) => kind.filter((game) => game.result === result).length;
    return [
      {
        rules: first.rules,
        opponents: first.opponents,
        side: first.side,
        help: first.help,
        games: kind.length,
        wins: count(1),
        draws: count(0),
        losses: count(-1),
        margin: kind.reduce((sum, game) => sum + game.margin, 0) / kind.length,
        chain: Math.max(...kind.map((game) => game.chain)),
        capture: Math.max(...kind.map((game) => game.capture)),
      },
    ];
  });
}
