/** A plank of walnut, from rings that were cut along the trunk, and fibres. */
import { noise } from './noise.js';
import { kHeight, kWidth, type Shade } from './shade.js';

export function walnutShade(): Shade {
  const bend = noise(3);
  const fine = noise(11);
  const fibre = noise(23);
  const figure = noise(41);
  return (x, y) => {
    // A flat-sawn board shows its rings as long arches around a line that wanders.
    const across = y / kHeight - 0.56 - 0.05 * bend(x / 420, 3.7) - 0.012 * bend(x / 90, y / 130 + 9);
    const along = x / kWidth - 0.42;
    const ring =
      9.5 * Math.sqrt(across * across + 0.02 + 0.055 * along * along * (1 + 0.6 * bend(x / 300, 60))) +
      0.42 * bend(x / 260, y / 70) +
      0.1 * fine(x / 60, y / 9);
    const phase = ring * 2.4 - Math.floor(ring * 2.4);
    // Early wood fades slowly into the dark late wood, which ends sharply.
    const late = phase < 0.86 ? Math.pow(phase / 0.86, 2.6) : 1 - (phase - 0.86) / 0.14;
    const thread = fibre(x / 34, y * 0.9) * 0.6 + fibre(x / 11 + 50, y * 1.7 + 20) * 0.4;
    const sheen = figure(x / 150, y / 210) * 0.6 + figure(x / 46, y / 120 + 30) * 0.4;
    return 0.58 - 0.32 * late + 0.13 * thread + 0.1 * sheen;
  };
}
