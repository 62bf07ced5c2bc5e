/** A plank of walnut: colour by point, from rings that were cut along the trunk, fibres and pores. */
import { toRgb, type Oklch, type Rgb } from './color.js';
import { randomFrom } from './random.js';
import { walnut } from './tokens.js';

const kWidth = 1120;
const kHeight = 460;
const kShades = 256;

let plank: HTMLCanvasElement | null = null;

/** The texture, grain along x; made once per page. */
export function woodTexture(): HTMLCanvasElement {
  plank ??= grow();
  return plank;
}

/** Smooth noise in -1..1 on a grid of random values. */
function noise(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const size = 256;
  const grid = Float32Array.from({ length: size * size }, () => random() * 2 - 1);
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    const a = (yi & 255) * size;
    const b = ((yi + 1) & 255) * size;
    const l = xi & 255;
    const r = (xi + 1) & 255;
    const top = (grid[a + l] as number) * (1 - u) + (grid[a + r] as number) * u;
    const low = (grid[b + l] as number) * (1 - u) + (grid[b + r] as number) * u;
    return top * (1 - v) + low * v;
  };
}

/** Darkest to lightest shade of the wood, before the lamp. */
function ramp(): Rgb[] {
  const warm = 1.14;
  const stops: Oklch[] = [
    { l: walnut.dark.l - 0.075, c: walnut.dark.c, h: walnut.dark.h - 4 },
    walnut.dark,
    walnut.middle,
    walnut.light,
    { l: walnut.light.l + 0.035, c: walnut.light.c, h: walnut.light.h + 3 },
  ];
  return Array.from({ length: kShades }, (_, i) => {
    const at = (i / (kShades - 1)) * (stops.length - 1);
    const k = Math.min(stops.length - 2, Math.floor(at));
    const p = stops[k] as Oklch;
    const q = stops[k + 1] as Oklch;
    const t = at - k;
    return toRgb({ l: p.l + (q.l - p.l) * t, c: warm * (p.c + (q.c - p.c) * t), h: p.h + (q.h - p.h) * t });
  });
}

function grow(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = kWidth;
  canvas.height = kHeight;
  const g = canvas.getContext('2d');
  if (!g) return canvas;
  const picture = g.createImageData(kWidth, kHeight);
  const shades = ramp();
  const bend = noise(3);
  const fine = noise(11);
  const fibre = noise(23);
  const figure = noise(41);
  for (let y = 0; y < kHeight; y++) {
    for (let x = 0; x < kWidth; x++) {
      // A flat-sawn board shows its rings as long arches around a line that wanders.
      const across = y / kHeight - 0.56 - 0.05 * bend(x / 420, 3.7) - 0.012 * bend(x / 90, y / 130 + 9);
      const along = x / kWidth - 0.42;
      const ring =
        9.5 * Math.sqrt(across * across + 0.02 + 0.055 * along * along * (1 + 0.6 * bend(x / 300, 60))) +
        0.42 * bend(x / 260, y / 70) +
        0.1 * fine(x / 60, y / 9);
      const phase = ring * 2.4 - Math.floor(ring * 2.4);
      // Early wood fades slowly into the dark late wood, which ends sharply.
      const late = phase < 0.86 ? Math.pow(phase / 0.86, 2.6) : 1 - (phase - 0.86) / 0.14;
      const thread = fibre(x / 34, y * 0.9) * 0.6 + fibre(x / 11 + 50, y * 1.7 + 20) * 0.4;
      const sheen = figure(x / 150, y / 210) * 0.6 + figure(x / 46, y / 120 + 30) * 0.4;
      const value = 0.58 - 0.32 * late + 0.13 * thread + 0.1 * sheen;
      const shade = shades[Math.max(0, Math.min(kShades - 1, Math.round(value * (kShades - 1))))] as Rgb;
      const at = 4 * (y * kWidth + x);
      picture.data[at] = shade[0] * 255;
      picture.data[at + 1] = shade[1] * 255;
      picture.data[at + 2] = shade[2] * 255;
      picture.data[at + 3] = 255;
    }
  }
  g.putImageData(picture, 0, 0);
  return canvas;
}
