/** Pictures of surfaces, made once for each material: a broad one that is scaled, and a fine tile that is not. */
import { bambooShade } from './bamboo.js';
import { toRgb, type Oklch, type Rgb } from './color.js';
import { randomFrom } from './random.js';
import type { Material, MaterialName } from './materials.js';
import { sandShade } from './sand.js';
import { kHeight, kWidth, type Shade } from './shade.js';
import { stoneShade } from './stone.js';
import { walnutShade } from './wood.js';

const kShades = 256;
const kTile = 256;

const makers: Readonly<Record<MaterialName, () => Shade>> = {
  walnut: walnutShade,
  bamboo: bambooShade,
  stone: stoneShade,
  sand: sandShade,
  plain: () => () => 0,
};
/** Length of a fibre in pixels of the fine tile; 1 is a grain as long as wide. */
const fibres: Readonly<Record<MaterialName, number>> = { walnut: 34, bamboo: 60, stone: 1, sand: 1, plain: 0 };

const broad = new Map<MaterialName, HTMLCanvasElement>();
const fine = new Map<MaterialName, HTMLCanvasElement>();

/** Shades from the darkest to the lightest. */
function ramp(stops: readonly Oklch[]): Rgb[] {
  return Array.from({ length: kShades }, (_, i) => {
    const at = (i / (kShades - 1)) * (stops.length - 1);
    const k = Math.max(0, Math.min(stops.length - 2, Math.floor(at)));
    const p = stops[k] as Oklch;
    const q = stops[k + 1] ?? p;
    const t = at - k;
    return toRgb({ l: p.l + (q.l - p.l) * t, c: p.c + (q.c - p.c) * t, h: p.h + (q.h - p.h) * t });
  });
}

function picture(width: number, height: number, pixel: (data: Uint8ClampedArray) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const g = canvas.getContext('2d');
  if (!g) return canvas;
  const image = g.createImageData(width, height);
  pixel(image.data);
  g.putImageData(image, 0, 0);
  return canvas;
}

/** The whole surface, grain along x. */
export function broadTexture({ name, shades }: Material): HTMLCanvasElement {
  let canvas = broad.get(name);
  if (!canvas) {
    const colors = ramp(shades);
    const shade = makers[name]();
    canvas = picture(kWidth, kHeight, (data) => {
      let at = 0;
      for (let y = 0; y < kHeight; y++) {
        for (let x = 0; x < kWidth; x++) {
          const i = Math.max(0, Math.min(kShades - 1, Math.round(shade(x, y) * (kShades - 1))));
          const color = colors[i] as Rgb;
          data[at++] = color[0] * 255;
          data[at++] = color[1] * 255;
          data[at++] = color[2] * 255;
          data[at++] = 255;
        }
      }
    });
    broad.set(name, canvas);
  }
  return canvas;
}

/** A tile of fibres or grains in the pixels of the screen: darker and lighter spots on nothing. */
export function fineTexture({ name, grain, sheen }: Material): HTMLCanvasElement {
  let canvas = fine.get(name);
  if (!canvas) {
    const length = fibres[name];
    const random = randomFrom(91);
    const dark = toRgb(grain);
    const light = toRgb(sheen);
    canvas = picture(kTile, kTile, (data) => {
      for (let y = 0; y < kTile; y++) {
        // Fibres run through the edge of the tile, so that it repeats unseen.
        let value = 0;
        let left = 0;
        let next = 0;
        const first = random() * 2 - 1;
        for (let x = 0; x < kTile; x++) {
          if (left <= 0) {
            value = x === 0 ? first : next;
            left = Math.max(1, Math.round(length * (0.3 + random() * 1.4)));
            next = x + left >= kTile ? first : random() * 2 - 1;
          }
          left--;
          const strength = length === 1 ? value * value * value : value;
          const color = strength < 0 ? dark : light;
          const at = 4 * (y * kTile + x);
          data[at] = color[0] * 255;
          data[at + 1] = color[1] * 255;
          data[at + 2] = color[2] * 255;
          data[at + 3] = Math.abs(strength) * 255;
        }
      }
    });
    fine.set(name, canvas);
  }
  return canvas;
}
