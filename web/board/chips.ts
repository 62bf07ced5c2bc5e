/** The numbers on the wood. They stand still whatever they show. */
import type { Layout } from './geometry.js';
import { kTrueSeeds } from './heaps.js';
import type { NumbersShown } from './types.js';

export interface Chips {
  root: HTMLElement;
  place(layout: Layout): void;
  show(cell: number, count: number): void;
  setMode(mode: NumbersShown): void;
  /** The pit that is focused or under the pointer, -1 if none. */
  point(cell: number): void;
}

/** Width of a number in its font size, padding of the chip included. */
export function chipEms(digits: number, store: boolean): number {
  return digits * 0.59 + (store ? 0 : 0.56);
}

export function createChips(): Chips {
  const root = document.createElement('div');
  root.className = 'numbers';
  root.setAttribute('aria-hidden', 'true');
  let chips: HTMLElement[] = [];
  let layout: Layout | null = null;
  let pointed = -1;

  const fit = (cell: number): void => {
    const chip = chips[cell];
    const place = layout?.places[cell];
    if (!chip || !layout || !place) return;
    const digits = (chip.textContent ?? '').length;
    const store = place.pit === 0;
    const size = store ? layout.font.store : layout.font.pit;
    // Few digits have the full size, many the same width.
    const room = store ? size * 1.85 : layout.chip.w;
    chip.style.fontSize = `${Math.min(size, room / chipEms(digits, store))}px`;
  };

  return {
    root,
    place(next) {
      layout = next;
      if (chips.length !== next.places.length) {
        chips = next.places.map(() => document.createElement('span'));
        root.replaceChildren(...chips);
      }
      next.places.forEach((place, cell) => {
        const chip = chips[cell] as HTMLElement;
        chip.className = place.pit === 0 ? 'chip store-number' : 'chip';
        chip.style.left = `${place.label.x}px`;
        chip.style.top = `${place.label.y}px`;
        const height = place.pit === 0 ? next.font.store : next.chip.h;
        chip.style.height = chip.style.lineHeight = `${height}px`;
        chip.style.minWidth = place.pit === 0 ? '' : `${Math.min(next.chip.w, next.chip.h * 1.28)}px`;
        fit(cell);
      });
    },
    show(cell, count) {
      const chip = chips[cell];
      if (!chip) return;
      const text = String(count);
      if (chip.textContent !== text) chip.textContent = text;
      chip.classList.toggle('many', count > kTrueSeeds);
      fit(cell);
    },
    setMode(mode) {
      root.dataset['mode'] = mode;
    },
    point(cell) {
      if (cell === pointed) return;
      chips[pointed]?.classList.remove('pointed');
      chips[cell]?.classList.add('pointed');
      pointed = cell;
    },
  };
}
