/** Seeds of trees: nickernut, coral bean, chestnut, carob, olive wood and a mottled one, by hue. */
import { css } from './color.js';
import { disc, glow, type Ink } from './ink.js';
import { lying, oval, type SeedBody } from './seed-body.js';

export function paintKernel(g: Ink, body: SeedBody, number: number): void {
  const { r, tone } = body;
  oval(g, body, () => {
    disc(g, 0, 0, r * 0.97, css(tone(0)));
  });
  lying(g, body, () => {
    g.beginPath();
    g.arc(0, 0, r * 0.97, 0, 2 * Math.PI);
    g.clip();
    (kinds[number % kinds.length] as (g: Ink, body: SeedBody) => void)(g, body);
  });
  oval(g, body, () => {
    const fall = g.createRadialGradient(-r * 0.34, -r * 0.44, r * 0.06, -r * 0.05, -r * 0.06, r * 1.04);
    fall.addColorStop(0, css(tone(0.16, 0.75), 0.62));
    fall.addColorStop(0.4, css(tone(0.05), 0.12));
    fall.addColorStop(0.72, css(tone(-0.2), 0.3));
    fall.addColorStop(0.92, css(tone(-0.38, 0.85), 0.78));
    fall.addColorStop(1, css(tone(-0.46, 0.7), 0.95));
    disc(g, 0, 0, r * 0.97, fall);
    // The coat is polished: a small sharp gleam, and a rim of light from below.
    g.strokeStyle = css(tone(0.1, 0.8), 0.4);
    g.lineWidth = Math.max(0.5, r * 0.07);
    g.beginPath();
    g.arc(0, 0, r * 0.85, 0.25, 1.35);
    g.stroke();
    g.translate(-r * 0.36, -r * 0.44);
    g.rotate(-0.72);
    g.scale(1, 0.55);
    disc(
      g,
      0,
      0,
      r * 0.32,
      glow(g, 0, 0, r * 0.32, [
        [0, 'rgb(255 253 246 / 0.9)'],
        [0.4, 'rgb(255 251 240 / 0.5)'],
        [1, 'rgb(255 249 236 / 0)'],
      ]),
    );
  });
}

/** Fine cracks in rounds, as on a nickernut. */
function rounds(g: Ink, { r, tone, random }: SeedBody): void {
  const x = (random() - 0.5) * r;
  g.strokeStyle = css(tone(-0.2, 1.2), 0.4);
  g.lineWidth = Math.max(0.4, r * 0.035);
  for (let k = 1; k < 8; k++) {
    g.beginPath();
    g.ellipse(x, -r * 0.9, r * 0.27 * k, r * 0.24 * k, 0, 0, 2 * Math.PI);
    g.stroke();
  }
}

/** The dark eye of a coral bean. */
function eye(g: Ink, { r }: SeedBody): void {
  disc(
    g,
    r * 0.86,
    r * 0.1,
    r * 0.52,
    glow(g, r * 0.86, r * 0.1, r * 0.52, [
      [0, 'oklch(0.14 0.02 40)'],
      [0.8, 'oklch(0.16 0.03 35 / 0.95)'],
      [1, 'oklch(0.2 0.05 30 / 0)'],
    ]),
  );
}

/** The pale scar of a chestnut, and the grain that runs towards it. */
function scar(g: Ink, { r, tone, random }: SeedBody): void {
  g.strokeStyle = css(tone(-0.2, 1.1), 0.36);
  g.lineWidth = Math.max(0.4, r * 0.05);
  for (let k = 0; k < 9; k++) {
    const y = (k / 4 - 1) * r;
    g.beginPath();
    g.moveTo(-r, y * (0.5 + 0.3 * random()));
    g.quadraticCurveTo(0, y * 1.25, r, y * 0.4);
    g.stroke();
  }
  g.save();
  g.translate(r * 0.72, 0);
  g.scale(0.5, 1);
  disc(g, 0, 0, r * 0.5, css({ l: 0.84, c: 0.05, h: 78 }, 0.9));
  g.restore();
}

/** A line along the middle, as on a carob seed. */
function groove(g: Ink, { r, tone }: SeedBody): void {
  for (const [shift, light] of [
    [0, -0.26],
    [0.1, 0.1],
  ] as const) {
    g.strokeStyle = css(tone(light), 0.6);
    g.lineWidth = Math.max(0.5, r * 0.07);
    g.beginPath();
    g.ellipse(0, shift * r, r * 0.78, r * 0.3, 0, 0.15, Math.PI - 0.15);
    g.stroke();
  }
}

/** Furrows from end to end. */
function furrows(g: Ink, { r, tone }: SeedBody): void {
  g.lineWidth = Math.max(0.45, r * 0.06);
  for (let k = -3; k <= 3; k++) {
    g.strokeStyle = css(tone(-0.22, 1.1), 0.45);
    g.beginPath();
    g.ellipse(0, 0, r, Math.max(0.1, Math.abs(k) * r * 0.27), 0, k < 0 ? Math.PI : 0, k < 0 ? 2 * Math.PI : Math.PI);
    g.stroke();
  }
}

/** Brown flames on a pale coat. */
function mottles(g: Ink, { r, random }: SeedBody): void {
  g.fillStyle = css({ l: 0.42, c: 0.075, h: 48 }, 0.78);
  for (let k = 0; k < 17; k++) {
    const a = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * r * 0.95;
    g.beginPath();
    g.ellipse(
      far * Math.cos(a),
      far * Math.sin(a),
      r * (0.08 + 0.17 * random()),
      r * (0.03 + 0.05 * random()),
      (random() - 0.5) * 0.9,
      0,
      2 * Math.PI,
    );
    g.fill();
  }
}

/** In the order of the set's hues. */
const kinds = [rounds, eye, scar, groove, furrows, mottles] as const;
