/** Three and four players: a board with one side for each, the stores in its corners. */
import { cellOf, pitFont, seedFor, seatOf, type Layout, type LayoutQuery, type Place, type Point } from './geometry.js';
import { rounded } from './layout-two.js';

const kSmallTarget = 24.5;
/** Pits on a slanted side are nearer to each other in height. */
const kSmallPitch = 28.6;
const kSin60 = Math.sqrt(3) / 2;

export function layoutRing(query: LayoutQuery): Layout {
  return query.players === 4 ? square(query) : triangle(query);
}

/** Space for a board that is about as high as wide; without a given height it must leave the page some. */
function room({ width, height, fill }: LayoutQuery): { w: number; h: number } {
  return { w: Math.min(width, 760), h: Math.max(260, fill ? height : Math.min(height, 720)) };
}

/**
 * Four: own row below, then anticlockwise right, above, left. Numbers of the upper and lower rows lie outside
 * of them, in one band with those of the stores; at the sides they lie inside, where a phone has room.
 */
function square(query: LayoutQuery): Layout {
  const { players, pits, viewer } = query;
  const space = room(query);
  const margin = (w: number): number => Math.max(8, w * 0.028);
  const band = (w: number): number => Math.min(62, Math.max(38, w * 0.12));
  const storeRadius = (w: number): number => Math.min(w * 0.1, Math.max(w * 0.068, (w * 0.91) / (4 + 2.05 * pits)));
  const pitch = (w: number): number => (w - 2 * margin(w) - 4 * storeRadius(w) - w * 0.03) / pits;
  let w = Math.min(space.w, space.h / 1.19);
  // The bands of the numbers do not shrink below what can be read.
  while (w > 200 && w + 2 * (band(w) - margin(w)) > space.h) w -= 2;
  while (pitch(w) < kSmallTarget) w += 4;
  const s = storeRadius(w);
  const m = margin(w);
  const b = band(w);
  const h = w + 2 * (b - m);
  const gap = pitch(w);
  const r = Math.min(gap * 0.44, s * 0.96);
  const font = {
    pit: pitFont(w < 400 ? 15 : w < 520 ? 16 : 18, gap),
    store: Math.round(Math.min(40, b * 0.72, (s + m) * 0.9)),
  };
  const chip = { w: Math.min(gap - 1.5, font.pit * 2.4), h: Math.round(font.pit * 1.34) };
  const corners: Point[] = [
    { x: m + s, y: h - b - s },
    { x: w - m - s, y: h - b - s },
    { x: w - m - s, y: b + s },
    { x: m + s, y: b + s },
  ];
  const places: Place[] = [];
  for (let player = 0; player < players; player++) {
    const seat = seatOf(player, viewer, players);
    const from = corners[seat] as Point;
    const to = corners[(seat + 1) % 4] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const outward = { x: -along.y, y: along.x };
    const flat = seat % 2 === 0;
    const rim = seat === 0 ? h : 0;
    for (let pit = 1; pit <= pits; pit++) {
      const at = length / 2 + (pit - (pits + 1) / 2) * ((length - 2 * s - w * 0.03) / pits);
      const x = from.x + along.x * at;
      const y = from.y + along.y * at;
      const step = (length - 2 * s - w * 0.03) / pits;
      const inner = x - outward.x * (r + 5 + chip.w / 2);
      const reach = Math.max(s + m + r + 5 + chip.w, 44);
      const deep = Math.max(b + s + r, 44);
      places[cellOf(player, pit, pits)] = {
        cell: cellOf(player, pit, pits),
        player,
        pit,
        x,
        y,
        rx: r,
        ry: r,
        outward,
        label: flat ? { x, y: (rim + y + outward.y * r) / 2 } : { x: inner, y },
        target: flat
          ? { x: x - step / 2, y: seat === 0 ? h - deep : 0, w: step, h: deep }
          : { x: seat === 3 ? 0 : w - reach, y: y - step / 2, w: reach, h: step },
      };
    }
    const label = { x: to.x, y: to.y > h / 2 ? h - b / 2 : b / 2 };
    places[cellOf(player, 0, pits)] = {
      cell: cellOf(player, 0, pits),
      player,
      pit: 0,
      x: to.x,
      y: to.y,
      rx: s,
      ry: s,
      outward,
      label,
      target: { x: to.x - s, y: to.y - s, w: 2 * s, h: 2 * s },
    };
  }
  return {
    form: 'square',
    width: w,
    height: h,
    places,
    pitRadius: r,
    seed: seedFor(r, s),
    font,
    chip,
    grain: 'x',
    outline: rounded(w, h, s + m),
  };
}

/** Three: own row below, then up the right side to the store at the top, then down the left side. */
function triangle(query: LayoutQuery): Layout {
  const { players, pits, viewer } = query;
  const space = room(query);
  const font = (w: number): Layout['font'] =>
    w < 340
      ? { pit: 13, store: 24 }
      : w < 460
        ? { pit: 14, store: 28 }
        : w < 600
          ? { pit: 16, store: 32 }
          : { pit: 18, store: 40 };
  const edge = (w: number): number => Math.max(40, w * 0.121);
  const side = (w: number): number => w - 2 * edge(w);
  const storeRadius = (w: number): number =>
    Math.min(w * (pits <= 6 ? 0.085 : 0.07), Math.max(18, (side(w) - 10 - pits * kSmallPitch) / 2));
  const pitch = (w: number): number => (side(w) - 2 * storeRadius(w) - 10) / pits;
  /** How far the wood reaches beyond the corner's circle, so that the store's number lies on it. */
  const beyond = (w: number): number => Math.max(0, storeRadius(w) + font(w).store * 1.25 + 6 - edge(w));
  const heightFor = (w: number): number => side(w) * kSin60 + 2 * (edge(w) + beyond(w));
  let w = space.w;
  while (w > 280 && heightFor(w) > space.h) w -= 4;
  while (pitch(w) * kSin60 < kSmallTarget) w += 4;
  const e = edge(w);
  const s = storeRadius(w);
  const h = heightFor(w);
  const gap = pitch(w);
  const base = font(w);
  const pitSize = pitFont(base.pit, gap);
  const chip = { w: Math.min(gap - 1.5, pitSize * 1.76), h: Math.round(pitSize * 1.34) };
  // Three digits of a store end before the first pit's number begins.
  const size = { pit: pitSize, store: Math.min(base.store, (s + 4 + (gap - chip.w) / 2) / 0.925) };
  const r = Math.min(gap * 0.44, s * 0.95, e - chip.h - 6, (e - 2) / kSin60 - chip.w - chip.h * 0.29 - 4);
  const bottom = h - e - beyond(w);
  const corners: Point[] = [
    { x: e, y: bottom },
    { x: w - e, y: bottom },
    { x: w / 2, y: bottom - side(w) * kSin60 },
  ];
  const places: Place[] = [];
  for (let player = 0; player < players; player++) {
    const seat = seatOf(player, viewer, players);
    const from = corners[seat] as Point;
    const to = corners[(seat + 1) % 3] as Point;
    const along = { x: (to.x - from.x) / side(w), y: (to.y - from.y) / side(w) };
    const outward = { x: -along.y, y: along.x };
    for (let pit = 1; pit <= pits; pit++) {
      const at = side(w) / 2 + (pit - (pits + 1) / 2) * gap;
      const x = from.x + along.x * at;
      const y = from.y + along.y * at;
      const beside = Math.sign(outward.x) * (r + 4 + chip.w / 2);
      const tallness = gap * kSin60;
      const above = Math.min(r + 3, (s + 5 + gap / 2) * kSin60 - tallness / 2);
      const deep = Math.max(44, r + chip.h + 14);
      const wide = Math.max(44, 2 * r + chip.w + 12);
      places[cellOf(player, pit, pits)] = {
        cell: cellOf(player, pit, pits),
        player,
        pit,
        x,
        y,
        rx: r,
        ry: r,
        outward,
        label: seat === 0 ? { x, y: y + r + 4 + chip.h / 2 } : { x: x + beside, y },
        target:
          seat === 0
            ? { x: x - gap / 2, y: y - above, w: gap, h: deep + above }
            : { x: seat === 1 ? x - r - 4 : x + r + 4 - wide, y: y - tallness / 2, w: wide, h: tallness },
      };
    }
    const away = (to.y < h / 2 ? -1 : 1) * (s + 5 + size.store * 0.5);
    places[cellOf(player, 0, pits)] = {
      cell: cellOf(player, 0, pits),
      player,
      pit: 0,
      x: to.x,
      y: to.y,
      rx: s,
      ry: s,
      outward,
      label: { x: to.x, y: to.y + away },
      target: { x: to.x - s, y: to.y - s, w: 2 * s, h: 2 * s },
    };
  }
  const lower = beyond(w);
  return {
    form: 'triangle',
    width: w,
    height: h,
    places,
    pitRadius: r,
    seed: seedFor(r, s),
    font: size,
    chip,
    grain: 'x',
    outline: {
      radius: e,
      // The long sides keep their distance from the rows; only the corners reach further.
      points: [
        { x: e, y: bottom },
        { x: e, y: bottom + lower },
        { x: w - e, y: bottom + lower },
        { x: w - e, y: bottom },
        { x: w / 2, y: e },
      ],
    },
  };
}
