import { describe, expect, it } from 'vitest';
import { contrast, fromHex, over, toRgb, type Rgb } from '../../../web/board/color.js';
import { flatColor } from '../../../web/board/flat.js';
import { kPool } from '../../../web/board/hollow.js';
import { kMaterials, materials, type Material } from '../../../web/board/materials.js';
import { kSeedSets, seedSets } from '../../../web/board/seed-sets.js';
import { focus, marks, numbers, page, values } from '../../../web/board/tokens.js';

/** Every shade of a surface, as it is under the lamp, without it, and where the light has fallen off. */
function surface({ shades, rim, edge, fall, glow }: Material): Rgb[] {
  return shades.map(toRgb).flatMap((shade) => {
    const lit = over(toRgb({ l: 0.9, c: 0.1, h: 75 }), glow, over(toRgb(rim), glow * 0.54, shade));
    return [shade, lit, over(toRgb(edge), fall, shade)];
  });
}

/** The hollow from its shadow to its light. */
function hollow({ pit }: Material): Rgb[] {
  return [pit.shadow, pit.middle, pit.lit].map(fromHex);
}

/** The same with the pool of light on its floor, where only rings have no halo. */
function litHollow(material: Material): Rgb[] {
  const { pit, flat } = material;
  return flat ? hollow(material) : [...hollow(material), over(toRgb(pit.lip), kPool, fromHex(pit.lit))];
}

function worst(ink: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(ink, ground)));
}

describe('contrast', () => {
  it('is counted as WCAG does', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 6);
    expect(contrast(fromHex('#777777'), fromHex('#ffffff'))).toBeCloseTo(4.48, 2);
    expect(toRgb({ l: 1, c: 0, h: 0 }).map((v) => Math.round(v * 255))).toEqual([255, 255, 255]);
    expect(toRgb({ l: 0.628, c: 0.2577, h: 29.23 }).map((v) => Math.round(v * 255))).toEqual([255, 0, 0]);
  });

  it('of words in a pit is 4.5 : 1 on their halo', () => {
    for (const name of ['capture', 'landing'] as const) {
      expect(contrast(fromHex(marks[name]), fromHex(marks.halo))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('of a mark that crosses a seed comes from its halo', () => {
    for (const name of ['last', 'capture', 'hint', 'landing'] as const) {
      expect(contrast(fromHex(marks[name]), fromHex(marks.halo))).toBeGreaterThanOrEqual(3);
    }
  });

  it('of values is 4.5 : 1 on their plaques, whatever lies below', () => {
    expect(contrast(fromHex(values.exactInk), fromHex(values.exact))).toBeGreaterThanOrEqual(4.5);
    for (const below of [
      [0, 0, 0],
      [1, 1, 1],
    ] as const) {
      const plaque = over(fromHex(values.estimate), values.estimateAlpha, below);
      expect(contrast(fromHex(values.estimateInk), plaque)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("of the preview is 4.5 : 1 without the page's own colours", () => {
    expect(contrast(fromHex(page.ink), fromHex(page.surface))).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(kMaterials)('contrast on %s', (name) => {
  const material = materials[name];

  it.each(['legal', 'start', 'last', 'capture', 'hint', 'landing'] as const)(
    'of the mark %s is 3 : 1 in the pit',
    (mark) => expect(worst(fromHex(marks[mark]), hollow(material))).toBeGreaterThanOrEqual(3),
  );

  it.each(['legal', 'start'] as const)('of the ring %s is 3 : 1 in the light as well', (mark) =>
    expect(worst(fromHex(marks[mark]), litHollow(material))).toBeGreaterThanOrEqual(3),
  );

  it("of the pits' numbers is 4.5 : 1 on any part of the surface", () => {
    for (const below of surface(material)) {
      const chip = over(toRgb(material.number.chip), numbers.chipAlpha, below);
      expect(contrast(fromHex(numbers.ink), chip)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("of the stores' large numbers is 3 : 1 on any part of the surface, and 4.5 : 1 on most of it", () => {
    const ink = fromHex(material.number.ink);
    const grounds = surface(material);
    expect(worst(ink, grounds)).toBeGreaterThanOrEqual(3);
    const good = grounds.filter((ground) => contrast(ink, ground) >= 4.5);
    expect(good.length).toBeGreaterThan(grounds.length / 2);
  });

  it('of the focus ring is 3 : 1 on the surface, in the pit, on a light and on a dark page', () => {
    for (const ground of [...surface(material), ...litHollow(material), fromHex('#f7f3eb'), fromHex('#17110d')]) {
      const best = Math.max(contrast(fromHex(focus.inner), ground), contrast(fromHex(focus.outer), ground));
      expect(best).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(fromHex(focus.inner), fromHex(focus.outer))).toBeGreaterThanOrEqual(3);
  });

  it.each(kSeedSets)('of every seed of %s is 3.5 : 1 in the middle of the pit', (set) => {
    const middle = fromHex(material.pit.middle);
    for (const hue of seedSets[set].hues) {
      const seen = material.flat ? flatColor(hue) : hue;
      expect(contrast(toRgb(seen), middle), JSON.stringify(hue)).toBeGreaterThanOrEqual(3.5);
    }
  });

  it('tells a hollow from the surface', () => {
    const surfaces = material.shades.map(toRgb);
    const wall = material.flat ? toRgb(material.pit.lip) : fromHex(material.pit.shadow);
    expect(Math.max(...surfaces.map((ground) => contrast(wall, ground)))).toBeGreaterThanOrEqual(3);
  });
});
