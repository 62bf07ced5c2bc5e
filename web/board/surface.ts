/** The bare surface of a board: its broad picture, its fine grain and the light on it. */
import { css } from './color.js';
import type { Layout } from './geometry.js';
import type { Material } from './materials.js';
import { randomFrom } from './random.js';
import { broadTexture, fineTexture } from './texture.js';

type Ink = CanvasRenderingContext2D;

/** How strongly the fine grain shows. */
const kFine = { walnut: 0.22, bamboo: 0.16, stone: 0.5, sand: 0.62, plain: 0 } as const;

/** Fills the clip; `ratio` device pixels to a CSS pixel. */
export function paintSurface(g: Ink, layout: Layout, ratio: number, material: Material): void {
  const { width: w, height: h } = layout;
  if (material.flat) {
    g.fillStyle = css(material.shades[0] ?? material.edge);
    g.fillRect(0, 0, w, h);
    return;
  }
  alongGrain(g, layout, (long, short) => {
    planks(g, long, short, material);
    fine(g, long, short, ratio, material);
    if (material.name === 'walnut') pores(g, long, short, material);
    if (material.name === 'bamboo') fibres(g, long, short, material);
  });
  lamp(g, w, h, material);
}

/** Paints with the grain along x, however the board is turned. */
function alongGrain(
  g: Ink,
  { width: w, height: h, grain }: Layout,
  paint: (long: number, short: number) => void,
): void {
  g.save();
  if (grain === 'y') {
    g.translate(w, 0);
    g.rotate(Math.PI / 2);
    paint(h, w);
  } else paint(w, h);
  g.restore();
}

function planks(g: Ink, long: number, short: number, material: Material): void {
  const wood = broadTexture(material);
  const scale = Math.max(long / wood.width, short / wood.height, 0.62);
  g.save();
  g.imageSmoothingQuality = 'high';
  g.drawImage(wood, 0, (short - wood.height * scale) * 0.5, wood.width * scale, wood.height * scale);
  g.restore();
}

/** One pixel of the tile is one of the screen. */
function fine(g: Ink, long: number, short: number, ratio: number, material: Material): void {
  const pattern = g.createPattern(fineTexture(material), 'repeat');
  if (!pattern) return;
  g.save();
  g.scale(1 / ratio, 1 / ratio);
  g.globalAlpha = kFine[material.name];
  g.fillStyle = pattern;
  g.fillRect(0, 0, long * ratio, short * ratio);
  g.restore();
}

/** Open pores: short dark lines with the grain, as fine as the screen can show. */
function pores(g: Ink, long: number, short: number, material: Material): void {
  strokes(g, long, short, { count: (long * short) / 190, length: 26, width: 0.6, ink: css(material.grain, 0.26) });
  strokes(g, long, short, { count: (long * short) / 190, length: 26, width: 0.5, ink: css(material.sheen, 0.1) });
}

/** Long bundles of fibre. */
function fibres(g: Ink, long: number, short: number, material: Material): void {
  strokes(g, long, short, { count: (long * short) / 420, length: 90, width: 0.55, ink: css(material.grain, 0.24) });
  strokes(g, long, short, { count: (long * short) / 300, length: 70, width: 0.6, ink: css(material.sheen, 0.3) });
}

function strokes(
  g: Ink,
  long: number,
  short: number,
  { count, length, width, ink }: { count: number; length: number; width: number; ink: string },
): void {
  const random = randomFrom(42 + Math.round(100 * width));
  g.strokeStyle = ink;
  g.lineWidth = width;
  g.beginPath();
  for (let i = 0; i < count; i++) {
    const x = random() * long;
    const y = random() * short;
    const far = 3 + random() * random() * length;
    g.moveTo(x, y);
    g.lineTo(x + far, y + (random() - 0.5) * Math.min(0.035 * far, 0.6));
  }
  g.stroke();
}

/** The lamp hangs over the upper left; the light falls off towards the lower right. */
function lamp(g: Ink, w: number, h: number, { rim, edge, fall, glow }: Material): void {
  const far = Math.hypot(w, h);
  const slant = g.createLinearGradient(0, 0, w * 0.55 + h * 0.2, h + w * 0.1);
  slant.addColorStop(0, css(rim, glow * 0.54));
  slant.addColorStop(0.38, css(rim, 0));
  slant.addColorStop(0.55, css(edge, fall * 0.09));
  slant.addColorStop(1, css(edge, fall));
  g.fillStyle = slant;
  g.fillRect(0, 0, w, h);
  const pool = g.createRadialGradient(w * 0.3, h * 0.1, 0, w * 0.3, h * 0.1, far * 0.62);
  pool.addColorStop(0, `oklch(0.9 0.1 75 / ${glow})`);
  pool.addColorStop(0.5, `oklch(0.88 0.1 72 / ${glow * 0.35})`);
  pool.addColorStop(1, 'oklch(0.88 0.1 72 / 0)');
  g.fillStyle = pool;
  g.fillRect(0, 0, w, h);
}
