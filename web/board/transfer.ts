/** Seeds that go from pits to a store together: a capture, or the sweep at the end. */
import { mid, rush, swing } from './easing.js';
import { seedsDrawn } from './heaps.js';
import type { Stage } from './performance.js';
import { freshLook, putInto, takeFrom } from './scene.js';

export interface Load {
  cell: number;
  seeds: number;
  /** -1: the seeds leave the game. */
  store: number;
}

export interface Transfer {
  frame(t: number, dirty: Set<number>): void;
}

interface Rider {
  look: number;
  index: number;
  load: Load;
  leaves: number;
  /** Seeds this one stands for: more are moved than are drawn. */
  worth: number;
  landed: boolean;
  /** Place in the store that it is meant for. */
  goal: number;
}

/** Takes the seeds off the board; each frame draws them and lays down those that have arrived. */
export function startTransfer(
  { painter, scene, count }: Stage,
  loads: readonly Load[],
  when: { gather: number; fly: number; to: number },
  dirty: Set<number>,
): Transfer {
  const riders: Rider[] = [];
  for (const load of loads) {
    const looks = takeFrom(scene, load.cell, load.seeds).reverse();
    const drawn = Math.max(1, Math.min(load.seeds, seedsDrawn(load.seeds)));
    for (let k = 0; k < drawn && load.seeds > 0; k++) {
      const worth = Math.floor(((k + 1) * load.seeds) / drawn) - Math.floor((k * load.seeds) / drawn);
      riders.push({
        look: looks[k] ?? freshLook(load.cell, k),
        index: k,
        load,
        leaves: 0,
        worth,
        landed: false,
        goal: 0,
      });
    }
    dirty.add(load.cell);
    count(load.cell);
  }
  // Topmost seeds leave first; all have arrived at the end.
  const shadow = 1 / Math.sqrt(Math.max(1, riders.length));
  const span = when.to - when.fly;
  const flight = span * 0.72;
  const order = [...riders].sort((a, b) => b.index - a.index);
  const filled = new Map<number, number>();
  order.forEach((rider, k) => {
    const { store } = rider.load;
    rider.goal = filled.get(store) ?? scene.heaps[store]?.count ?? 0;
    filled.set(store, rider.goal + rider.worth);
    rider.leaves = when.fly + (order.length > 1 ? (span - flight) * (k / (order.length - 1)) : 0);
  });
  return {
    frame(t, changed) {
      const layout = painter.layout;
      if (!layout) return;
      for (const rider of riders) {
        if (rider.landed) continue;
        const { load } = rider;
        const source = layout.places[load.cell];
        if (!source) continue;
        const slot = painter.slot(load.cell, rider.index);
        const close = swing(Math.min(1, (t - when.gather) / Math.max(1, when.fly - when.gather)));
        const held = mid(slot, { x: source.x, y: source.y }, close * 0.3);
        const u = Math.max(0, Math.min(1, (t - rider.leaves) / flight));
        if (u >= 1) {
          rider.landed = true;
          if (load.store < 0) continue;
          putInto(scene, load.store, rider.look, rider.worth);
          changed.add(load.store);
          count(load.store);
          continue;
        }
        const away = load.store < 0;
        const to = away ? { x: held.x, y: held.y - layout.pitRadius * 0.6 } : painter.slot(load.store, rider.goal);
        const height = 0.6 * close * (1 - u) + 1.6 * u * (1 - u);
        painter.paintFlying(rider.look, mid(held, to, rush(u)), height, away ? 1 - u : 1, shadow);
      }
    },
  };
}
