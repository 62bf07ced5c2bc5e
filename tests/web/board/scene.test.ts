import { describe, expect, it } from 'vitest';
import { gainsOf, phasesOf } from '../../../web/board/animator.js';
import { emptyScene, putInto, settle, takeFrom } from '../../../web/board/scene.js';
import type { Trace } from '../../../web/board/types.js';

describe('the scene', () => {
  it('takes its counts from outside and keeps the looks of what stays', () => {
    const scene = emptyScene(2);
    expect(settle(scene, [3, 0])).toEqual([0]);
    const looks = [...(scene.heaps[0]?.looks ?? [])];
    settle(scene, [5, 0]);
    expect(scene.heaps[0]?.looks.slice(0, 3)).toEqual(looks);
    settle(scene, [2, 0]);
    expect(scene.heaps[0]?.looks).toEqual(looks.slice(0, 2));
  });

  it('carries looks from pit to pit', () => {
    const scene = emptyScene(2);
    settle(scene, [3, 1]);
    const looks = [...(scene.heaps[0]?.looks ?? [])];
    const hand = takeFrom(scene, 0, 3);
    expect(hand).toEqual([...looks].reverse());
    expect(scene.heaps[0]).toEqual({ count: 0, looks: [] });
    putInto(scene, 1, hand[0] as number);
    expect(scene.heaps[1]?.count).toBe(2);
    expect(scene.heaps[1]?.looks[1]).toBe(looks[2]);
  });

  it('stays small however many seeds there are', () => {
    const scene = emptyScene(1);
    settle(scene, [65535]);
    expect(scene.heaps[0]?.looks.length).toBeLessThan(100);
    for (let i = 0; i < 1000; i++) putInto(scene, 0, i);
    expect(scene.heaps[0]?.count).toBe(66535);
    expect(scene.heaps[0]?.looks.length).toBeLessThan(100);
  });

  it('becomes another board at once', () => {
    const scene = emptyScene(14);
    settle(scene, [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(scene.heaps.map((h) => h.count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('a trace that is told and not shown', () => {
  const trace: Trace = {
    pit: 1,
    before: [],
    lifts: [],
    path: [1, 2, 3, 3],
    last: 3,
    capture: {
      taken: [
        { cell: 3, seeds: 2 },
        { cell: 9, seeds: 4 },
      ],
      store: 6,
      seeds: 6,
    },
    extra: false,
    end: {
      sweep: [
        { cell: 2, seeds: 5, store: 6 },
        { cell: 8, seeds: 1, store: -1 },
      ],
    },
  };

  it('names what each cell has received and kept', () => {
    expect([...gainsOf(trace)].sort((a, b) => a[0] - b[0])).toEqual([
      [1, 1],
      [6, 11],
    ]);
  });

  it('names its steps in their order', () => {
    expect(phasesOf(trace)).toEqual(['sow', 'capture', 'sweep']);
    expect(phasesOf({ ...trace, capture: null, end: null, extra: true })).toEqual(['sow', 'extra']);
  });
});
