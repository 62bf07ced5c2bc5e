/**
 * What a board is made of, as parameters of one renderer. A board looks the same on a light and on a dark page. The
 * hollows of every material are dark enough for the marks and seeds in them (contrasts: tests/web/board).
 */
import type { Oklch } from './color.js';

export const kMaterials = ['walnut', 'bamboo', 'stone', 'sand', 'plain'] as const;
export type MaterialName = (typeof kMaterials)[number];

export interface Material {
  name: MaterialName;
  /** Shades of the surface, darkest first, before the lamp. */
  shades: readonly Oklch[];
  /** Fine lines and spots, darker and lighter than the surface. */
  grain: Oklch;
  sheen: Oklch;
  /** The edge where the lamp reaches it, and in its own shadow. */
  rim: Oklch;
  edge: Oklch;
  /** How far the light falls off towards the lower right: opacity of `edge` there. */
  fall: number;
  /** Strength of the lamp's pool of light. */
  glow: number;
  /** A frame of another material around the surface. */
  frame: Oklch | null;
  /** The inside of a hollow, from the shadow of its upper wall to the wall the lamp reaches. */
  pit: { shadow: string; middle: string; lit: string; lip: Oklch; dark: Oklch };
  /** The stores' numbers lie on the bare surface, those of the pits on a chip that lets a little of it through. */
  number: { ink: string; shade: Oklch; chip: Oklch };
  /** No light and shadow: flat colours and outlines. */
  flat: boolean;
}

const walnut: Material = {
  name: 'walnut',
  shades: [
    { l: 0.295, c: 0.063, h: 46 },
    { l: 0.37, c: 0.063, h: 50 },
    { l: 0.45, c: 0.073, h: 54 },
    { l: 0.53, c: 0.08, h: 57 },
    { l: 0.56, c: 0.08, h: 60 },
  ],
  grain: { l: 0.25, c: 0.045, h: 46 },
  sheen: { l: 0.68, c: 0.08, h: 62 },
  rim: { l: 0.8, c: 0.08, h: 70 },
  edge: { l: 0.2, c: 0.03, h: 45 },
  fall: 0.44,
  glow: 0.13,
  frame: null,
  pit: {
    shadow: '#1e1009',
    middle: '#352116',
    lit: '#543927',
    lip: { l: 0.82, c: 0.08, h: 70 },
    dark: { l: 0.1, c: 0.02, h: 40 },
  },
  number: { ink: '#f6efe1', shade: { l: 0.2, c: 0.03, h: 45 }, chip: { l: 0.22, c: 0.03, h: 48 } },
  flat: false,
};

const bamboo: Material = {
  name: 'bamboo',
  shades: [
    { l: 0.64, c: 0.09, h: 74 },
    { l: 0.735, c: 0.095, h: 80 },
    { l: 0.79, c: 0.092, h: 84 },
    { l: 0.835, c: 0.082, h: 88 },
    { l: 0.87, c: 0.07, h: 92 },
  ],
  grain: { l: 0.52, c: 0.08, h: 68 },
  sheen: { l: 0.93, c: 0.05, h: 95 },
  rim: { l: 0.96, c: 0.05, h: 95 },
  edge: { l: 0.4, c: 0.07, h: 62 },
  fall: 0.3,
  glow: 0.16,
  frame: null,
  pit: {
    shadow: '#241507',
    middle: '#36210e',
    lit: '#5d3f20',
    lip: { l: 0.95, c: 0.06, h: 90 },
    dark: { l: 0.16, c: 0.035, h: 55 },
  },
  number: { ink: '#2b1a08', shade: { l: 0.95, c: 0.05, h: 90 }, chip: { l: 0.24, c: 0.04, h: 58 } },
  flat: false,
};

const stone: Material = {
  name: 'stone',
  shades: [
    { l: 0.34, c: 0.014, h: 245 },
    { l: 0.405, c: 0.015, h: 240 },
    { l: 0.45, c: 0.014, h: 232 },
    { l: 0.495, c: 0.013, h: 220 },
    { l: 0.565, c: 0.012, h: 190 },
  ],
  grain: { l: 0.22, c: 0.012, h: 250 },
  sheen: { l: 0.76, c: 0.012, h: 200 },
  rim: { l: 0.86, c: 0.012, h: 210 },
  edge: { l: 0.17, c: 0.012, h: 250 },
  fall: 0.42,
  glow: 0.12,
  frame: null,
  pit: {
    shadow: '#11151a',
    middle: '#20252a',
    lit: '#3c434a',
    lip: { l: 0.86, c: 0.012, h: 215 },
    dark: { l: 0.1, c: 0.012, h: 250 },
  },
  number: { ink: '#f4f3ee', shade: { l: 0.18, c: 0.012, h: 250 }, chip: { l: 0.19, c: 0.012, h: 250 } },
  flat: false,
};

const sand: Material = {
  name: 'sand',
  shades: [
    { l: 0.68, c: 0.06, h: 70 },
    { l: 0.755, c: 0.062, h: 75 },
    { l: 0.81, c: 0.058, h: 80 },
    { l: 0.85, c: 0.05, h: 84 },
    { l: 0.9, c: 0.04, h: 88 },
  ],
  grain: { l: 0.5, c: 0.06, h: 60 },
  sheen: { l: 0.97, c: 0.02, h: 90 },
  rim: { l: 0.94, c: 0.045, h: 85 },
  edge: { l: 0.42, c: 0.055, h: 58 },
  fall: 0.26,
  glow: 0.12,
  frame: { l: 0.36, c: 0.05, h: 50 },
  pit: {
    shadow: '#22170d',
    middle: '#312317',
    lit: '#554029',
    lip: { l: 0.96, c: 0.04, h: 86 },
    dark: { l: 0.18, c: 0.03, h: 55 },
  },
  number: { ink: '#2b1b0c', shade: { l: 0.96, c: 0.03, h: 88 }, chip: { l: 0.25, c: 0.035, h: 55 } },
  flat: false,
};

const plain: Material = {
  name: 'plain',
  shades: [{ l: 0.24, c: 0.008, h: 60 }],
  grain: { l: 0.24, c: 0.008, h: 60 },
  sheen: { l: 0.24, c: 0.008, h: 60 },
  rim: { l: 0.97, c: 0.01, h: 90 },
  edge: { l: 0.97, c: 0.01, h: 90 },
  fall: 0,
  glow: 0,
  frame: null,
  pit: {
    shadow: '#0a0807',
    middle: '#0a0807',
    lit: '#0a0807',
    lip: { l: 0.97, c: 0.01, h: 90 },
    dark: { l: 0.97, c: 0.01, h: 90 },
  },
  number: { ink: '#fdfaf3', shade: { l: 0.24, c: 0.008, h: 60 }, chip: { l: 0.12, c: 0.005, h: 60 } },
  flat: true,
};

export const materials: Readonly<Record<MaterialName, Material>> = { walnut, bamboo, stone, sand, plain };
