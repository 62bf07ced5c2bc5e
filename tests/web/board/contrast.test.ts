import { describe, expect, it } from 'vitest';
import { contrast, fromHex, over, toRgb } from '../../../web/board/color.js';
import { focus, glass, marks, numbers, page, pit, walnut } from '../../../web/board/tokens.js';

const pitColors = [pit.shadow, pit.middle, pit.lit].map(fromHex);
const woods = [walnut.light, walnut.middle, walnut.dark, walnut.lightest].map(toRgb);

describe('contrast', () => {
  it('is counted as WCAG does', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 6);
    expect(contrast(fromHex('#777777'), fromHex('#ffffff'))).toBeCloseTo(4.48, 2);
    expect(toRgb({ l: 1, c: 0, h: 0 }).map((v) => Math.round(v * 255))).toEqual([255, 255, 255]);
    expect(toRgb({ l: 0.628, c: 0.2577, h: 29.23 }).map((v) => Math.round(v * 255))).toEqual([255, 0, 0]);
  });

  it.each(['legal', 'start', 'last', 'capture', 'hint', 'landing'] as const)(
    'of the mark %s is 3 : 1 in the pit',
    (name) => {
      for (const ground of pitColors) expect(contrast(fromHex(marks[name]), ground)).toBeGreaterThanOrEqual(3);
    },
  );

  it('of words in a pit is 4.5 : 1 on their halo', () => {
    for (const name of ['capture', 'landing'] as const) {
      expect(contrast(fromHex(marks[name]), fromHex(marks.halo))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('of a mark that crosses glass comes from its halo', () => {
    for (const name of ['last', 'capture', 'hint', 'landing'] as const) {
      expect(contrast(fromHex(marks[name]), fromHex(marks.halo))).toBeGreaterThanOrEqual(3);
    }
  });

  it("of the pits' numbers is 4.5 : 1 on any wood", () => {
    for (const wood of woods) {
      const chip = over(toRgb(numbers.chip), numbers.chipAlpha, wood);
      expect(contrast(fromHex(numbers.ink), chip)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("of the stores' large numbers is 3 : 1 on the lightest wood", () => {
    for (const wood of woods) expect(contrast(fromHex(numbers.ink), wood)).toBeGreaterThanOrEqual(3);
  });

  it('of the focus ring is 3 : 1 on wood, on a light and on a dark page', () => {
    const grounds = [...woods, fromHex('#f7f3eb'), fromHex('#17110d')];
    for (const ground of grounds) {
      const best = Math.max(contrast(fromHex(focus.inner), ground), contrast(fromHex(focus.outer), ground));
      expect(best).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(fromHex(focus.inner), fromHex(focus.outer))).toBeGreaterThanOrEqual(3);
  });

  it('of every glass is 3.5 : 1 in the middle of the pit', () => {
    expect(glass).toHaveLength(6);
    for (const hue of glass) expect(contrast(toRgb(hue), fromHex(pit.middle))).toBeGreaterThanOrEqual(3.5);
  });

  it("of the preview is 4.5 : 1 without the page's own colours", () => {
    expect(contrast(fromHex(page.ink), fromHex(page.surface))).toBeGreaterThanOrEqual(4.5);
  });
});
