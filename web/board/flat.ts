/** Seeds without light and shadow, for the board of high contrast. */
import { css, type Oklch } from './color.js';
import { disc, type Ink } from './ink.js';
import type { SeedSet } from './seed-sets.js';

/** No darker than this: told from the hollow at a glance. */
const kLeast = 0.74;

/** The colour a hue has on the board of high contrast. */
export function flatColor(hue: Oklch): Oklch {
  return { l: Math.max(kLeast, hue.l), c: hue.c * 0.8, h: hue.h };
}

export function paintFlat(g: Ink, r: number, set: SeedSet, number: number): void {
  disc(g, 0, 0, r, '#0a0807');
  disc(g, 0, 0, r * 0.86, css(flatColor(set.hues[number % set.hues.length] as Oklch)));
}
