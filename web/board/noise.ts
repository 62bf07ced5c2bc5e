/** Smooth noise in -1..1 on a grid of random values. */
import { randomFrom } from './random.js';

const kSize = 256;

export function noise(seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed);
  const grid = Float32Array.from({ length: kSize * kSize }, () => random() * 2 - 1);
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    const a = (yi & 255) * kSize;
    const b = ((yi + 1) & 255) * kSize;
    const l = xi & 255;
    const r = (xi + 1) & 255;
    const top = (grid[a + l] as number) * (1 - u) + (grid[a + r] as number) * u;
    const low = (grid[b + l] as number) * (1 - u) + (grid[b + r] as number) * u;
    return top * (1 - v) + low * v;
  };
}
