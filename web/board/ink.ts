/** Small helpers of the painters. */

export type Ink = CanvasRenderingContext2D;

export function disc(g: Ink, x: number, y: number, r: number, fill: CanvasGradient | string): void {
  g.fillStyle = fill;
  g.beginPath();
  g.arc(x, y, r, 0, 2 * Math.PI);
  g.fill();
}

/** A gradient that runs out from a point. */
export function glow(g: Ink, x: number, y: number, r: number, stops: readonly [number, string][]): CanvasGradient {
  const gradient = g.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}
