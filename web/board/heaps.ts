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
const kCandidates = 130;
const kFloors = 10;
/** Above these a hollow is too small for anything but a tower. */
const kStrictLayers = 7;
/** Part of each seed that stays in sight. */
const kLeastSeen = 0.15;

/** How many seeds of `count` are drawn in a pit, or in a store with so many places. */
export function seedsDrawn(count: number, places = kFullPit): number {
  return count <= kTrueSeeds ? count : Math.min(places === kFullPit ? kFullPit : count, places);
}

/** A store is full when its floor is covered one and a half times; it always shows as many as a pit. */
function placesIn(rx: number, ry: number): number {
  const short = Math.min(rx, ry);
  const floor = short * short + (4 * short * (Math.max(rx, ry) - short)) / Math.PI;
  return Math.round(Math.min(kFullStore, Math.max(kFullPit, 1.5 * floor)));
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
    heap = pile(cell, rx, ry, store ? placesIn(rx, ry) : kFullPit);
    known.set(key, heap);
  }
  return heap;
}

interface Hollow {
  rx: number;
  ry: number;
  short: number;
  /** Half lengths of the straight part of a long pit. */
  straight: { x: number; y: number };
  /** The heap leans a little to one side, differently in each pit. */
  lean: { x: number; y: number };
}

function pile(cell: number, rx: number, ry: number, count: number): Slot[] {
  const random = randomFrom(mix(cell, 77));
  const short = Math.min(rx, ry);
  const hollow: Hollow = {
    rx,
    ry,
    short,
    straight: { x: rx - short, y: ry - short },
    lean: { x: (random() - 0.5) * 0.5, y: (random() - 0.5) * 0.5 },
  };
  let heap: Slot[] = [];
  // A floor well covered: of several tries the fullest.
  for (let k = 0; k < kFloors; k++) {
    const floor = fill([], 0, count, hollow, random);
    if (floor.length > heap.length) heap = floor;
  }
  for (let layer = 1; heap.length < count; layer++) heap = fill(heap, layer, count, hollow, random);
  return heap;
}

function fill(below: readonly Slot[], layer: number, count: number, hollow: Hollow, random: () => number): Slot[] {
  const heap: Slot[] = [];
  const sight: Sight = [];
  const lay = (slot: Slot): void => {
    heap.push(slot);
    cover(heap, sight);
  };
  below.forEach(lay);
  while (heap.length < count) {
    const found = candidates(heap, layer, hollow, random);
    const free = layer === 0 || layer > kStrictLayers || heap.length >= kTrueSeeds;
    const slot = free ? found[0] : found.find((c) => leavesSeen(heap, sight, c));
    if (!slot) break;
    lay(slot);
  }
  return heap;
}

/** Free places of a layer, best first. */
function candidates(heap: readonly Slot[], layer: number, hollow: Hollow, random: () => number): Slot[] {
  const { short, straight, lean } = hollow;
  const limit = Math.max(0.4, (short - 1) * Math.max(0.7, 0.93 - 0.05 * layer));
  // Upper layers may close up: the bodies interlock.
  const apart = layer === 0 ? 1.98 : Math.max(0, 1.8 - 0.16 * (layer - 1));
  // Nobody lies exactly on another; high up this gives way, so that every heap gets its seeds.
  const off = Math.max(0, 0.86 - 0.09 * layer);
  const found: { slot: Slot; cost: number }[] = [];
  for (let k = 0; k < kCandidates; k++) {
    const angle = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * limit;
    const x = Math.cos(angle) * far + (random() * 2 - 1) * straight.x;
    const y = Math.sin(angle) * far + (random() * 2 - 1) * straight.y;
    let beside = Infinity;
    let nearest = Infinity;
    for (const other of heap) {
      const d = Math.hypot(other.x - x, other.y - y);
      nearest = Math.min(nearest, d);
      if (other.layer === layer) beside = Math.min(beside, d);
    }
    if (beside < apart || nearest < off) continue;
    const middle = Math.hypot((x - lean.x) / (1 + straight.x / limit), (y - lean.y) / (1 + straight.y / limit));
    // On the floor seeds roll together; above it they look for a hollow between those below.
    const cost =
      layer === 0
        ? middle + 0.8 * (beside === Infinity ? 0 : Math.min(beside - apart, 0.6)) + random() * 0.7
        : 0.35 * middle - 1.6 * nearest + random() * 0.3;
    found.push({ slot: { x, y, layer }, cost });
  }
  return found.sort((a, b) => a.cost - b.cost).map((f) => f.slot);
}

/** Points of a disc, evenly spread along a spiral. */
const kDots = Array.from({ length: 48 }, (_, i) => {
  const r = Math.sqrt((i + 0.5) / 48) * 0.97;
  return { x: r * Math.cos(i * 2.399963), y: r * Math.sin(i * 2.399963) };
});

/** What of each seed is still seen: its points that none above covers. */
type Sight = { x: number; y: number }[][];

function uncovered(seed: Slot, dots: Sight[number], top: Slot): Sight[number] {
  if (Math.hypot(seed.x - top.x, seed.y - top.y) >= 2) return dots;
  return dots.filter((d) => Math.hypot(top.x - seed.x - d.x, top.y - seed.y - d.y) >= 1);
}

/** No seed may vanish below others as long as each is counted by the eye. */
function leavesSeen(heap: readonly Slot[], sight: Sight, top: Slot): boolean {
  return heap.every((seed, i) => {
    const dots = sight[i] as Sight[number];
    const left = uncovered(seed, dots, top);
    return left === dots || left.length >= kDots.length * kLeastSeen;
  });
}

function cover(heap: readonly Slot[], sight: Sight): void {
  const top = heap[heap.length - 1] as Slot;
  for (let i = 0; i < heap.length - 1; i++) sight[i] = uncovered(heap[i] as Slot, sight[i] as Sight[number], top);
  sight.push(kDots);
}
