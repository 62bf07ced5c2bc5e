/** A turned wooden bead: rings of the wood around a drilled hole. */
import { css } from './color.js';
import { disc, glow, type Ink } from './ink.js';
import { oval, type SeedBody } from './seed-body.js';

export function paintBead(g: Ink, body: SeedBody): void {
  const { r, tone, random, turn } = body;
  // The hole looks a little to one side; the rings run around it.
  const lean = 0.18 + 0.34 * random();
  const hole = { x: Math.cos(turn) * r * lean, y: Math.sin(turn) * r * lean };
  oval(g, body, () => {
    disc(g, 0, 0, r * 0.97, css(tone(0)));
    g.save();
    g.beginPath();
    g.arc(0, 0, r * 0.97, 0, 2 * Math.PI);
    g.clip();
    rings(g, body);
    const fall = g.createRadialGradient(-r * 0.36, -r * 0.44, r * 0.08, -r * 0.06, -r * 0.08, r * 1.06);
    fall.addColorStop(0, css(tone(0.13, 0.7), 0.8));
    fall.addColorStop(0.4, css(tone(0.04), 0.25));
    fall.addColorStop(0.72, css(tone(-0.18, 1.05), 0.36));
    fall.addColorStop(1, css(tone(-0.42, 0.8), 0.95));
    g.fillStyle = fall;
    g.fillRect(-r, -r, 2 * r, 2 * r);
    g.restore();
  });
  drill(g, body, hole, lean);
  g.save();
  g.translate(-r * 0.38, -r * 0.46);
  g.rotate(-0.72);
  g.scale(1, 0.6);
  disc(
    g,
    0,
    0,
    r * 0.34,
    glow(g, 0, 0, r * 0.34, [
      [0, 'rgb(255 252 242 / 0.62)'],
      [0.45, 'rgb(255 250 236 / 0.26)'],
      [1, 'rgb(255 248 232 / 0)'],
    ]),
  );
  g.restore();
}

function rings(g: Ink, { r, tone, random, turn }: SeedBody): void {
  const across = turn + Math.PI / 2 + (random() - 0.5) * 0.4;
  const far = r * (1.2 + random());
  const x = Math.cos(across) * far;
  const y = Math.sin(across) * far;
  for (let k = 0; k < 13; k++) {
    const ring = far - r + (k + random() * 0.6) * r * 0.165;
    g.strokeStyle = css(tone(-0.16, 1.1), 0.2 + 0.26 * random());
    g.lineWidth = Math.max(0.5, r * (0.03 + 0.05 * random()));
    g.beginPath();
    g.arc(x, y, Math.max(0.1, ring), 0, 2 * Math.PI);
    g.stroke();
  }
}

function drill(g: Ink, { r, tone, turn }: SeedBody, { x, y }: { x: number; y: number }, lean: number): void {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  // Seen askew, the round hole is narrower.
  g.scale(Math.sqrt(1 - lean * lean), 1);
  g.rotate(-turn);
  const size = r * 0.25;
  disc(g, 0, 0, size * 1.22, css(tone(-0.22, 1.05), 0.7));
  const inside = g.createLinearGradient(-size, -size, size, size);
  inside.addColorStop(0, css(tone(-0.72, 0.5)));
  inside.addColorStop(0.6, css(tone(-0.6, 0.6)));
  inside.addColorStop(1, css(tone(-0.3, 0.9)));
  disc(g, 0, 0, size, inside);
  g.strokeStyle = css(tone(0.14, 0.7), 0.75);
  g.lineWidth = Math.max(0.5, r * 0.06);
  g.beginPath();
  g.arc(0, 0, size * 1.16, 0.1, 1.5);
  g.stroke();
  g.restore();
}
