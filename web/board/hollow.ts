/** Pits and stores cut into the wood, under a lamp from the upper left. */
import { css } from './color.js';
import type { Layout, Place } from './geometry.js';
import type { Material } from './materials.js';

type Ink = CanvasRenderingContext2D;

/** Opacity of the light on a hollow's floor. */
export const kPool = 0.13;

/** Paints all hollows. Those of one size look alike, so each size is carved once: its blurs are what costs. */
export function paintHollows(g: Ink, layout: Layout, ratio: number, material: Material): void {
  const carved = new Map<string, HTMLCanvasElement>();
  for (const place of layout.places) {
    if (place.pit === 0) inlay(g, place, material);
    const key = `${place.rx}/${place.ry}`;
    const margin = Math.ceil(Math.min(place.rx, place.ry) * 0.1 + 4);
    const w = 2 * (place.rx + margin);
    const h = 2 * (place.ry + margin);
    let picture = carved.get(key);
    if (!picture) {
      picture = document.createElement('canvas');
      picture.width = Math.ceil(w * ratio);
      picture.height = Math.ceil(h * ratio);
      const ink = picture.getContext('2d');
      ink?.scale(ratio, ratio);
      if (ink) carvePit(ink, { ...place, x: w / 2, y: h / 2 }, ratio, material);
      carved.set(key, picture);
    }
    // On whole device pixels the edges stay sharp.
    const snap = (v: number): number => Math.round(v * ratio) / ratio;
    g.drawImage(picture, snap(place.x - w / 2), snap(place.y - h / 2), picture.width / ratio, picture.height / ratio);
  }
}

/** A fine groove around a store: it is told from a pit even where both are round. */
function inlay(g: Ink, place: Place, { rim, edge }: Material): void {
  const far = Math.max(3.5, Math.min(place.rx, place.ry) * 0.13);
  for (const [shift, ink] of [
    [0.9, css(rim, 0.26)],
    [0, css(edge, 0.55)],
  ] as const) {
    g.strokeStyle = ink;
    g.lineWidth = 1.1;
    g.beginPath();
    hole(g, { ...place, y: place.y + shift }, far);
    g.stroke();
  }
}

function hole(g: Ink, { x, y, rx, ry }: Place, grow = 0): void {
  const r = Math.min(rx, ry) + grow;
  g.roundRect(x - rx - grow, y - ry - grow, 2 * (rx + grow), 2 * (ry + grow), r);
}

/** A hollow under a lamp from the upper left: that wall is in shadow, the light lies on the wall opposite. */
function carvePit(g: Ink, place: Place, ratio: number, material: Material): void {
  const { pit, edge } = material;
  const { x, y, rx, ry } = place;
  const r = Math.min(rx, ry);
  if (material.flat) return outlined(g, place, pit);
  g.save();
  // Rounded edge around the hollow: it turns away from the lamp above and towards it below.
  const soft = Math.max(1.5, r * 0.07);
  const round = g.createLinearGradient(x - r * 0.5, y - ry - soft, x + r * 0.5, y + ry + soft);
  round.addColorStop(0, css(edge, 0.5));
  round.addColorStop(0.42, css(edge, 0.12));
  round.addColorStop(0.6, css(pit.lip, 0.08));
  round.addColorStop(1, css(pit.lip, 0.5));
  g.fillStyle = round;
  g.beginPath();
  hole(g, place, soft);
  g.fill();

  g.beginPath();
  hole(g, place);
  g.clip();
  g.fillStyle = pit.middle;
  g.fillRect(x - rx, y - ry, 2 * rx, 2 * ry);
  // Across a wide trough a slanting light would be a streak.
  const slant = rx > ry * 1.5 ? r * 0.1 : r * 0.42;
  const fall = g.createLinearGradient(x - slant, y - ry, x + slant, y + ry);
  fall.addColorStop(0, pit.shadow);
  fall.addColorStop(0.5, pit.middle);
  fall.addColorStop(0.86, pit.lit);
  fall.addColorStop(1, pit.middle);
  g.fillStyle = fall;
  g.fillRect(x - rx, y - ry, 2 * rx, 2 * ry);
  pool(g, pit, place);
  rings(g, pit, place);
  shadowOfTheEdge(g, pit, place, ratio);
  wallLight(g, pit, place);
  g.restore();

  g.strokeStyle = css(pit.dark, 0.75);
  g.lineWidth = 1;
  g.beginPath();
  hole(g, place);
  g.stroke();
}

function outlined(g: Ink, place: Place, { middle, lip }: Material['pit']): void {
  g.fillStyle = middle;
  g.strokeStyle = css(lip);
  g.lineWidth = 2;
  g.beginPath();
  hole(g, place);
  g.fill();
  g.beginPath();
  hole(g, place, 1);
  g.stroke();
}

/** Light that the lamp lets fall into the hollow: it lies on the floor towards the lower right and climbs the wall. */
function pool(g: Ink, pit: Material['pit'], { x, y, rx, ry }: Place): void {
  const r = Math.min(rx, ry);
  const long = { x: rx - r, y: ry - r };
  g.save();
  g.translate(x + r * 0.2 + long.x * 0.25, y + r * 0.52 + long.y * 0.72);
  g.scale(1 + (long.x / r) * 0.85, 1 + (long.y / r) * 0.5);
  const light = g.createRadialGradient(0, 0, 0, 0, 0, r * 0.95);
  light.addColorStop(0, css(pit.lip, kPool));
  light.addColorStop(0.45, css(pit.lip, kPool * 0.55));
  light.addColorStop(1, css(pit.lip, 0));
  g.fillStyle = light;
  g.fillRect(-2 * r, -2 * r, 4 * r, 4 * r);
  g.restore();
}

/** Traces of the gouge. */
function rings(g: Ink, pit: Material['pit'], place: Place): void {
  g.lineWidth = 1;
  for (let k = 1; k < 5; k++) {
    g.strokeStyle = css(k % 2 ? pit.dark : pit.lip, k % 2 ? 0.16 : 0.035);
    g.beginPath();
    hole(
      g,
      { ...place, x: place.x + k * 0.4, y: place.y + k * 0.7 },
      -Math.min(place.rx, place.ry) * (0.12 + 0.15 * k),
    );
    g.stroke();
  }
}

function shadowOfTheEdge(g: Ink, pit: Material['pit'], place: Place, ratio: number): void {
  const r = Math.min(place.rx, place.ry);
  g.save();
  g.shadowColor = css(pit.dark, 0.9);
  g.shadowBlur = r * 0.6 * ratio;
  g.shadowOffsetX = r * 0.13 * ratio;
  g.shadowOffsetY = r * 0.26 * ratio;
  g.fillStyle = css(pit.dark, 0.9);
  g.beginPath();
  hole(g, place, r * 0.9);
  hole(g, place, 1);
  g.fill('evenodd');
  g.restore();
}

/** The strip of the lower right wall that the lamp reaches. */
function wallLight(g: Ink, pit: Material['pit'], place: Place): void {
  const { x, y, rx, ry } = place;
  const r = Math.min(rx, ry);
  const light = g.createLinearGradient(x - r * 0.4, y - ry, x + r * 0.4, y + ry);
  light.addColorStop(0.55, css(pit.lip, 0));
  light.addColorStop(1, css(pit.lip, 0.26));
  g.strokeStyle = light;
  for (const part of [0.05, 0.11, 0.18]) {
    g.lineWidth = r * part;
    g.beginPath();
    hole(g, place, -r * part * 0.5);
    g.stroke();
  }
}
