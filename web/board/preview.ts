/** Tells before a sowing where its last seed falls. */
import { cellOf, type Layout } from './geometry.js';
import type { BoardState, BoardTexts } from './types.js';

export interface Preview {
  root: HTMLElement;
  /** The cell whose sowing is previewed, -1 if none. */
  readonly cell: number;
  /** Cell of the last seed, null if nothing is previewed. */
  readonly landing: number | null;
  /** True if something changed. */
  open(cell: number, state: BoardState, texts: BoardTexts, layout: Layout | null): boolean;
  close(): boolean;
}

export function createPreview(): Preview {
  const root = document.createElement('div');
  root.className = 'preview';
  root.hidden = true;
  // The same words are the pit's description: they need not be read twice.
  root.setAttribute('aria-hidden', 'true');
  let cell = -1;
  let landing: number | null = null;

  const put = (layout: Layout, from: number): void => {
    const place = layout.places[from];
    if (!place) return;
    // Turned upright, the middle between four pits is free; elsewhere the words lie inwards of the pit.
    const upright = layout.form === 'tall';
    const away = layout.form === 'long' ? layout.height * 0.235 : place.ry + root.offsetHeight / 2 + 8;
    const inward = Math.abs(place.outward.x) > 0.7 ? { x: 0, y: -1 } : { x: 0, y: -place.outward.y };
    const x = upright ? layout.width / 2 : place.x + inward.x * away;
    const y = upright ? place.y - place.target.h / 2 : place.y + inward.y * away;
    const half = { w: root.offsetWidth / 2, h: root.offsetHeight / 2 };
    const fit = (v: number, h: number, max: number): number => Math.max(h + 2, Math.min(max - h - 2, v));
    root.style.left = `${fit(x, half.w, layout.width)}px`;
    root.style.top = `${fit(y, half.h, layout.height)}px`;
  };

  return {
    root,
    get cell() {
      return cell;
    },
    get landing() {
      return landing;
    },
    open(next, state, texts, layout) {
      const outcome = state.legal.includes(next)
        ? state.outcomes.find((o) => cellOf(state.mover, o.pit, state.pits) === next)
        : undefined;
      if (!outcome || !layout) return this.close();
      const changed = cell !== next || landing !== outcome.last;
      cell = next;
      landing = outcome.last;
      const text = texts.preview(outcome);
      root.textContent = text;
      root.hidden = text === '';
      if (!root.hidden) put(layout, next);
      return changed;
    },
    close() {
      const changed = cell >= 0;
      cell = -1;
      landing = null;
      root.hidden = true;
      return changed;
    },
  };
}
