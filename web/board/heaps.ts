/**
 * How seeds lie. Each place in a heap is found once, from the pit and the number of the seed alone, so no seed moves
 * when another comes or goes. Seeds fill the floor first, touching where they can; later ones rest in the hollows.
 */
import { mix, randomFrom } from './random.js';

export interface Slot {
  /** From the pit's centre, in seed radii. */
  x: number;
  y: number;
  /** 0 lies on the floor. */
  layer: number;
}

/** A pit shows its true number up to here, then a full heap. */
export const kTrueSeeds = 15;
const kFullPit = 18;
const kFullStore = 44;
const kCandidates = 90;

/** How many seeds of `count` are drawn. */
export function seedsDrawn(count: number, store: boolean): number {
  if (store) return Math.min(count, kFullStore);
  return count <= kTrueSeeds ? count : kFullPit;
}

const known = new Map<string, readonly Slot[]>();

/**
 * The places of a cell's seeds, first to last. `rx`, `ry`: half axes of the pit in seed radii; a long pit is a
 * capsule.
 */
export function heapOf(cell: number, rx: number, ry: number, store: boolean): readonly Slot[] {
  const key = `${cell}/${rx.toFixed(2)}/${ry.toFixed(2)}/${store ? 1 : 0}`;
  let heap = known.get(key);
  if (!heap) {
    if (known.size > 400) known.clear();
    heap = pile(cell, rx, ry, store ? kFullStore : kFullPit);
    known.set(key, heap);
  }
  return heap;
}

function pile(cell: number, rx: number, ry: number, count: number): Slot[] {
  const random = randomFrom(mix(cell, 77));
  const short = Math.min(rx, ry);
  const straight = { x: rx - short, y: ry - short };
  // The heap leans a little to one side, differently in each pit.
  const lean = { x: (random() - 0.5) * 0.5, y: (random() - 0.5) * 0.5 };
  const heap: Slot[] = [];
  let layer = 0;
  while (heap.length < count) {
    const limit = Math.max(0.4, (short - 1) * 0.9 - layer * 0.42);
    const slot = find(heap, layer, limit, straight, lean, random);
    if (slot) heap.push(slot);
    else layer++;
  }
  return heap;
}

function find(
  heap: readonly Slot[],
  layer: number,
  limit: number,
  straight: { x: number; y: number },
  lean: { x: number; y: number },
  random: () => number,
): Slot | null {
  // Upper layers may close up: the bodies interlock.
  const apart = layer === 0 ? 2.02 : Math.max(0, 1.9 - 0.2 * (layer - 1));
  // Nobody lies exactly on another; high up this gives way, so that every heap gets its seeds.
  const off = Math.max(0, 0.8 - 0.08 * layer);
  let best: Slot | null = null;
  let bestCost = Infinity;
  for (let k = 0; k < kCandidates; k++) {
    const angle = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * limit;
    const x = Math.cos(angle) * far + (random() * 2 - 1) * straight.x;
    const y = Math.sin(angle) * far + (random() * 2 - 1) * straight.y;
    let touching = Infinity;
    let free = true;
    for (const other of heap) {
      const d = Math.hypot(other.x - x, other.y - y);
      if (d < (other.layer === layer ? apart : off)) {
        free = false;
        break;
      }
      if (other.layer === layer) touching = Math.min(touching, d - apart);
    }
    if (!free) continue;
    const spreadX = (x - lean.x) / (1 + straight.x / limit);
    const spreadY = (y - lean.y) / (1 + straight.y / limit);
    const gap = touching === Infinity ? 0 : Math.min(touching, 0.6);
    const cost = Math.hypot(spreadX, spreadY) + gap * 0.7 + random() * 0.55;
    if (cost < bestCost) {
      bestCost = cost;
      best = { x, y, layer };
    }
  }
  return best;
}
