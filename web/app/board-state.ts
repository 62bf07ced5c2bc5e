/** From the core's view of a game to what the board shows at rest. */
import type { BoardState, Marks } from '../board/types.js';
import type { GameView } from '../engine/types.js';
import { pitCell } from './cells.js';
import { controlOf, viewerOf } from './seats.js';
import { isSwap, kPerson, type AnyTrace, type Match } from './types.js';

function marksOf(view: GameView, trace: AnyTrace | null, hint: number | null): Marks {
  const hintCell = hint !== null && hint > 0 && view.mover >= 0 ? pitCell(view.mover, hint, view.pits) : null;
  if (!trace || isSwap(trace)) return { start: null, last: null, captured: [], hint: hintCell };
  return {
    start: pitCell(trace.player, trace.pit, view.pits),
    last: trace.last,
    captured: trace.capture?.taken ?? [],
    hint: hintCell,
  };
}

export function boardState(match: Match, view: GameView, trace: AnyTrace | null, hint: number | null): BoardState {
  const person = view.mover >= 0 && controlOf(match, view.mover, view.swapped) === kPerson;
  return {
    players: view.players,
    pits: view.pits,
    cells: view.cells,
    viewer: viewerOf(match, view),
    mover: view.mover,
    direction: view.axes.sow === 'cw' ? 'cw' : 'ccw',
    legal: person ? view.legal.map((pit) => pitCell(view.mover, pit, view.pits)) : [],
    outcomes: person ? view.outcomes : [],
    marks: marksOf(view, trace, hint),
  };
}
