/** The words of the board element: names of cells, what a pit does, why it cannot be played. */
import type { BoardTexts } from '../board/types.js';
import type { GameView, Outcome } from '../engine/types.js';
import { placeOf } from './cells.js';
import type { Names } from './names.js';
import { refusalOf, type Refusal } from './refusal.js';
import { saidOf } from './value-text.js';
import type { PositionValues } from './values.js';
import type { Words } from './words.js';

export function refusalSentence(refusal: Refusal, view: GameView, names: Names, words: Words): string {
  const mine = (side: number) => names.who(side).who === 'you';
  switch (refusal.why) {
    case 'over':
      return words('why-over');
    case 'computer':
      return words('why-computer', { name: names.name(refusal.side) });
    case 'store':
      return words(mine(refusal.side) ? 'why-store-you' : 'why-store', { name: names.name(refusal.side) });
    case 'foreign':
      return words(mine(refusal.side) ? 'why-foreign-you' : 'why-foreign', {
        name: names.name(refusal.side),
        mover: names.name(view.mover),
      });
    case 'unknown':
      return words('why-unknown', { pit: refusal.pit, pits: refusal.pits });
    case 'barred':
      return words('why-barred', { pit: refusal.pit });
    case 'empty':
      return words('why-empty', { pit: refusal.pit });
  }
}

/** What playing a pit does, as a description: "ends in the store, extra move". */
export function outcomeText(outcome: Outcome, view: GameView, names: Names, words: Words): string {
  const place = placeOf(outcome.last, view.pits);
  if (outcome.captured > 0) return words('lands-capture', { seeds: outcome.captured });
  if (outcome.extra) return words('lands-extra');
  if (outcome.over) return words('lands-over');
  if (place.pit === 0) return words('lands-store');
  if (place.player === view.mover) return words('lands-own', { pit: place.pit });
  return words('lands-other', { pit: place.pit, name: names.name(place.player) });
}

export function previewText(outcome: Outcome, words: Words): string {
  if (outcome.captured > 0) return words('preview-capture', { seeds: outcome.captured });
  if (outcome.extra) return words('preview-extra');
  if (outcome.over) return words('preview-over');
  return words('preview-bank', { seeds: outcome.banked });
}

export function boardTexts(
  view: GameView,
  controls: readonly string[],
  names: Names,
  words: Words,
  found: PositionValues | null = null,
): BoardTexts {
  return {
    board: words('board-label'),
    row: (side) => words('row-label', names.who(side)),
    preview: (outcome) => previewText(outcome, words),
    cell: (cell) => {
      const { player, pit } = placeOf(cell, view.pits);
      const seeds = view.cells[cell] ?? 0;
      const plain = words(pit === 0 ? 'cell-store' : 'cell-pit', { ...names.who(player), pit, seeds });
      const said = pit > 0 && player === view.mover ? saidOf(words, view, found, String(pit)) : null;
      const name = said === null ? plain : words('cell-value', { cell: plain, said });
      if (pit === 0) return { name, description: '' };
      const refusal = refusalOf(view, controls, pit, player);
      if (refusal) return { name, description: refusalSentence(refusal, view, names, words) };
      const outcome = view.outcomes.find((one) => one.pit === pit);
      return { name, description: outcome ? outcomeText(outcome, view, names, words) : '' };
    },
  };
}
