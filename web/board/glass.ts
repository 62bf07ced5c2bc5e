/** Glass: light enters at the upper left and gathers at the lower right. */
import { css } from './color.js';
import { disc, glow, type Ink } from './ink.js';
import { oval, type SeedBody } from './seed-body.js';

export function paintGlass(g: Ink, body: SeedBody): void {
  const { r, tone } = body;
  oval(g, body, () => {
    const fill = g.createRadialGradient(-r * 0.3, -r * 0.38, r * 0.05, 0, 0, r);
    fill.addColorStop(0, css(tone(0.1)));
    fill.addColorStop(0.42, css(tone(0.02)));
    fill.addColorStop(0.74, css(tone(-0.11, 1.02)));
    fill.addColorStop(0.92, css(tone(-0.25, 0.9)));
    fill.addColorStop(1, css(tone(-0.36, 0.7)));
    disc(g, 0, 0, r * 0.97, fill);
    g.save();
    g.beginPath();
    g.arc(0, 0, r * 0.96, 0, 2 * Math.PI);
    g.clip();
    ribbon(g, body);
    refraction(g, body);
    g.restore();
  });
  highlights(g, r);
}

/** Coloured light that the glass gathers in its own shadow. */
export function paintCaustic(g: Ink, r: number, light: string, soft: string, none: string): void {
  disc(
    g,
    r * 0.62,
    r * 0.76,
    r * 0.5,
    glow(g, r * 0.62, r * 0.76, r * 0.5, [
      [0, light],
      [0.5, soft],
      [1, none],
    ]),
  );
}

/** A thread of other glass inside. */
function ribbon(g: Ink, { r, tone, random }: SeedBody): void {
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
function refraction(g: Ink, { r, tone }: SeedBody): void {
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
