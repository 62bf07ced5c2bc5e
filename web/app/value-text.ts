/** Values of sowings as they are shown in pits and said. */
import type { PitValue } from '../board/types.js';
import type { GameView, MoveValue } from '../engine/types.js';
import { pitCell } from './cells.js';
import { saidText } from './said.js';
import { allExact, type PositionValues } from './values.js';
import type { Words } from './words.js';

/** "+4", "0", "−2"; before a guess "≈". With more than two players the seeds in the end, without a sign. */
export function valueText({ value, exact }: MoveValue, players: number): string {
  const sign = players > 2 || value === 0 ? '' : value > 0 ? '+' : '−';
  return `${exact ? '' : '≈'}${sign}${Math.abs(value)}`;
}

export function pitValues(view: GameView, found: PositionValues | null): PitValue[] {
  if (!found) return [];
  return found.moves
    .filter(({ move }) => move !== 'swap')
    .map((one) => ({
      cell: pitCell(view.mover, Number(one.move), view.pits),
      text: valueText(one, view.players),
      exact: one.exact,
    }));
}

/** "exact, wins by 4"; nothing for a move that has no value yet. */
export function saidOf(words: Words, view: GameView, found: PositionValues | null, move: string): string | null {
  const one = found?.moves.find((value) => value.move === move);
  return one ? saidText(words, one, view.players) : null;
}

/** One sentence on the best: several that are equally good and equally sure are named together. */
export function bestSentence(words: Words, view: GameView, { moves }: PositionValues): string {
  const [best] = moves;
  if (!best) return '';
  const alike = moves.filter(({ value, exact }) => value === best.value && exact === best.exact);
  const pits = alike.filter(({ move }) => move !== 'swap').map(({ move }) => move);
  const said = saidText(words, best, view.players);
  if (pits.length === 0) return words('say-best-swap', { said });
  return words('say-best', { count: pits.length, list: pits.join(', '), said });
}

/** The best move where everything is proved: then no thought could find another. */
export function provedBest(found: PositionValues | null): MoveValue | null {
  return found && allExact(found) ? (found.moves[0] ?? null) : null;
}
