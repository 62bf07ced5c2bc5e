/** One trace, frame by frame: where seeds are at a moment, and what that does to the scene. */
import type { Point } from './geometry.js';
import { seedsDrawn } from './heaps.js';
import { kNothing, type Shown } from './marks.js';
import type { Impact, Painter } from './painter.js';
import { freshLook, putInto, takeFrom, type Scene } from './scene.js';
import { kTimes, type Lift, type Timeline } from './timeline.js';
import { kLooks } from './sprites.js';
import { paintExtraRing } from './flourish.js';
import { startTransfer, type Transfer } from './transfer.js';
import { glide, mid, swing } from './easing.js';
import type { Trace } from './types.js';

export type Phase = 'sow' | 'capture' | 'extra' | 'sweep';

export interface Stage {
  painter: Painter;
  scene: Scene;
  /** Cells whose count has changed. */
  count(cell: number): void;
}

export interface Performance {
  /** Draws the moment `t` (milliseconds); false when there is nothing more. */
  frame(t: number): boolean;
  /** The whole picture again, after a change of size. */
  repaint(): void;
}

/** Seeds in the hand that are drawn. */
const kHand = 15;
const kArc = 0.35 * 2;

export function perform(stage: Stage, trace: Trace, plan: Timeline, onPhase: (p: Phase) => void): Performance {
  const { painter, scene } = stage;
  const { path } = trace;
  const n = path.length;
  const begun = new Set<Phase>();
  const impacts = new Map<number, { index: number; time: number }>();
  let shown: Shown = { ...kNothing, start: trace.lifts[0]?.cell ?? null };
  let nextLift = 0;
  let left = 0;
  let landed = 0;
  let hand: { lift: Lift; looks: number[] } | null = null;
  let capture: Transfer | null = null;
  let sweep: Transfer | null = null;

  const begin = (phase: Phase): void => {
    if (begun.has(phase)) return;
    begun.add(phase);
    onPhase(phase);
  };
  const middle = (cell: number): Point => painter.layout?.places[cell] ?? { x: 0, y: 0 };
  const lookOf = (i: number): number => (hand && hand.looks[i - hand.lift.at]) ?? freshLook(trace.pit, i) % kLooks;
  /** Where the hand lets seed `i` go: over the cell before it. */
  const release = (i: number): Point =>
    hand && i > hand.lift.at ? middle(path[i - 1] as number) : middle(hand?.lift.cell ?? (path[0] as number));
  const change = (dirty: Set<number>, cell: number): void => {
    dirty.add(cell);
    stage.count(cell);
  };

  /** Lifts and landings up to now, in their order. */
  const advance = (t: number, dirty: Set<number>): void => {
    for (;;) {
      const lift = plan.lifts[nextLift];
      if (lift && lift.at <= landed && lift.time <= t) {
        hand = { lift, looks: takeFrom(scene, lift.cell, lift.seeds) };
        nextLift++;
        change(dirty, lift.cell);
        continue;
      }
      const mayLand = landed < (lift ? lift.at : n);
      if (mayLand && (plan.leaves[landed] as number) + plan.flight <= t) {
        const cell = path[landed] as number;
        putInto(scene, cell, lookOf(landed));
        const heap = scene.heaps[cell];
        if (heap && plan.stride === 1) impacts.set(cell, { index: heap.count - 1, time: t });
        landed++;
        change(dirty, cell);
        continue;
      }
      return;
    }
  };

  const drawHand = (t: number): void => {
    if (!hand) return;
    const { lift } = hand;
    const until = plan.lifts[nextLift]?.at ?? n;
    while (left < until && (plan.leaves[left] as number) <= t) left++;
    const remaining = lift.at + lift.seeds - left;
    if (remaining <= 0 || left >= until) return;
    const goes = plan.leaves[left] as number;
    const came = left > lift.at ? (plan.leaves[left - 1] as number) : lift.time;
    const u = goes > came ? Math.min(1, (t - came) / (goes - came)) : 1;
    const at = left > lift.at ? mid(release(left - 1), release(left), swing(u)) : release(left);
    const height = kArc * (left > lift.at ? 1 : swing(u));
    const source = middle(lift.cell);
    const drawn = Math.min(remaining, seedsDrawn(lift.seeds), kHand);
    for (let k = 0; k < drawn; k++) {
      // The heap keeps its shape while it rises and closes up in the hand.
      const s = painter.slot(lift.cell, k);
      const tight = 1 - 0.28 * Math.min(1, height / kArc);
      const spot = { x: at.x + (s.x - source.x) * tight, y: at.y + (s.y - source.y) * tight };
      painter.paintFlying(lookOf(lift.at + lift.seeds - 1 - k), spot, height, 1, 1 / Math.sqrt(drawn));
    }
  };

  const drawFlights = (t: number): void => {
    const until = plan.lifts[nextLift]?.at ?? n;
    for (let i = landed; i < until && (plan.leaves[i] as number) <= t; i++) {
      if (i % plan.stride !== 0) continue;
      const u = Math.min(1, (t - (plan.leaves[i] as number)) / plan.flight);
      const cell = path[i] as number;
      const to = painter.slot(cell, scene.heaps[cell]?.count ?? 0);
      painter.paintFlying(lookOf(i), mid(release(i), to, glide(u)), kArc * (1 - u) * (1 + 2.2 * u));
    }
  };

  const settleImpacts = (t: number, dirty: Set<number>): void => {
    for (const [cell, { time }] of impacts) {
      dirty.add(cell);
      if (t - time > kTimes.yield) impacts.delete(cell);
    }
  };
  const impactOf = (cell: number, t: number): Impact | undefined => {
    const hit = impacts.get(cell);
    if (!hit) return undefined;
    const age = t - hit.time;
    const u = age / kTimes.squash;
    const scale = u < 0.4 ? 1.06 - 0.09 * (u / 0.4) : u < 1 ? 0.97 + 0.03 * ((u - 0.4) / 0.6) : 1;
    return { index: hit.index, scale, push: 2 * Math.sin(Math.PI * Math.min(1, age / kTimes.yield)) };
  };

  const drawCapture = (t: number, dirty: Set<number>): void => {
    if (!plan.capture || !trace.capture || t < plan.capture.from) return;
    if (!begun.has('capture')) {
      begin('capture');
      shown = { ...shown, last: trace.last, captured: new Map(trace.capture.taken.map((c) => [c.cell, c.seeds])) };
      for (const c of trace.capture.taken) dirty.add(c.cell);
      dirty.add(trace.last);
    }
    if (t < plan.capture.gather) return;
    const { store } = trace.capture;
    capture ??= startTransfer(
      stage,
      trace.capture.taken.map((c) => ({ ...c, store })),
      plan.capture,
      dirty,
    );
    capture.frame(t, dirty);
  };

  const drawSweep = (t: number, dirty: Set<number>): void => {
    if (!plan.sweep || !trace.end || t < plan.sweep.from) return;
    begin('sweep');
    const { from, to } = plan.sweep;
    sweep ??= startTransfer(stage, trace.end.sweep, { gather: from, fly: from + (to - from) * 0.16, to }, dirty);
    sweep.frame(t, dirty);
  };

  return {
    frame(t) {
      const dirty = new Set<number>();
      begin('sow');
      advance(t, dirty);
      settleImpacts(t, dirty);
      painter.clearMotion();
      drawFlights(t);
      drawHand(t);
      drawCapture(t, dirty);
      drawSweep(t, dirty);
      if (plan.extra && t >= plan.extra.from) {
        begin('extra');
        const store = painter.layout?.places[trace.last];
        const { from, to } = plan.extra;
        if (store && painter.motion) paintExtraRing(painter.motion, store, (t - from) / (to - from));
      } else {
        for (const cell of dirty) painter.paintCell(scene, shown, cell, impactOf(cell, t));
      }
      return t < plan.total;
    },
    repaint: () => painter.paintAll(scene, shown),
  };
}
