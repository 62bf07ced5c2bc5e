/** Slate with layers that lie askew, and a few veins of quartz. */
import { noise } from './noise.js';
import type { Shade } from './shade.js';

export function stoneShade(): Shade {
  const cloud = noise(51);
  const layer = noise(57);
  const warp = noise(63);
  const speck = noise(71);
  const vein = (x: number, y: number, width: number): number => {
    const off = Math.abs(x);
    return off < width ? (1 - off / width) * (0.6 + 0.4 * speck(y / 7, x)) : 0;
  };
  return (x, y) => {
    const wx = x + 34 * warp(x / 150, y / 150) + 9 * warp(x / 37 + 5, y / 37);
    const wy = y + 34 * warp(x / 150 + 40, y / 150) + 9 * warp(x / 37, y / 37 + 5);
    const clouds =
      0.5 * cloud(wx / 190, wy / 120) + 0.3 * cloud(wx / 70 + 30, wy / 42) + 0.2 * cloud(wx / 24, wy / 15 + 60);
    const layers = layer(wx / 260, (wy + wx * 0.24) / 7) * 0.5 + layer(wx / 90 + 20, (wy + wx * 0.24) / 2.6) * 0.3;
    const specks = speck(x / 1.3, y / 1.3) * 0.6 + speck(x / 2.7 + 80, y / 2.7) * 0.4;
    const veins =
      0.5 * vein(wy * 0.86 - wx * 0.5 + 180, wx, 2.4) +
      0.42 * vein(wy * 0.94 + wx * 0.34 - 560, wx, 1.7) +
      0.3 * vein(wy * 0.6 - wx * 0.8 + 560, wy, 1.4);
    return 0.42 + 0.22 * clouds + 0.12 * layers + 0.11 * specks + veins;
  };
}
