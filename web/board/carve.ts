/** The layer that never moves: the wood, its rim and what is cut into it. Painted once per size. */
import { css } from './color.js';
import type { Layout, Outline } from './geometry.js';
import { paintHollows } from './hollow.js';
import type { Material } from './materials.js';
import { paintSurface } from './surface.js';

type Ink = CanvasRenderingContext2D;

/** Paints board and pits; `g` is scaled to CSS pixels, `ratio` device pixels each. */
export function paintBoard(g: Ink, layout: Layout, ratio: number, material: Material): void {
  const { width: w, height: h, outline } = layout;
  g.clearRect(0, 0, w, h);
  g.save();
  tracePath(g, outline, 0);
  g.clip();
  paintSurface(g, layout, ratio, material);
  ornament(g, layout, material);
  g.restore();
  if (material.frame) frame(g, layout, material);
  rim(g, layout, material);
  paintHollows(g, layout, ratio, material);
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

/** Boards with a free middle carry the sign of the game, cut with one fine line. */
function ornament(g: Ink, layout: Layout, material: Material): void {
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
  groove(g, material, x, y, r, 1.1);
  groove(g, material, x, y, r * 0.9, 0.7);
  const dots: [number, number, number][] = [
    [-0.5, 0.12, 0.045],
    [-0.3, -0.16, 0.06],
    [-0.02, -0.28, 0.078],
    [0.36, 0.02, 0.2],
  ];
  for (const [dx, dy, size] of dots) groove(g, material, x + dx * r, y + dy * r, size * r, 0.9, true);
}

function groove(g: Ink, material: Material, x: number, y: number, r: number, width: number, filled = false): void {
  g.lineWidth = width;
  g.strokeStyle = css(material.rim, 0.28);
  g.beginPath();
  g.arc(x + 0.5, y + 0.9, r, 0, 2 * Math.PI);
  g.stroke();
  g.strokeStyle = css(material.edge, 0.6);
  g.beginPath();
  g.arc(x, y, r, 0, 2 * Math.PI);
  if (filled) {
    g.fillStyle = css(material.edge, 0.34);
    g.fill();
  }
  g.stroke();
}

/** A frame that holds what would not hold by itself. */
function frame(g: Ink, { width: w, height: h, outline }: Layout, material: Material): void {
  const thick = Math.max(5, Math.min(w, h) * 0.022);
  const wood = material.frame ?? material.edge;
  g.save();
  tracePath(g, outline, 0);
  g.clip();
  // What lies inside is in the shadow of the upper frame.
  const dusk = g.createLinearGradient(0, 0, w * 0.12, h);
  dusk.addColorStop(0, css(material.edge, 0.16));
  dusk.addColorStop(0.5, css(material.edge, 0.05));
  dusk.addColorStop(1, css(material.rim, 0.1));
  g.strokeStyle = dusk;
  for (let width = 2 * thick; width < 2 * thick + 26; width += 4) {
    g.lineWidth = width;
    tracePath(g, outline, 0);
    g.stroke();
  }
  const light = g.createLinearGradient(0, 0, w * 0.3, h);
  light.addColorStop(0, css({ ...wood, l: wood.l + 0.1 }));
  light.addColorStop(1, css({ ...wood, l: wood.l - 0.06 }));
  g.strokeStyle = light;
  g.lineWidth = 2 * thick;
  tracePath(g, outline, 0);
  g.stroke();
  g.lineWidth = 1;
  g.strokeStyle = css({ ...wood, l: wood.l - 0.2 }, 0.8);
  tracePath(g, outline, thick);
  g.stroke();
  g.restore();
}

/** The edge of the board: lit above, in its own shadow below, with a soft bevel inside. */
function rim(g: Ink, { height: h, outline }: Layout, material: Material): void {
  if (material.flat) {
    g.strokeStyle = css(material.rim);
    g.lineWidth = 2;
    tracePath(g, outline, 1);
    g.stroke();
    return;
  }
  g.save();
  tracePath(g, outline, 0);
  g.clip();
  const bevel = g.createLinearGradient(0, 0, 0, h);
  bevel.addColorStop(0, css(material.rim, 0.045));
  bevel.addColorStop(0.3, css(material.rim, 0.01));
  bevel.addColorStop(0.7, css(material.edge, 0.025));
  bevel.addColorStop(1, css(material.edge, 0.085));
  g.strokeStyle = bevel;
  for (let width = 2; width < 22; width += 1.6) {
    g.lineWidth = width;
    tracePath(g, outline, 0);
    g.stroke();
  }
  g.restore();
  const line = g.createLinearGradient(0, 0, 0, h);
  line.addColorStop(0, css(material.rim, 0.9));
  line.addColorStop(0.4, css(material.rim, 0.22));
  line.addColorStop(1, css(material.edge, 0.75));
  g.strokeStyle = line;
  g.lineWidth = 1.5;
  tracePath(g, outline, 0.75);
  g.stroke();
}
