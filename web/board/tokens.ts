/** Every colour of the board. The board is one object: it looks the same on a light and on a dark page. */
import type { Oklch } from './color.js';

/** Walnut along the diagonal, lamp from the upper left. */
export const walnut = {
  light: { l: 0.53, c: 0.07, h: 57 },
  middle: { l: 0.45, c: 0.064, h: 54 },
  dark: { l: 0.37, c: 0.055, h: 50 },
  /** No wood under a store's number may be lighter. */
  lightest: { l: 0.56, c: 0.07, h: 58 },
  grain: { l: 0.25, c: 0.045, h: 46 },
  sheen: { l: 0.68, c: 0.08, h: 62 },
  rim: { l: 0.8, c: 0.08, h: 70 },
  edge: { l: 0.2, c: 0.03, h: 45 },
} satisfies Record<string, Oklch>;

/** The inside of a pit, from the shadow of its upper wall to the wall the lamp reaches. */
export const pit = {
  shadow: '#1e1009',
  middle: '#352116',
  lit: '#543927',
  lip: { l: 0.82, c: 0.08, h: 70 },
  dark: { l: 0.1, c: 0.02, h: 40 },
} as const;

/** Six hues of glass, told apart by lightness too. */
export const glass: readonly Oklch[] = [
  { l: 0.7, c: 0.11, h: 180 },
  { l: 0.76, c: 0.14, h: 72 },
  { l: 0.6, c: 0.17, h: 20 },
  { l: 0.6, c: 0.14, h: 262 },
  { l: 0.8, c: 0.03, h: 90 },
  { l: 0.68, c: 0.12, h: 145 },
];

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

export const numbers = {
  ink: '#f6efe1',
  chip: { l: 0.22, c: 0.03, h: 48 } satisfies Oklch,
  chipAlpha: 0.78,
} as const;

/** Values of sowings: ink on ivory where proved, ivory on dark where guessed. */
export const values = { exact: '#fbf3df', exactInk: '#291f18', estimate: '#1f140dd9', estimateInk: '#f6efe1' } as const;

/** Fallbacks of the page's own tokens, for a board outside the app. */
export const page = { surface: '#fdfbf7', ink: '#291f18', hairline: '#d8d0c3' } as const;
