/** The ring that runs out from a store when its owner moves again. */
import type { Place } from './geometry.js';
import { rush } from './easing.js';
import { marks } from './tokens.js';

export function paintExtraRing(g: CanvasRenderingContext2D, { x, y, rx, ry }: Place, u: number): void {
  if (u >= 1) return;
  const grow = -3 + (3 + Math.min(10, Math.min(rx, ry) * 0.2)) * rush(u);
  g.save();
  g.globalAlpha = Math.min(1, 2.2 * (1 - u));
  g.strokeStyle = marks.legal;
  g.lineWidth = 3.5 - 2 * u;
  g.beginPath();
  g.roundRect(x - rx - grow, y - ry - grow, 2 * (rx + grow), 2 * (ry + grow), Math.min(rx, ry) + grow);
  g.stroke();
  g.restore();
}
