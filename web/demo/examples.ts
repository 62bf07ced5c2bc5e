/** Positions and sowings to look at. There are no rules here: seeds go where an example sends them. */
import type { BoardState, Marks, Trace } from '../board/types.js';

export interface Shape {
  players: number;
  pits: number;
}

export const kFills = ['start', 'game', 'heaps', 'empty'] as const;
export type Fill = (typeof kFills)[number];
export const kSowings = ['sowing', 'extra move', 'capture', 'relay', 'sweep', 'twenty seeds'] as const;
export type Sowing = (typeof kSowings)[number];

const kNoMarks: Marks = { start: null, last: null, captured: [], hint: null };

export function seedsOf({ players, pits }: Shape, fill: Fill): number[] {
  const some = [4, 1, 6, 0, 12, 5, 2, 7, 3, 9, 1, 5];
  const many = [15, 16, 23, 31, 9, 14, 48, 18, 72, 27, 13, 11];
  return Array.from({ length: players * (pits + 1) }, (_, cell) => {
    const pit = cell % (pits + 1);
    const player = Math.floor(cell / (pits + 1));
    if (fill === 'empty') return 0;
    if (fill === 'start') return pit === pits ? 0 : 4;
    if (fill === 'heaps') return pit === pits ? 30 + 75 * player : (many[(pit + 5 * player) % many.length] as number);
    return pit === pits ? 9 - 2 * player : (some[(pit + 5 * player) % some.length] as number);
  });
}

/** The first player's pits with seeds may be pressed; the marks, if wanted, are each there once. */
export function stateOf(shape: Shape, cells: number[], viewer: number, marked: boolean, cw: boolean): BoardState {
  const { players, pits } = shape;
  const legal = Array.from({ length: pits }, (_, i) => i).filter((i) => (cells[i] ?? 0) > 0);
  const other = pits + 1;
  const marks: Marks = {
    start: pits > 3 ? 3 : 0,
    last: pits,
    captured: [{ cell: other, seeds: cells[other] === 0 ? 3 : 5 }],
    hint: legal[0] ?? null,
  };
  return {
    players,
    pits,
    cells,
    viewer,
    mover: 0,
    direction: cw ? 'cw' : 'ccw',
    legal,
    outcomes: legal.map((cell) => {
      const last = (cell + (cells[cell] ?? 0)) % cells.length;
      return { pit: cell + 1, last, banked: 0, captured: 0, extra: last === pits, over: false };
    }),
    marks: marked ? marks : kNoMarks,
  };
}

/** Lays the seeds of a pit round the board, as often as `relays` tells. */
function sow(cells: number[], from: number, relays: number): Pick<Trace, 'lifts' | 'path' | 'last'> {
  const lifts: { at: number; cell: number; seeds: number }[] = [];
  const path: number[] = [];
  let cell = from;
  for (let turn = 0; turn <= relays; turn++) {
    const seeds = cells[cell] ?? 0;
    lifts.push({ at: path.length, cell, seeds });
    cells[cell] = 0;
    for (let k = 0; k < seeds; k++) {
      cell = (cell + 1) % cells.length;
      cells[cell] = (cells[cell] ?? 0) + 1;
      path.push(cell);
    }
  }
  return { lifts, path, last: cell };
}

/** The example's board before the sowing, the sowing, and the board after it. */
export function example({ players, pits }: Shape, kind: Sowing): { trace: Trace; after: number[] } {
  const before = seedsOf({ players, pits }, 'start');
  const start = kind === 'sowing' ? Math.floor(pits / 2) : 0;
  const wanted: Record<Sowing, number> = {
    sowing: 4,
    'extra move': pits,
    capture: Math.max(1, pits - 1),
    relay: 3,
    sweep: 2,
    'twenty seeds': 20,
  };
  before[start] = wanted[kind];
  if (kind === 'capture') before[wanted.capture] = 0;
  const after = [...before];
  const sown = sow(after, start, kind === 'relay' ? 2 : 0);
  const trace: Trace = { pit: start + 1, before, ...sown, capture: null, extra: kind === 'extra move', end: null };
  if (kind === 'capture') {
    const opposite = pits + 1;
    const taken = [sown.last, opposite].map((cell) => ({ cell, seeds: after[cell] ?? 0 }));
    const seeds = taken.reduce((sum, one) => sum + one.seeds, 0);
    for (const { cell } of taken) after[cell] = 0;
    after[pits] = (after[pits] ?? 0) + seeds;
    return { trace: { ...trace, capture: { taken, store: pits, seeds } }, after };
  }
  if (kind === 'sweep') {
    const sweep = after.flatMap((seeds, cell) => {
      const store = Math.floor(cell / (pits + 1)) * (pits + 1) + pits;
      return cell === store || seeds === 0 ? [] : [{ cell, seeds, store }];
    });
    for (const { cell, seeds, store } of sweep) {
      after[cell] = 0;
      after[store] = (after[store] ?? 0) + seeds;
    }
    return { trace: { ...trace, end: { sweep } }, after };
  }
  return { trace, after };
}
