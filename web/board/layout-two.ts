/** Two players: a long board, or the same board turned clockwise where the page is narrow. */
import { cellOf, pitFont, seedFor, seatOf, type Layout, type LayoutQuery, type Place } from './geometry.js';

/** Below this width the board stands upright. */
const kNarrow = 640;
/** A finger's target; above seven pits there is no room for it on a phone. */
const kTarget = 44;
const kSmallTarget = 25;

export function layoutTwo(query: LayoutQuery): Layout {
  const { width, height, fill } = query;
  const low = fill && width > height * 1.5;
  return height > width && fill ? tall(query) : width < kNarrow && !low ? tall(query) : long(query);
}

/** Six pits give 2.6 : 1; fewer pits a shorter board, not larger gaps. */
function longAspect(pits: number): number {
  return pits <= 6 ? 1.4 + 0.2 * pits : 2.6 + 0.1 * (pits - 6);
}

function long({ players, pits, viewer, width, height, fill }: LayoutQuery): Layout {
  const aspect = longAspect(pits);
  const highest = Math.max(180, fill ? height : Math.min(width / 2.6, height));
  const w = Math.max(Math.min(width, highest * aspect), kSmallTarget * pits * 1.4);
  const h = w / aspect;
  const end = Math.max(w * 0.105, h * (pits < 4 ? 0.32 : 0.27));
  const side = w * 0.022;
  const gap = (w - 2 * (end + side)) / pits;
  const font = { pit: pitFont(w >= 900 ? 18 : w >= 700 ? 16 : 14, gap), store: Math.round(Math.min(42, end * 0.42)) };
  const chip = { w: Math.min(gap - 1.5, font.pit * 2.4), h: Math.round(font.pit * 1.36) };
  // Above and below the rows there is room for the numbers.
  const r = Math.min(gap * 0.43, h * 0.205, h * 0.265 - chip.h - 9);
  const store = end * 0.39;
  const places: Place[] = [];
  for (let player = 0; player < players; player++) {
    const own = seatOf(player, viewer, players) === 0;
    const y = own ? h * 0.735 : h * 0.265;
    const rim = own ? h : 0;
    const outward = { x: 0, y: own ? 1 : -1 };
    for (let pit = 1; pit <= pits; pit++) {
      const slot = own ? pit - 1 : pits - pit;
      const left = end + side + gap * slot;
      const x = left + gap / 2;
      places[cellOf(player, pit, pits)] = {
        cell: cellOf(player, pit, pits),
        player,
        pit,
        x,
        y,
        rx: r,
        ry: r,
        outward,
        label: { x, y: (rim + y + outward.y * r) / 2 },
        target: { x: left, y: own ? h / 2 : 0, w: gap, h: h / 2 },
      };
    }
    const rx = store;
    const ry = h * 0.275;
    const x = own ? w - end * 0.62 : end * 0.62;
    const sy = own ? h * 0.415 : h * 0.585;
    places[cellOf(player, 0, pits)] = {
      cell: cellOf(player, 0, pits),
      player,
      pit: 0,
      x,
      y: sy,
      rx,
      ry,
      outward,
      label: { x, y: own ? h * 0.805 : h * 0.195 },
      target: { x: x - rx, y: sy - ry, w: 2 * rx, h: 2 * ry },
    };
  }
  const corner = h * 0.3;
  return {
    form: 'long',
    width: w,
    height: h,
    places,
    pitRadius: r,
    seed: seedFor(r, store),
    font,
    chip,
    grain: 'x',
    outline: rounded(w, h, corner),
  };
}

function tall({ players, pits, viewer, width, height, fill }: LayoutQuery): Layout {
  const w = Math.min(width, 560);
  const target = pits <= 7 ? kTarget : kSmallTarget;
  const shape = pits <= 6 ? 0.72 + 0.15 * pits : 1.62 + 0.06 * (pits - 6);
  const wish = fill ? Math.min(height, w * (shape + 0.25)) : Math.min(w * shape, Math.max(height, w * 1.2));
  const end = Math.min(96, Math.max(58, wish * 0.13));
  const pad = Math.max(4, wish * 0.012);
  const h = Math.max(wish, 2 * (end + pad) + target * pits);
  const gap = (h - 2 * (end + pad)) / pits;
  const r = Math.min(gap * 0.44, w * 0.165);
  const font = { pit: w < 330 ? 14 : 16, store: Math.round(Math.min(36, end * 0.46)) };
  const store = end * 0.37;
  const chip = { w: font.pit * 2.4, h: Math.round(font.pit * 1.36) };
  const places: Place[] = [];
  for (let player = 0; player < players; player++) {
    const own = seatOf(player, viewer, players) === 0;
    const column = w * 0.305;
    const x = own ? column : w - column;
    const outward = { x: own ? -1 : 1, y: 0 };
    const label = (column - r) / 2;
    for (let pit = 1; pit <= pits; pit++) {
      const slot = own ? pit - 1 : pits - pit;
      const top = end + pad + gap * slot;
      const y = top + gap / 2;
      places[cellOf(player, pit, pits)] = {
        cell: cellOf(player, pit, pits),
        player,
        pit,
        x,
        y,
        rx: r,
        ry: r,
        outward,
        label: { x: own ? label : w - label, y },
        target: { x: own ? 0 : w / 2, y: top, w: w / 2, h: gap },
      };
    }
    const rx = w * 0.31;
    const ry = store;
    const sx = own ? w * 0.57 : w * 0.43;
    const y = own ? h - end * 0.55 : end * 0.55;
    places[cellOf(player, 0, pits)] = {
      cell: cellOf(player, 0, pits),
      player,
      pit: 0,
      x: sx,
      y,
      rx,
      ry,
      outward,
      label: { x: own ? w * 0.145 : w * 0.855, y },
      target: { x: sx - rx, y: y - ry, w: 2 * rx, h: 2 * ry },
    };
  }
  return {
    form: 'tall',
    width: w,
    height: h,
    places,
    pitRadius: r,
    seed: seedFor(r, store),
    font,
    chip,
    grain: 'y',
    outline: rounded(w, h, Math.min(w, h) * 0.16),
  };
}

/** A rectangle with round corners as an outline. */
export function rounded(w: number, h: number, radius: number): Layout['outline'] {
  return {
    radius,
    points: [
      { x: radius, y: radius },
      { x: w - radius, y: radius },
      { x: w - radius, y: h - radius },
      { x: radius, y: h - radius },
    ],
  };
}
