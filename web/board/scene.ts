/**
 * What is seen of the seeds: for each cell a count and the look of the seeds lying in it. The looks are the view's
 * own; only the counts come from outside, and they win.
 */
import { mix } from './random.js';

/** Looks differ first in hue: see sprites.ts. */
const kHues = 6;
/** Looks of seeds kept per cell: more are never drawn. */
const kKept = 64;

export interface Heap {
  count: number;
  /** Numbers of the looks, lowest seed first; may be shorter than `count`. */
  looks: number[];
}

export interface Scene {
  heaps: Heap[];
}

/**
 * The look of the i-th seed of a cell that nothing is known about: each hue comes once before one comes again, so
 * that neighbours are told apart.
 */
export function freshLook(cell: number, index: number): number {
  const round = Math.floor(index / kHues);
  const step = mix(cell, round) & 1 ? 5 : 1;
  const hue = ((mix(cell + 11, round) % kHues) + index * step) % kHues;
  return hue + kHues * (mix(cell + 1, index * 31 + 7) % 4);
}

export function emptyScene(cells: number): Scene {
  return { heaps: Array.from({ length: cells }, () => ({ count: 0, looks: [] })) };
}

/** Gives every cell the count it has; seeds that stay keep their look. Returns the cells that changed. */
export function settle(scene: Scene, counts: readonly number[]): number[] {
  if (scene.heaps.length !== counts.length) scene.heaps = emptyScene(counts.length).heaps;
  const changed: number[] = [];
  counts.forEach((count, cell) => {
    const heap = scene.heaps[cell] as Heap;
    if (heap.count !== count) changed.push(cell);
    heap.count = count;
    const kept = Math.min(count, kKept);
    if (heap.looks.length > kept) heap.looks.length = kept;
    while (heap.looks.length < kept) heap.looks.push(freshLook(cell, heap.looks.length));
  });
  return changed;
}

/** Takes up to `seeds` seeds from a cell; the answer holds their looks, topmost first, as far as they are known. */
export function takeFrom(scene: Scene, cell: number, seeds: number): number[] {
  const heap = scene.heaps[cell];
  if (!heap) return [];
  heap.count = Math.max(0, heap.count - seeds);
  const looks = heap.looks.splice(Math.max(0, heap.looks.length - seeds)).reverse();
  if (heap.looks.length > heap.count) heap.looks.length = heap.count;
  return looks;
}

/** Lays one seed (or `seeds` of them) on a cell's heap. */
export function putInto(scene: Scene, cell: number, look: number, seeds = 1): void {
  const heap = scene.heaps[cell];
  if (!heap) return;
  heap.count += seeds;
  if (heap.looks.length < kKept) heap.looks.push(look);
}
