/** Marks inside the pits. Each has a shape of its own; colour only helps. */
import type { Layout, Place } from './geometry.js';
import { marks as color } from './tokens.js';

/** What is marked now. */
export interface Shown {
  legal: ReadonlySet<number>;
  start: number | null;
  last: number | null;
  captured: ReadonlyMap<number, number>;
  hint: number | null;
  /** Where the previewed sowing would end. */
  landing: number | null;
  /** Seeds that have come into a cell, shown instead of flights. */
  gains: ReadonlyMap<number, number>;
}

export const kNothing: Shown = {
  legal: new Set(),
  start: null,
  last: null,
  captured: new Map(),
  hint: null,
  landing: null,
  gains: new Map(),
};

type Ink = CanvasRenderingContext2D;

/** Draws the marks of one cell over its seeds. */
export function paintMarks(g: Ink, place: Place, layout: Layout, shown: Shown, family: string): void {
  const { cell } = place;
  const small = Math.min(place.rx, place.ry);
  const inset = small < 22 ? 2 : 3;
  const legal = shown.legal.has(cell);
  g.save();
  g.lineCap = 'butt';
  if (legal) ring(g, place, inset, 2, color.legal, []);
  if (shown.start === cell) {
    const dash = Math.max(3.2, small * 0.11);
    ring(g, place, legal ? inset + 4 : inset, small < 22 ? 2 : 2.5, color.start, [dash, dash * 1.15]);
  }
  if (shown.landing === cell) landing(g, place, inset);
  if (shown.last === cell) diamond(g, place, small);
  const taken = shown.captured.get(cell);
  if (taken !== undefined) cross(g, place, small, `+${taken}`, family);
  if (shown.hint === cell) chevron(g, place, small);
  const gain = shown.gains.get(cell);
  if (gain !== undefined) {
    word(g, place.x, place.y, `+${gain}`, Math.max(14, layout.font.pit * 1.15), color.landing, family);
  }
  g.restore();
}

function ring(g: Ink, { x, y, rx, ry }: Place, inset: number, width: number, ink: string, dash: number[]): void {
  const path = (): void => {
    g.beginPath();
    g.roundRect(x - rx + inset, y - ry + inset, 2 * (rx - inset), 2 * (ry - inset), Math.min(rx, ry) - inset);
    g.stroke();
  };
  g.setLineDash(dash);
  g.strokeStyle = ink;
  g.lineWidth = width;
  path();
  g.setLineDash([]);
}

/** Half of its outline dark, so that it is seen on any glass. */
function haloed(g: Ink, width: number, ink: string, path: () => void): void {
  g.lineJoin = 'round';
  g.lineCap = 'round';
  g.beginPath();
  path();
  g.strokeStyle = color.halo;
  g.lineWidth = width + 3;
  g.stroke();
  g.strokeStyle = ink;
  g.lineWidth = width;
  g.stroke();
}

/** Four short strokes from the edge inwards, like a sight. */
function landing(g: Ink, { x, y, rx, ry }: Place, inset: number): void {
  const reach = Math.max(5, Math.min(rx, ry) * 0.3);
  haloed(g, 2.5, color.landing, () => {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      g.moveTo(x + dx * (rx - inset), y + dy * (ry - inset));
      g.lineTo(x + dx * (rx - inset - reach), y + dy * (ry - inset - reach));
    }
  });
}

function diamond(g: Ink, { x, y, ry, rx, outward }: Place, small: number): void {
  const s = Math.max(4.5, small * 0.13);
  const cx = x - outward.x * (rx - s - 3);
  const cy = y - outward.y * (ry - s - 3);
  g.beginPath();
  g.moveTo(cx, cy - s);
  g.lineTo(cx + s, cy);
  g.lineTo(cx, cy + s);
  g.lineTo(cx - s, cy);
  g.closePath();
  g.lineJoin = 'round';
  g.strokeStyle = color.halo;
  g.lineWidth = 3;
  g.stroke();
  g.fillStyle = color.last;
  g.fill();
}

function cross(g: Ink, { x, y }: Place, small: number, text: string, family: string): void {
  const s = Math.max(3.5, small * 0.15);
  const size = Math.max(12, Math.min(19, small * 0.46));
  const up = small * 0.34;
  haloed(g, Math.max(2, small * 0.055), color.capture, () => {
    g.moveTo(x - s, y - up - s);
    g.lineTo(x + s, y - up + s);
    g.moveTo(x + s, y - up - s);
    g.lineTo(x - s, y - up + s);
  });
  word(g, x, y + small * 0.3, text, size, color.capture, family);
}

/** Points into the pit from the middle of the board. */
function chevron(g: Ink, { x, y, rx, ry, outward }: Place, small: number): void {
  const s = Math.max(5, small * 0.2);
  for (const step of [0, 0.75]) {
    const far = small * 0.72 - step * s;
    const tip = { x: x - outward.x * (rx - small + far - s), y: y - outward.y * (ry - small + far - s) };
    const back = { x: tip.x - outward.x * s, y: tip.y - outward.y * s };
    const across = { x: -outward.y * s * 1.1, y: outward.x * s * 1.1 };
    haloed(g, Math.max(2.2, small * 0.06), color.hint, () => {
      g.moveTo(back.x + across.x, back.y + across.y);
      g.lineTo(tip.x, tip.y);
      g.lineTo(back.x - across.x, back.y - across.y);
    });
  }
}

function word(g: Ink, x: number, y: number, text: string, size: number, ink: string, family: string): void {
  g.font = `600 ${size}px ${family}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  g.strokeStyle = color.halo;
  g.lineWidth = Math.max(4, size * 0.34);
  g.strokeText(text, x, y + size * 0.05);
  g.fillStyle = ink;
  g.fillText(text, x, y + size * 0.05);
}
