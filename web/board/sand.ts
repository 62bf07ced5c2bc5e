/** Sand with the ripples that wind leaves, lit from the upper left. */
import { noise } from './noise.js';
import { randomFrom } from './random.js';
import { kHeight, kWidth, type Shade } from './shade.js';

export function sandShade(): Shade {
  const warp = noise(81);
  const swell = noise(87);
  const random = randomFrom(93);
  const grains = Float32Array.from({ length: kWidth * kHeight }, () => random() + random() - 1);
  const height = (x: number, y: number): number => {
    const bent = y + 20 * warp(x / 190, y / 230) + 5 * warp(x / 52, y / 70 + 11);
    const phase = (bent * 0.94 + x * 0.13) / 15;
    // Crests are sharper than troughs, and some ripples die out.
    const strength = 0.55 + 0.45 * swell(x / 170, y / 90);
    return strength * (Math.abs(Math.sin(phase)) - 0.5);
  };
  return (x, y) => {
    const slope = height(x + 1.6, y + 2.2) - height(x, y);
    const grain = grains[y * kWidth + x] as number;
    return 0.54 + 2.6 * slope + 0.1 * swell(x / 140 + 9, y / 100) + 0.2 * grain * Math.abs(grain);
  };
}
