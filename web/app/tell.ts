/** Answers to the commands S B L M ?: the position in words, for the line, the live region and the text mode. */
import type { GameView } from '../engine/types.js';
import { rowOf, storeCell } from './cells.js';
import { lineOf, plain } from './explain.js';
import type { Names } from './names.js';
import { outcomeText } from './texts.js';
import type { AnyTrace } from './types.js';
import { saidOf } from './value-text.js';
import type { PositionValues } from './values.js';
import type { Words } from './words.js';

function sides(view: GameView): number[] {
  return Array.from({ length: view.players }, (_, side) => side);
}

export function tellScore(view: GameView, names: Names, words: Words): string {
  return sides(view)
    .map((side) => words('tell-score-part', { ...names.who(side), seeds: view.cells[storeCell(side, view.pits)] ?? 0 }))
    .join('; ');
}

/** The board as one line, the viewer's row first. */
export function tellBoard(view: GameView, viewer: number, names: Names, words: Words): string {
  return sides(view)
    .map((turn) => (viewer + turn) % view.players)
    .map((side) =>
      words('tell-row', {
        ...names.who(side),
        pits: rowOf(view.cells, side, view.pits).join(' '),
        store: view.cells[storeCell(side, view.pits)] ?? 0,
      }),
    )
    .join(' ');
}

export function tellLast(view: GameView, trace: AnyTrace | null, names: Names, words: Words): string {
  return trace ? plain(lineOf(view, trace, names, words)) : words('tell-no-last');
}

export function tellMoves(
  view: GameView,
  mayMove: boolean,
  names: Names,
  words: Words,
  found: PositionValues | null = null,
): string {
  if (!mayMove) return words(view.over ? 'why-over' : 'tell-no-moves');
  const moves = view.outcomes.map((outcome) => {
    const told = words('tell-move', { pit: outcome.pit, what: outcomeText(outcome, view, names, words) });
    const said = saidOf(words, view, found, String(outcome.pit));
    return said === null ? told : words('with-value', { text: told, said });
  });
  return words('tell-moves', { list: moves.join('; ') });
}
