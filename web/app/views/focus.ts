/** Where the focus goes when the control that had it is about to disappear. */
import type { BoardElement } from '../../board/types.js';
import type { App } from '../app.js';
import { pitCell } from '../cells.js';
import { viewerOf } from '../seats.js';

export function focusBoard(app: App): void {
  const { match, view } = app.game.state;
  if (!match || !view) return;
  const side = view.mover < 0 ? viewerOf(match, view) : view.mover;
  document.querySelector<BoardElement>('kalah-board')?.focusPit(pitCell(side, view.legal[0] ?? 1, view.pits));
}
