/** Presses by mouse, touch and keys, and which of them count. */
import { cellOfTarget } from './access.js';
import { cellOf, type Layout } from './geometry.js';
import { cellOfArrow, commandOfKey, pitOfKey } from './keys.js';
import type { BoardCommand, BoardState } from './types.js';

export interface InputHost {
  board: HTMLElement;
  state(): BoardState | null;
  layout(): Layout | null;
  commands(): Readonly<Record<string, BoardCommand>>;
  busy(): boolean;
  skip(): void;
  press(cell: number): void;
  command(command: BoardCommand): void;
  focus(cell: number): void;
  preview(cell: number): void;
  closePreview(): boolean;
  point(cell: number): void;
}

export interface Input {
  /** A sowing began: the press that caused it must not count twice. */
  played(): void;
  /** What moved was skipped: the press that did it must not play. */
  skipped(): void;
  /** Drops what is pending: a long press under way. */
  reset(): void;
}

const kAfterPlay = 350;
const kAfterSkip = 150;
const kLongPress = 450;
const kWander = 10;
const kStay = 2500;

export function createInput(host: InputHost): Input {
  const { board } = host;
  let closedUntil = 0;
  let pressedAt = -Infinity;
  let hold = 0;
  let held = false;
  let heldAt = { x: 0, y: 0 };
  let fade = 0;

  const now = (): number => performance.now();
  const open = (): boolean => now() >= closedUntil;

  /** The one way in: a pit was meant. */
  const press = (cell: number): void => {
    if (!open()) return;
    if (host.busy()) {
      host.skip();
      return;
    }
    const state = host.state();
    if (!state) return;
    if (state.legal.includes(cell)) {
      // The answer may come later than the second half of a double click.
      pressedAt = now();
      closedUntil = pressedAt + kAfterPlay;
    }
    host.press(cell);
  };

  const letGo = (): void => {
    clearTimeout(hold);
    hold = 0;
  };

  board.addEventListener('click', (event) => {
    if (held) {
      held = false;
      event.preventDefault();
      return;
    }
    const cell = cellOfTarget(event.target);
    if (cell >= 0) press(cell);
    else if (host.busy() && open()) host.skip();
  });

  board.addEventListener('pointerdown', (event) => {
    held = false;
    clearTimeout(fade);
    if (event.pointerType === 'mouse') return;
    host.closePreview();
    const cell = cellOfTarget(event.target);
    if (cell < 0 || !event.isPrimary) return;
    heldAt = { x: event.clientX, y: event.clientY };
    letGo();
    hold = window.setTimeout(() => {
      held = true;
      host.preview(cell);
    }, kLongPress);
  });
  board.addEventListener('pointermove', (event) => {
    if (hold && Math.hypot(event.clientX - heldAt.x, event.clientY - heldAt.y) > kWander) letGo();
  });
  const release = (): void => {
    letGo();
    if (!held) return;
    clearTimeout(fade);
    fade = window.setTimeout(() => host.closePreview(), kStay);
  };
  board.addEventListener('pointerup', release);
  board.addEventListener('pointercancel', () => {
    release();
    held = false;
  });
  board.addEventListener('contextmenu', (event) => {
    if (held || hold) event.preventDefault();
  });

  board.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const cell = cellOfTarget(event.target);
    host.point(cell);
    if (cell >= 0 && !host.busy()) host.preview(cell);
    else host.closePreview();
  });
  board.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    host.point(-1);
    host.closePreview();
  });

  board.addEventListener('focusin', (event) => {
    const cell = cellOfTarget(event.target);
    if (cell < 0) return;
    host.point(cell);
    if ((event.target as Element).matches(':focus-visible') && !host.busy()) host.preview(cell);
  });
  board.addEventListener('focusout', () => {
    host.point(-1);
    host.closePreview();
  });

  board.addEventListener('keydown', (event) => {
    const activates = event.key === 'Enter' || event.key === ' ';
    if (event.repeat && (activates || pitOfKey(event) > 0)) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const state = host.state();
    const layout = host.layout();
    const cell = cellOfTarget(event.target);
    if (!state || !layout) return;
    if (event.key === 'Escape') {
      if (host.closePreview()) event.preventDefault();
      else if (host.busy() && open()) host.skip();
      return;
    }
    const to = cell >= 0 ? cellOfArrow(layout, cell, event.key) : null;
    if (to !== null) {
      event.preventDefault();
      host.focus(to);
      return;
    }
    if (/^(Arrow|Home|End)/.test(event.key)) {
      event.preventDefault();
      return;
    }
    const pit = pitOfKey(event);
    if (pit > 0) {
      event.preventDefault();
      if (pit <= state.pits) press(cellOf(rowInPlay(state), pit, state.pits));
      return;
    }
    const command = event.repeat ? null : commandOfKey(event, host.commands());
    if (command) {
      event.preventDefault();
      host.command(command);
    }
  });

  return {
    played() {
      if (pressedAt + 2000 > now()) closedUntil = Math.max(closedUntil, pressedAt + kAfterPlay);
      letGo();
      host.closePreview();
    },
    skipped() {
      closedUntil = Math.max(closedUntil, now() + kAfterSkip);
    },
    reset() {
      letGo();
      held = false;
      clearTimeout(fade);
    },
  };
}

/** Digits mean the row whose pits may be pressed; two people at one board share the keys. */
function rowInPlay(state: BoardState): number {
  const first = state.legal[0];
  return first === undefined ? state.viewer : Math.floor(first / (state.pits + 1));
}
