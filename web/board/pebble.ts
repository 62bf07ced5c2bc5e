/** A pebble that a river has ground: no two of one outline, dull, spotted, some with a vein. */
import { css } from './color.js';
import { disc, glow, type Ink } from './ink.js';
import { lying, oval, type SeedBody } from './seed-body.js';

export function paintPebble(g: Ink, body: SeedBody): void {
  const { r, tone, random, turn } = body;
  const dents = Array.from({ length: 4 }, (_, k) => ({
    size: (random() - 0.5) * (0.17 / (k + 1)),
    at: random() * 6.3,
  }));
  const outline = (): void => {
    g.beginPath();
    for (let k = 0; k <= 48; k++) {
      const a = (k / 48) * 2 * Math.PI;
      const far = dents.reduce((sum, { size, at }, i) => sum + size * Math.cos((i + 1) * a + at), 0.96);
      // The first dent only moves the pebble: it stays where its place is.
      const x = r * (far * Math.cos(a) - (dents[0]?.size ?? 0) * 0.5 * Math.cos(dents[0]?.at ?? 0));
      const y = r * (far * Math.sin(a) + (dents[0]?.size ?? 0) * 0.5 * Math.sin(dents[0]?.at ?? 0));
      if (k === 0) g.moveTo(x, y);
      else g.lineTo(x, y);
    }
    g.closePath();
  };
  lying(g, body, () => {
    outline();
    g.clip();
    g.rotate(-turn);
    g.fillStyle = css(tone(0));
    g.fillRect(-2 * r, -2 * r, 4 * r, 4 * r);
    g.rotate(turn);
    vein(g, body);
    spots(g, body);
    g.rotate(-turn);
    // Dull stone: the light spreads widely over the top and leaves the sides.
    const fall = g.createRadialGradient(-r * 0.36, -r * 0.46, r * 0.1, -r * 0.1, -r * 0.12, r * 1.22);
    fall.addColorStop(0, css(tone(0.16, 0.8), 0.75));
    fall.addColorStop(0.35, css(tone(0.08, 0.9), 0.3));
    fall.addColorStop(0.6, css(tone(-0.1), 0.12));
    fall.addColorStop(0.85, css(tone(-0.32, 0.8), 0.66));
    fall.addColorStop(1, css(tone(-0.46, 0.6), 0.92));
    g.fillStyle = fall;
    g.fillRect(-2 * r, -2 * r, 4 * r, 4 * r);
  });
  oval(g, body, () => {
    // Ground smooth, it has a broad faint gleam, and light from the floor reaches it below.
    g.translate(-r * 0.32, -r * 0.42);
    g.rotate(-0.7);
    g.scale(1, 0.55);
    disc(
      g,
      0,
      0,
      r * 0.46,
      glow(g, 0, 0, r * 0.46, [
        [0, 'rgb(255 253 246 / 0.5)'],
        [0.5, 'rgb(255 251 240 / 0.2)'],
        [1, 'rgb(255 249 236 / 0)'],
      ]),
    );
  });
}

function vein(g: Ink, { r, tone, random }: SeedBody): void {
  const kind = random();
  if (kind > 0.62) return;
  const at = (random() - 0.5) * r * 0.9;
  const slope = (random() - 0.5) * r * 0.8;
  g.strokeStyle = kind < 0.4 ? css(tone(0.17, 0.4), 0.75) : css(tone(-0.16, 0.9), 0.6);
  g.lineCap = 'round';
  for (const width of kind < 0.2 ? [0.13, 0.05] : [0.09]) {
    const off = width === 0.05 ? r * 0.24 : 0;
    g.lineWidth = Math.max(0.6, r * width);
    g.beginPath();
    g.moveTo(-1.3 * r, at - slope + off);
    g.quadraticCurveTo(0, at + r * 0.2 + off, 1.3 * r, at + slope + off);
    g.stroke();
  }
}

function spots(g: Ink, { r, tone, random }: SeedBody): void {
  for (let k = 0; k < 34; k++) {
    const a = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * r;
    const light = random() < 0.5;
    const size = Math.max(0.35, r * (0.022 + 0.04 * random()));
    disc(g, far * Math.cos(a), far * Math.sin(a), size, css(tone(light ? 0.13 : -0.2, 0.7), light ? 0.42 : 0.36));
  }
}
