/** Colours that no material changes: marks, focus, values. Those of boards and seeds: materials.ts, seed-sets.ts. */
import type { Oklch } from './color.js';

export const marks = {
  legal: '#f7cb58',
  start: '#79e4f0',
  last: '#79e4f0',
  capture: '#ff8162',
  hint: '#d1ed74',
  landing: '#fdfaf3',
  /** Laid under a mark where it crosses a seed. */
  halo: '#1b0f08',
} as const;

export const focus = { inner: '#fdfaf3', outer: '#291f18' } as const;

/** Numbers of the pits, on a chip of the material's own colour. */
export const numbers = { ink: '#f6efe1', chipAlpha: 0.78 } as const;

/** Values of sowings: ink on ivory where proved, ivory on dark where guessed. */
export const values = {
  exact: '#fbf3df',
  exactInk: '#291f18',
  estimate: '#1f140d',
  estimateAlpha: 0.85,
  estimateInk: '#f6efe1',
} as const;

/** Shadow that a seed throws. */
export const shadow: Oklch = { l: 0.1, c: 0.02, h: 40 };

/** Fallbacks of the page's own tokens, for a board outside the app. */
export const page = { surface: '#fdfbf7', ink: '#291f18', hairline: '#d8d0c3' } as const;
