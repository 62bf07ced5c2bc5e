import { describe, expect, it } from 'vitest';
import { layoutBoard } from '../../../web/board/geometry.js';
import { heapOf, kTrueSeeds, seedsDrawn, type Slot } from '../../../web/board/heaps.js';

const kPit = 1 / 0.29;

/** Part of a seed that no later seed covers, by a grid of points. */
function seen(heap: readonly Slot[], index: number, count: number): number {
  const seed = heap[index] as Slot;
  let all = 0;
  let free = 0;
  for (let dx = -0.95; dx < 1; dx += 0.1)
    for (let dy = -0.95; dy < 1; dy += 0.1) {
      if (Math.hypot(dx, dy) > 0.97) continue;
      all++;
      const covered = heap
        .slice(index + 1, count)
        .some((other) => Math.hypot(other.x - seed.x - dx, other.y - seed.y - dy) < 1);
      if (!covered) free++;
    }
  return free / all;
}

describe('heaps', () => {
  it('give every seed of a pit its place whatever lies there', () => {
    for (let cell = 0; cell < 52; cell++) {
      const heap = heapOf(cell, kPit, kPit, false);
      expect(heap).toEqual(heapOf(cell, kPit, kPit, false));
      // The drawing of k seeds is the first k places, so adding one moves none.
      for (let k = 1; k < kTrueSeeds; k++) expect(seedsDrawn(k + 1) - seedsDrawn(k)).toBe(1);
    }
  });

  it('keep seeds inside the hollow', () => {
    for (const pits of [1, 6, 12])
      for (const players of [2, 3, 4])
        for (const width of [296, 1100]) {
          const layout = layoutBoard({
            players,
            pits,
            viewer: 0,
            direction: 'ccw',
            width,
            height: 600,
            fill: false,
          });
          const r = layout.seed / 2;
          for (const place of layout.places) {
            const [rx, ry] = [place.rx / r, place.ry / r];
            const short = Math.min(rx, ry);
            const out = heapOf(place.cell, rx, ry, place.pit === 0).filter(({ x, y }) => {
              const dx = Math.max(0, Math.abs(x) - (rx - short));
              const dy = Math.max(0, Math.abs(y) - (ry - short));
              return Math.hypot(dx, dy) + 1 >= short;
            });
            expect(out, `${players}x${pits} at ${width}`).toEqual([]);
          }
        }
  });

  it('show each of up to fifteen seeds', () => {
    for (let cell = 0; cell < 26; cell++) {
      const heap = heapOf(cell, kPit, kPit, false);
      for (let i = 0; i < kTrueSeeds; i++)
        expect(seen(heap, i, kTrueSeeds), `cell ${cell} seed ${i}`).toBeGreaterThan(0.1);
      for (let i = 0; i < 5; i++) expect(seen(heap, i, 5), `cell ${cell} seed ${i} of 5`).toBeGreaterThan(0.9);
    }
  });

  it('differ from pit to pit', () => {
    const shapes = new Set(Array.from({ length: 12 }, (_, cell) => JSON.stringify(heapOf(cell, kPit, kPit, false))));
    expect(shapes.size).toBe(12);
  });

  it('are full and no more above fifteen', () => {
    expect(seedsDrawn(15)).toBe(15);
    expect(seedsDrawn(16)).toBe(seedsDrawn(60000));
    expect(seedsDrawn(0)).toBe(0);
    expect(heapOf(6, 2.8, 6.6, true).length).toBeGreaterThanOrEqual(15);
    expect(heapOf(6, 2.8, 6.6, true).length).toBeGreaterThanOrEqual(
      seedsDrawn(60000, heapOf(6, 2.8, 6.6, true).length),
    );
  });

  it('come to an end in the smallest hollow too', () => {
    expect(heapOf(3, 1, 1, false).length).toBeGreaterThanOrEqual(seedsDrawn(99));
  });
});
