/** The layer that never moves: the wood, its rim and what is cut into it. Painted once per size. */
import { css } from './color.js';
import type { Layout, Outline } from './geometry.js';
import { paintHollows } from './hollow.js';
import { randomFrom } from './random.js';
import { walnut } from './tokens.js';
import { woodTexture } from './wood.js';

type Ink = CanvasRenderingContext2D;

/** Paints board and pits; `g` is scaled to CSS pixels, `ratio` device pixels each. */
export function paintBoard(g: Ink, layout: Layout, ratio: number): void {
  const { width: w, height: h, outline } = layout;
  g.clearRect(0, 0, w, h);
  g.save();
  tracePath(g, outline, 0);
  g.clip();
  planks(g, layout);
  pores(g, layout);
  lamp(g, w, h);
  ornament(g, layout);
  g.restore();
  rim(g, layout);
  paintHollows(g, layout, ratio);
}

/** The outline as a path, `inset` pixels inside. */
export function tracePath(g: Ink, { points, radius }: Outline, inset: number): void {
  const r = Math.max(0, radius - inset);
  g.beginPath();
  const n = points.length;
  // Corners come in either sense (a board may be mirrored); arcs run the same way round.
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % n] ?? p;
    area += p.x * q.y - q.x * p.y;
  });
  const ordered = area > 0 ? points : [...points].reverse();
  ordered.forEach((p, i) => {
    const before = ordered[(i + n - 1) % n] ?? p;
    const after = ordered[(i + 1) % n] ?? p;
    const from = Math.atan2(p.y - before.y, p.x - before.x) - Math.PI / 2;
    const to = Math.atan2(after.y - p.y, after.x - p.x) - Math.PI / 2;
    g.arc(p.x, p.y, r, from, to);
  });
  g.closePath();
}

function planks(g: Ink, { width: w, height: h, grain }: Layout): void {
  const wood = woodTexture();
  const [long, short] = grain === 'x' ? [w, h] : [h, w];
  const scale = Math.max(long / wood.width, short / wood.height, Math.min(1, 0.62));
  g.save();
  g.imageSmoothingQuality = 'high';
  if (grain === 'y') {
    g.translate(w, 0);
    g.rotate(Math.PI / 2);
  }
  g.drawImage(wood, 0, (short - wood.height * scale) * 0.5, wood.width * scale, wood.height * scale);
  g.restore();
}

/** Open pores: short dark lines with the grain, as fine as the screen can show. */
function pores(g: Ink, { width: w, height: h, grain }: Layout): void {
  const random = randomFrom(42);
  const [long, short] = grain === 'x' ? [w, h] : [h, w];
  const count = Math.round((w * h) / 190);
  g.save();
  if (grain === 'y') {
    g.translate(w, 0);
    g.rotate(Math.PI / 2);
  }
  for (const light of [false, true]) {
    g.strokeStyle = css(light ? walnut.sheen : walnut.grain, light ? 0.1 : 0.26);
    g.lineWidth = light ? 0.5 : 0.6;
    g.beginPath();
    for (let i = 0; i < count; i++) {
      const x = random() * long;
      const y = random() * short;
      const length = 3 + random() * random() * 26;
      const slope = (random() - 0.5) * 0.035 * length;
      g.moveTo(x, y);
      g.lineTo(x + length, y + slope);
    }
    g.stroke();
  }
  g.restore();
}

function lamp(g: Ink, w: number, h: number): void {
  const far = Math.hypot(w, h);
  const fall = g.createLinearGradient(0, 0, w * 0.55 + h * 0.2, h + w * 0.1);
  fall.addColorStop(0, css(walnut.rim, 0.07));
  fall.addColorStop(0.38, css(walnut.rim, 0));
  fall.addColorStop(0.55, css(walnut.edge, 0.04));
  fall.addColorStop(1, css(walnut.edge, 0.44));
  g.fillStyle = fall;
  g.fillRect(0, 0, w, h);
  const pool = g.createRadialGradient(w * 0.3, h * 0.1, 0, w * 0.3, h * 0.1, far * 0.62);
  pool.addColorStop(0, 'oklch(0.9 0.1 75 / 0.13)');
  pool.addColorStop(0.5, 'oklch(0.88 0.1 72 / 0.045)');
  pool.addColorStop(1, 'oklch(0.88 0.1 72 / 0)');
  g.fillStyle = pool;
  g.fillRect(0, 0, w, h);
}

/** Boards with a free middle carry the sign of the game, cut with one fine line. */
function ornament(g: Ink, layout: Layout): void {
  if (layout.form !== 'square' && layout.form !== 'triangle') return;
  const pits = layout.places.filter((p) => p.pit > 0);
  const x = pits.reduce((sum, p) => sum + p.x, 0) / pits.length;
  const y = pits.reduce((sum, p) => sum + p.y, 0) / pits.length;
  const free = Math.min(
    ...pits.map((p) =>
      Math.min(
        Math.hypot(p.x - x, p.y - y) - p.rx,
        Math.abs(p.label.x - x) > layout.chip.w
          ? Math.hypot(p.label.x - x, p.label.y - y) - layout.chip.w * 0.7
          : Infinity,
      ),
    ),
  );
  const r = free * 0.62;
  if (r < 18) return;
  groove(g, x, y, r, 1.1);
  groove(g, x, y, r * 0.9, 0.7);
  const dots: [number, number, number][] = [
    [-0.5, 0.12, 0.045],
    [-0.3, -0.16, 0.06],
    [-0.02, -0.28, 0.078],
    [0.36, 0.02, 0.2],
  ];
  for (const [dx, dy, size] of dots) groove(g, x + dx * r, y + dy * r, size * r, 0.9, true);
}

function groove(g: Ink, x: number, y: number, r: number, width: number, filled = false): void {
  g.lineWidth = width;
  g.strokeStyle = css(walnut.rim, 0.28);
  g.beginPath();
  g.arc(x + 0.5, y + 0.9, r, 0, 2 * Math.PI);
  g.stroke();
  g.strokeStyle = css(walnut.edge, 0.6);
  g.beginPath();
  g.arc(x, y, r, 0, 2 * Math.PI);
  if (filled) {
    g.fillStyle = css(walnut.edge, 0.34);
    g.fill();
  }
  g.stroke();
}

/** The edge of the board: lit above, in its own shadow below, with a soft bevel inside. */
function rim(g: Ink, { height: h, outline }: Layout): void {
  g.save();
  tracePath(g, outline, 0);
  g.clip();
  const bevel = g.createLinearGradient(0, 0, 0, h);
  bevel.addColorStop(0, css(walnut.rim, 0.045));
  bevel.addColorStop(0.3, css(walnut.rim, 0.01));
  bevel.addColorStop(0.7, css(walnut.edge, 0.025));
  bevel.addColorStop(1, css(walnut.edge, 0.085));
  g.strokeStyle = bevel;
  for (let width = 2; width < 22; width += 1.6) {
    g.lineWidth = width;
    tracePath(g, outline, 0);
    g.stroke();
  }
  g.restore();
  const line = g.createLinearGradient(0, 0, 0, h);
  line.addColorStop(0, css(walnut.rim, 0.9));
  line.addColorStop(0.4, css(walnut.rim, 0.22));
  line.addColorStop(1, css(walnut.edge, 0.75));
  g.strokeStyle = line;
  g.lineWidth = 1.5;
  tracePath(g, outline, 0.75);
  g.stroke();
}
