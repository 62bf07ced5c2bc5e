/** Strips of split bamboo glued side by side, each with its knuckles. */
import { noise } from './noise.js';
import { mix } from './random.js';
import type { Shade } from './shade.js';

const kStrip = 29;
/** From knuckle to knuckle. */
const kJoint = 330;

export function bambooShade(): Shade {
  const fibre = noise(7);
  const tone = noise(19);
  const bend = noise(29);
  return (x, y) => {
    const strip = Math.floor(y / kStrip);
    const inside = y / kStrip - strip;
    const own = (mix(strip, 5) % 1000) / 1000;
    // Knuckles of neighbours never lie side by side.
    const along = x + (mix(strip, 9) % kJoint) + 2.5 * bend(strip * 3.1, inside * 2);
    const joint = along - kJoint * Math.round(along / kJoint);
    const node = -0.5 * Math.exp(-((joint / 1.8) ** 2)) + 0.2 * Math.exp(-(((joint - 5) / 4) ** 2));
    const dusk = -0.1 * Math.exp(-(((joint + 9) / 12) ** 2));
    const seam = Math.min(inside, 1 - inside) * kStrip;
    const glue = seam < 1.1 ? -0.34 * (1 - seam / 1.1) : 0;
    const thread = fibre(x / 70, y * 0.8) * 0.5 + fibre(x / 22 + 40, y * 1.6) * 0.5;
    // Darker bundles of fibre stand denser towards the outer side of the stalk.
    const bundles = Math.max(0, fibre(x / 160 + 9, y * 2.3)) * (0.4 + inside * 0.6);
    return 0.46 + 0.34 * own + 0.14 * thread - 0.2 * bundles + 0.1 * tone(x / 260, strip * 7.7) + node + dusk + glue;
  };
}
