/** A cut stone seen from above: a table, a crown of facets around it, each as light as it faces the lamp. */
import { css } from './color.js';
import { disc, glow, type Ink } from './ink.js';
import { lying, type SeedBody } from './seed-body.js';

const kSides = 8;
const kLamp = (-3 * Math.PI) / 4;

type Corner = readonly [number, number];

function corner(r: number, a: number): Corner {
  return [r * Math.cos(a), r * Math.sin(a)];
}

function facet(g: Ink, corners: readonly Corner[], fill: string): void {
  g.beginPath();
  corners.forEach(([x, y], i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)));
  g.closePath();
  g.fillStyle = fill;
  // Neighbours share an edge: a hairline of the same colour closes it.
  g.strokeStyle = fill;
  g.lineWidth = 0.35;
  g.fill();
  g.stroke();
}

export function paintGem(g: Ink, body: SeedBody): void {
  const { r, tone, turn } = body;
  const step = (2 * Math.PI) / kSides;
  const outer = r * 1.02;
  const waist = r * 0.79;
  const table = r * 0.56;
  lying(g, body, () => {
    /** Light on a facet that faces `a` in the seed's own frame; the far side glows with what came through. */
    const facing = (a: number, sparkle: number): number => {
      const toward = Math.cos(a + turn - kLamp);
      const through = Math.max(0, -toward) ** 3;
      return -0.14 + 0.23 * Math.max(0, toward) - 0.12 * (1 - Math.abs(toward)) + 0.16 * through + sparkle;
    };
    for (let k = 0; k < kSides; k++) {
      const a = k * step;
      const glint = ((k * 5) % 3) * 0.05 - 0.05;
      // Girdle: two narrow facets to a side; above them a kite, and a star facet up to the table.
      facet(
        g,
        [corner(outer, a - step / 2), corner(outer, a), corner(waist, a)],
        css(tone(facing(a - 0.3, glint - 0.12))),
      );
      facet(
        g,
        [corner(outer, a + step / 2), corner(outer, a), corner(waist, a)],
        css(tone(facing(a + 0.3, -glint - 0.1))),
      );
      facet(
        g,
        [corner(outer, a - step / 2), corner(waist, a), corner(table, a - step / 2), corner(waist, a - step)],
        css(tone(facing(a - step / 2, glint))),
      );
      facet(
        g,
        [corner(waist, a), corner(table, a - step / 2), corner(table, a + step / 2)],
        css(tone(facing(a, 0.07 - glint), 0.95)),
      );
    }
    const eight = Array.from({ length: kSides }, (_, k) => corner(table, (k + 0.5) * step));
    facet(g, eight, css(tone(0.03)));
    pavilion(g, body, table, step);
    g.strokeStyle = css(tone(0.22, 0.6), 0.5);
    g.lineWidth = Math.max(0.4, r * 0.035);
    g.beginPath();
    eight.forEach(([x, y], i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)));
    g.closePath();
    g.stroke();
  });
  const [x, y] = corner(r * 0.42, kLamp);
  disc(
    g,
    x,
    y,
    r * 0.34,
    glow(g, x, y, r * 0.34, [
      [0, 'rgb(255 254 250 / 0.95)'],
      [0.3, 'rgb(255 253 246 / 0.5)'],
      [1, 'rgb(255 250 240 / 0)'],
    ]),
  );
}

/** The lower facets seen through the table: a star of light and dark. */
function pavilion(g: Ink, { r, tone, turn }: SeedBody, table: number, step: number): void {
  for (let k = 0; k < kSides; k++) {
    const a = (k + 0.5) * step;
    const toward = Math.cos(a + turn - kLamp);
    // Seen through the stone, the far side is the light one.
    const light = (k % 2 ? -0.12 : 0.05) - 0.15 * toward;
    facet(g, [[0, 0], corner(table * 0.93, a), corner(table * 0.93, a + step)], css(tone(light, 1.05), 0.8));
  }
  disc(
    g,
    0,
    0,
    r * 0.3,
    glow(g, 0, 0, r * 0.3, [
      [0, css(tone(0.2, 0.8), 0.5)],
      [1, css(tone(0.1), 0)],
    ]),
  );
}
