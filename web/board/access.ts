/** What is focused, pressed and read aloud: native buttons over the pits, in rows, in the order of play. */
import { cellOf, seatOf, type Layout } from './geometry.js';
import type { BoardState, BoardTexts } from './types.js';

export interface Controls {
  root: HTMLElement;
  /** Builds the rows anew when players, pits or viewer differ, else changes texts only. */
  update(state: BoardState, texts: BoardTexts): void;
  /** Puts everything where it belongs. */
  place(layout: Layout): void;
  button(cell: number): HTMLButtonElement | null;
  /** Makes this the tab stop of its row. */
  stopAt(cell: number): void;
}

/** The cell of a button or of something in it, -1 if none. */
export function cellOfTarget(target: EventTarget | null): number {
  const button = target instanceof Element ? target.closest<HTMLElement>('button.pit') : null;
  return button ? Number(button.dataset['cell']) : -1;
}

export function createControls(): Controls {
  const root = document.createElement('div');
  root.className = 'rows';
  let shape = '';
  let buttons = new Map<number, HTMLButtonElement>();
  let stores = new Map<number, HTMLElement>();
  let rows = new Map<number, HTMLElement>();
  let notes = new Map<number, HTMLElement>();
  let size = 0;

  const build = (state: BoardState): void => {
    const { players, pits, viewer } = state;
    buttons = new Map();
    stores = new Map();
    rows = new Map();
    notes = new Map();
    size = pits;
    const order = Array.from({ length: players }, (_, p) => p).sort(
      (a, b) => seatOf(a, viewer, players) - seatOf(b, viewer, players),
    );
    const parts: HTMLElement[] = [];
    for (const player of order) {
      const row = document.createElement('div');
      row.className = 'row';
      row.setAttribute('role', 'toolbar');
      rows.set(player, row);
      for (let pit = 1; pit <= pits; pit++) row.append(...makePit(cellOf(player, pit, pits)));
      const store = document.createElement('div');
      store.className = 'store';
      store.setAttribute('role', 'img');
      stores.set(cellOf(player, 0, pits), store);
      parts.push(row, store);
    }
    root.replaceChildren(...parts);
    for (const player of order) setStop(cellOf(player, 1, pits));
  };

  const makePit = (cell: number): HTMLElement[] => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'pit';
    button.dataset['cell'] = String(cell);
    button.tabIndex = -1;
    const ring = document.createElement('span');
    ring.className = 'ring';
    button.append(ring);
    const note = document.createElement('span');
    note.id = `note-${cell}`;
    note.hidden = true;
    button.setAttribute('aria-describedby', note.id);
    buttons.set(cell, button);
    notes.set(cell, note);
    return [button, note];
  };

  const setStop = (cell: number): void => {
    const player = Math.floor(cell / (size + 1));
    for (const [other, button] of buttons) {
      if (Math.floor(other / (size + 1)) === player) button.tabIndex = other === cell ? 0 : -1;
    }
  };

  return {
    root,
    update(state, texts) {
      const wanted = `${state.players}/${state.pits}/${state.viewer}`;
      if (wanted !== shape) {
        shape = wanted;
        build(state);
      }
      const legal = new Set(state.legal);
      for (const [player, row] of rows) {
        set(row, 'aria-label', texts.row(player));
        set(row, 'aria-orientation', row.dataset['upright'] === 'yes' ? 'vertical' : 'horizontal');
      }
      for (const [cell, button] of buttons) {
        const { name, description } = texts.cell(cell);
        set(button, 'aria-label', name);
        const note = notes.get(cell);
        if (note && note.textContent !== description) note.textContent = description;
        set(button, 'aria-disabled', legal.has(cell) ? 'false' : 'true');
      }
      for (const [cell, store] of stores) set(store, 'aria-label', texts.cell(cell).name);
    },
    place(layout) {
      for (const place of layout.places) {
        const box = buttons.get(place.cell) ?? stores.get(place.cell);
        if (!box) continue;
        const { x, y, w, h } = place.target;
        move(box, x, y, w, h);
        const ring = box.firstElementChild;
        if (ring instanceof HTMLElement) {
          move(ring, place.x - x - place.rx, place.y - y - place.ry, 2 * place.rx, 2 * place.ry);
        }
      }
      for (const [player, row] of rows) {
        const outward = layout.places[cellOf(player, 1, size)]?.outward;
        const upright = outward !== undefined && Math.abs(outward.x) > 0.7;
        row.dataset['upright'] = upright ? 'yes' : 'no';
        set(row, 'aria-orientation', upright ? 'vertical' : 'horizontal');
      }
    },
    button: (cell) => buttons.get(cell) ?? null,
    stopAt: setStop,
  };
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function move(element: HTMLElement, x: number, y: number, w: number, h: number): void {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${w}px`;
  element.style.height = `${h}px`;
}
