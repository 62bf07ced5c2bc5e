/** Glass seeds, painted once per size: four of each hue, each a little different. */
import { css, type Oklch } from './color.js';
import { randomFrom } from './random.js';
import { glass, pit } from './tokens.js';

export interface Sprite {
  image: HTMLCanvasElement;
  /** Edge of the picture in CSS pixels; the seed is in its middle. */
  size: number;
}

export interface Sprites {
  /** Lying: with the shadow it throws on what is below. */
  lying: readonly Sprite[];
  /** In the air: the glass alone. */
  bare: readonly Sprite[];
  /** Soft shadow of a seed in the air. */
  shade: Sprite;
}

export const kLooks = 24;

type Ink = CanvasRenderingContext2D;

/** Paints the set for seeds of diameter `d` CSS pixels. */
export function paintSprites(d: number, ratio: number): Sprites {
  const numbers = Array.from({ length: kLooks }, (_, k) => k);
  return {
    lying: numbers.map((k) => sprite(d, ratio, (g) => seed(g, d / 2, k, true))),
    bare: numbers.map((k) => sprite(d, ratio, (g) => seed(g, d / 2, k, false))),
    shade: sprite(d, ratio, (g) => shade(g, d / 2)),
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

function disc(g: Ink, x: number, y: number, r: number, fill: CanvasGradient | string): void {
  g.fillStyle = fill;
  g.beginPath();
  g.arc(x, y, r, 0, 2 * Math.PI);
  g.fill();
}

function glow(g: Ink, x: number, y: number, r: number, stops: readonly [number, string][]): CanvasGradient {
  const gradient = g.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

function shade(g: Ink, r: number): void {
  disc(
    g,
    0,
    0,
    r * 1.7,
    glow(g, 0, 0, r * 1.7, [
      [0, css(pit.dark, 0.5)],
      [0.45, css(pit.dark, 0.3)],
      [1, css(pit.dark, 0)],
    ]),
  );
}

function seed(g: Ink, r: number, number: number, lying: boolean): void {
  const random = randomFrom(number * 977 + 5);
  const base = glass[number % glass.length] as Oklch;
  const hue = base.h + (random() - 0.5) * 28;
  const lightness = base.l + (random() - 0.5) * 0.05;
  const tone = (dl: number, c = 1, dh = 0): Oklch => ({
    l: Math.min(0.985, lightness + dl),
    c: base.c * c,
    h: hue + dh,
  });
  const turn = random() * Math.PI;
  const stretch = 1 + random() * 0.09;
  const squash = 1 - random() * 0.08;
  if (lying) contact(g, r, tone(0.05, 0.9));

  g.save();
  g.rotate(turn);
  g.scale(stretch, squash);
  g.rotate(-turn);
  const body = g.createRadialGradient(-r * 0.3, -r * 0.38, r * 0.05, 0, 0, r);
  body.addColorStop(0, css(tone(0.1)));
  body.addColorStop(0.42, css(tone(0.02)));
  body.addColorStop(0.74, css(tone(-0.11, 1.02)));
  body.addColorStop(0.92, css(tone(-0.25, 0.9)));
  body.addColorStop(1, css(tone(-0.36, 0.7)));
  disc(g, 0, 0, r * 0.97, body);
  g.save();
  g.beginPath();
  g.arc(0, 0, r * 0.96, 0, 2 * Math.PI);
  g.clip();
  ribbon(g, r, random, tone);
  refraction(g, r, tone);
  g.restore();
  g.restore();
  highlights(g, r);
}

/** Shadow where the seed touches, and in it the spot of coloured light that glass gathers. */
function contact(g: Ink, r: number, colour: Oklch): void {
  disc(
    g,
    r * 0.2,
    r * 0.28,
    r * 1.32,
    glow(g, r * 0.2, r * 0.28, r * 1.32, [
      [0, css(pit.dark, 0.8)],
      [0.62, css(pit.dark, 0.62)],
      [0.8, css(pit.dark, 0.26)],
      [1, css(pit.dark, 0)],
    ]),
  );
  disc(
    g,
    r * 0.62,
    r * 0.76,
    r * 0.5,
    glow(g, r * 0.62, r * 0.76, r * 0.5, [
      [0, css(colour, 0.5)],
      [0.5, css(colour, 0.2)],
      [1, css(colour, 0)],
    ]),
  );
}

/** A thread of other glass inside. */
function ribbon(g: Ink, r: number, random: () => number, tone: (dl: number, c?: number, dh?: number) => Oklch): void {
  const at = random() * 2 * Math.PI;
  g.lineCap = 'round';
  for (let k = 0; k < 2; k++) {
    g.strokeStyle = css(tone(k === 0 ? 0.18 : -0.1, 0.8, k === 0 ? 18 : -14), k === 0 ? 0.3 : 0.26);
    g.lineWidth = r * (k === 0 ? 0.2 : 0.14);
    g.beginPath();
    g.arc(Math.cos(at) * r * 0.55, Math.sin(at) * r * 0.55, r * (0.62 + 0.2 * k), at + 2.2, at + 3.9 + random() * 0.5);
    g.stroke();
  }
}

/** Light from the lamp leaves the glass opposite to where it came in. */
function refraction(g: Ink, r: number, tone: (dl: number, c?: number, dh?: number) => Oklch): void {
  g.fillStyle = glow(g, r * 0.4, r * 0.48, r * 0.78, [
    [0, css(tone(0.24, 0.85), 0.92)],
    [0.4, css(tone(0.17, 0.95), 0.55)],
    [1, css(tone(0.08), 0)],
  ]);
  g.fillRect(-r, -r, 2 * r, 2 * r);
  const crescent = g.createRadialGradient(-r * 0.16, -r * 0.2, r * 0.82, 0, 0, r);
  crescent.addColorStop(0, css(tone(0.3, 0.5), 0));
  crescent.addColorStop(0.55, css(tone(0.3, 0.55), 0.34));
  crescent.addColorStop(0.8, css(tone(0.22, 0.6), 0.12));
  crescent.addColorStop(1, css(tone(0.1, 0.6), 0));
  g.fillStyle = crescent;
  g.beginPath();
  g.moveTo(0, 0);
  g.arc(0, 0, r, -0.35, 1.95);
  g.fill();
}

function highlights(g: Ink, r: number): void {
  g.save();
  g.translate(-r * 0.34, -r * 0.42);
  g.rotate(-0.72);
  g.scale(1, 0.6);
  disc(
    g,
    0,
    0,
    r * 0.42,
    glow(g, 0, 0, r * 0.42, [
      [0, 'rgb(255 253 246 / 0.98)'],
      [0.38, 'rgb(255 251 240 / 0.82)'],
      [0.62, 'rgb(255 249 236 / 0.24)'],
      [1, 'rgb(255 249 236 / 0)'],
    ]),
  );
  g.restore();
  g.strokeStyle = 'rgb(255 250 240 / 0.2)';
  g.lineWidth = Math.max(0.5, r * 0.05);
  g.beginPath();
  g.arc(0, 0, r * 0.88, 3.45, 4.95);
  g.stroke();
}
