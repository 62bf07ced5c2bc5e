/** Curves of movement. */
import type { Point } from './geometry.js';

/** A CSS cubic-bezier as a function of time. */
export function bezier(x1: number, y1: number, x2: number, y2: number): (t: number) => number {
  const at = (a: number, b: number, s: number): number => 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3;
  return (t) => {
    if (t <= 0) return 0;
    if (t >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let k = 0; k < 18; k++) {
      const s = (low + high) / 2;
      if (at(x1, x2, s) < t) low = s;
      else high = s;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** A seed on its way to a pit. */
export const glide = bezier(0.35, 0, 0.25, 1);
/** Captured seeds on their way to the store. */
export const rush = bezier(0.2, 0.8, 0.2, 1);
/** The hand. */
export const swing = bezier(0.4, 0, 0.3, 1);

export function mid(a: Point, b: Point, u: number): Point {
  return { x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u };
}
