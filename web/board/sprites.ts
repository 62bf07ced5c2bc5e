/** Seeds painted once per size: four of each hue, each a little different. */
import { paintBead } from './bead.js';
import { css, type Oklch } from './color.js';
import { paintFlat } from './flat.js';
import { paintGem } from './gem.js';
import { paintCaustic, paintGlass } from './glass.js';
import { disc, glow, type Ink } from './ink.js';
import { paintKernel } from './kernel.js';
import { paintPebble } from './pebble.js';
import { randomFrom } from './random.js';
import type { SeedBody } from './seed-body.js';
import type { SeedSet, SeedSetName } from './seed-sets.js';
import { shadow } from './tokens.js';

export interface Sprite {
  image: HTMLCanvasElement;
  /** Edge of the picture in CSS pixels; the seed is in its middle. */
  size: number;
}

export interface Sprites {
  /** Lying: with the shadow it throws on what is below. */
  lying: readonly Sprite[];
  /** In the air: the seed alone. */
  bare: readonly Sprite[];
  /** Soft shadow of a seed in the air. */
  shade: Sprite;
}

export const kLooks = 24;

const painters: Readonly<Record<SeedSetName, (g: Ink, body: SeedBody, number: number) => void>> = {
  glass: paintGlass,
  pebbles: paintPebble,
  gems: paintGem,
  beads: paintBead,
  kernels: paintKernel,
};

/** Paints the set for seeds of diameter `d` CSS pixels; `flat`: discs without light and shadow. */
export function paintSprites(d: number, ratio: number, set: SeedSet, flat: boolean): Sprites {
  const numbers = Array.from({ length: kLooks }, (_, k) => k);
  const one = (k: number, lies: boolean): Sprite =>
    sprite(d, ratio, (g) => (flat ? paintFlat(g, d / 2, set, k) : seed(g, d / 2, set, k, lies)));
  return {
    lying: numbers.map((k) => one(k, true)),
    bare: numbers.map((k) => one(k, false)),
    shade: sprite(d, ratio, (g) => (flat ? undefined : shade(g, d / 2))),
  };
}

export function look<T>(set: readonly T[], number: number): T {
  return set[number % set.length] as T;
}

function sprite(d: number, ratio: number, paint: (g: Ink) => void): Sprite {
  const size = Math.ceil(d * 1.9);
  const image = document.createElement('canvas');
  image.width = image.height = Math.max(2, Math.ceil(size * ratio));
  const g = image.getContext('2d');
  if (g) {
    g.scale(image.width / size, image.height / size);
    g.translate(size / 2, size / 2);
    paint(g);
  }
  return { image, size };
}

function shade(g: Ink, r: number): void {
  disc(
    g,
    0,
    0,
    r * 1.7,
    glow(g, 0, 0, r * 1.7, [
      [0, css(shadow, 0.5)],
      [0.45, css(shadow, 0.3)],
      [1, css(shadow, 0)],
    ]),
  );
}

function seed(g: Ink, r: number, set: SeedSet, number: number, lies: boolean): void {
  const random = randomFrom(number * 977 + 5);
  const base = set.hues[number % set.hues.length] as Oklch;
  const hue = base.h + (random() - 0.5) * set.spread.hue;
  const lightness = base.l + (random() - 0.5) * set.spread.lightness;
  const tone = (dl: number, c = 1, dh = 0): Oklch => ({
    l: Math.max(0.03, Math.min(0.985, lightness + dl)),
    c: base.c * c,
    h: hue + dh,
  });
  const turn = random() * Math.PI;
  const stretch = 1 + random() * set.stretch;
  const squash = 1 - random() * set.squash;
  const body: SeedBody = { r, turn, stretch, squash, tone, random };
  if (lies) contact(g, body);
  if (lies && (set.name === 'glass' || set.name === 'gems')) {
    const light = tone(0.05, 0.9);
    paintCaustic(g, r, css(light, 0.5), css(light, 0.2), css(light, 0));
  }
  painters[set.name](g, body, number);
}

/** Shadow where the seed touches what is below. */
function contact(g: Ink, { r, turn, stretch, squash }: SeedBody): void {
  g.save();
  g.translate(r * 0.2, r * 0.28);
  g.rotate(turn);
  g.scale(stretch, squash);
  disc(
    g,
    0,
    0,
    r * 1.32,
    glow(g, 0, 0, r * 1.32, [
      [0, css(shadow, 0.8)],
      [0.62, css(shadow, 0.62)],
      [0.8, css(shadow, 0.26)],
      [1, css(shadow, 0)],
    ]),
  );
  g.restore();
}
