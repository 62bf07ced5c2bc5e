/** What seeds are made of. Each set has six hues, told apart by lightness too. */
import type { Oklch } from './color.js';

export const kSeedSets = ['glass', 'pebbles', 'gems', 'beads', 'kernels'] as const;
export type SeedSetName = (typeof kSeedSets)[number];

export interface SeedSet {
  name: SeedSetName;
  hues: readonly [Oklch, Oklch, Oklch, Oklch, Oklch, Oklch];
  /** By how many degrees of hue and how much lightness the seeds of one hue differ. */
  spread: { hue: number; lightness: number };
  /** By how much a seed may be longer, and how much narrower, than round. */
  stretch: number;
  squash: number;
}

export const seedSets: Readonly<Record<SeedSetName, SeedSet>> = {
  glass: {
    name: 'glass',
    hues: [
      { l: 0.7, c: 0.11, h: 180 },
      { l: 0.76, c: 0.14, h: 72 },
      { l: 0.6, c: 0.17, h: 20 },
      { l: 0.6, c: 0.14, h: 262 },
      { l: 0.8, c: 0.03, h: 90 },
      { l: 0.68, c: 0.12, h: 145 },
    ],
    spread: { hue: 28, lightness: 0.05 },
    stretch: 0.09,
    squash: 0.08,
  },
  pebbles: {
    name: 'pebbles',
    hues: [
      { l: 0.69, c: 0.02, h: 240 },
      { l: 0.78, c: 0.04, h: 82 },
      { l: 0.64, c: 0.06, h: 40 },
      { l: 0.88, c: 0.012, h: 95 },
      { l: 0.63, c: 0.03, h: 170 },
      { l: 0.72, c: 0.05, h: 62 },
    ],
    spread: { hue: 20, lightness: 0.08 },
    stretch: 0.16,
    squash: 0.2,
  },
  gems: {
    name: 'gems',
    hues: [
      { l: 0.68, c: 0.15, h: 160 },
      { l: 0.8, c: 0.15, h: 82 },
      { l: 0.61, c: 0.21, h: 18 },
      { l: 0.61, c: 0.17, h: 262 },
      { l: 0.88, c: 0.045, h: 220 },
      { l: 0.63, c: 0.18, h: 310 },
    ],
    spread: { hue: 16, lightness: 0.05 },
    stretch: 0.05,
    squash: 0.04,
  },
  beads: {
    name: 'beads',
    hues: [
      { l: 0.84, c: 0.06, h: 84 },
      { l: 0.63, c: 0.12, h: 42 },
      { l: 0.75, c: 0.09, h: 68 },
      { l: 0.62, c: 0.09, h: 58 },
      { l: 0.9, c: 0.03, h: 92 },
      { l: 0.69, c: 0.085, h: 100 },
    ],
    spread: { hue: 12, lightness: 0.05 },
    stretch: 0.03,
    squash: 0.04,
  },
  kernels: {
    name: 'kernels',
    hues: [
      { l: 0.74, c: 0.02, h: 160 },
      { l: 0.62, c: 0.19, h: 30 },
      { l: 0.61, c: 0.1, h: 48 },
      { l: 0.79, c: 0.085, h: 80 },
      { l: 0.67, c: 0.085, h: 118 },
      { l: 0.88, c: 0.04, h: 90 },
    ],
    spread: { hue: 14, lightness: 0.05 },
    stretch: 0.17,
    squash: 0.17,
  },
};
