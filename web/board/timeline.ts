/** When each thing of a sowing happens. Pure: a trace and a speed in, milliseconds out. */
import type { Speed, Trace } from './types.js';

export interface Lift {
  /** Before this seed of the path falls. */
  at: number;
  cell: number;
  seeds: number;
  time: number;
}

export interface Span {
  from: number;
  to: number;
}

export interface Timeline {
  /** When each seed of the path leaves the hand. It lands `flight` later. */
  leaves: Float64Array;
  flight: number;
  lift: number;
  /** Of so many seeds only one is seen flying: above some pace the eye cannot follow more. */
  stride: number;
  lifts: readonly Lift[];
  sow: Span;
  /** `from`: the last seed lies; then hold, gather, fly. */
  capture: (Span & { gather: number; fly: number }) | null;
  extra: Span | null;
  sweep: Span | null;
  total: number;
}

/** Milliseconds at normal speed. */
export const kTimes = {
  lift: 140,
  every: 150,
  flight: 260,
  sowing: 2400,
  hold: 250,
  gather: 180,
  fly: 420,
  extra: 600,
  sweep: 500,
  squash: 90,
  yield: 120,
} as const;

const kFactor: Record<Exclude<Speed, 'off'>, number> = { slow: 2, normal: 1, fast: 0.5, fastest: 0.25 };

/** Times are multiplied by this; 0 is off. */
export function factorOf(speed: Speed): number {
  return speed === 'off' ? 0 : kFactor[speed];
}

/** Plans a trace. `speed` may not be `off`: nothing is planned then. */
export function planTrace(trace: Trace, speed: Exclude<Speed, 'off'>): Timeline {
  const f = kFactor[speed];
  const n = trace.path.length;
  const leaves = new Float64Array(n);
  const lifts: Lift[] = [];
  let clock = 0;
  let next = 0;
  for (let i = 0; i < n; i++) {
    const lifted = trace.lifts[next];
    if (lifted && lifted.at === i) {
      // A relay takes up the pit only after its last seed has landed in it.
      if (i > 0) clock += kTimes.flight - kTimes.every;
      lifts.push({ ...lifted, time: clock });
      clock += kTimes.lift;
      next++;
    }
    leaves[i] = clock;
    clock += kTimes.every;
  }
  const landed = n === 0 ? 0 : clock - kTimes.every + kTimes.flight;
  // A long sowing is quicker, not longer. Without relays flights may overlap, so they keep a length the eye can
  // follow; a relay's lift must wait for the seed before it, so there everything shrinks alike.
  const over = landed > kTimes.sowing;
  const alike = over ? kTimes.sowing / landed : 1;
  const flight = over && lifts.length === 1 ? Math.max(160, kTimes.flight * alike) : kTimes.flight * alike;
  const squeeze = over ? (kTimes.sowing - flight) / (landed - kTimes.flight) : 1;
  for (let i = 0; i < n; i++) leaves[i] = (leaves[i] as number) * squeeze * f;
  for (const l of lifts) l.time *= squeeze * f;
  const sowTo = n === 0 ? 0 : (leaves[n - 1] as number) + flight * f;
  const pace = n > 1 ? kTimes.every * squeeze * f : kTimes.every;
  let end = sowTo;
  let capture: Timeline['capture'] = null;
  if (trace.capture) {
    const gather = end + kTimes.hold * f;
    const fly = gather + kTimes.gather * f;
    capture = { from: end, gather, fly, to: fly + kTimes.fly * f };
    end = capture.to;
  }
  let sweep: Span | null = null;
  if (trace.end && trace.end.sweep.length > 0) {
    sweep = { from: end + kTimes.hold * f, to: end + (kTimes.hold + kTimes.sweep) * f };
    end = sweep.to;
  }
  let extra: Span | null = null;
  if (trace.extra) {
    extra = { from: end, to: end + kTimes.extra * f };
    end = extra.to;
  }
  return {
    leaves,
    flight: flight * f,
    lift: kTimes.lift * squeeze * f,
    stride: Math.max(1, Math.ceil(14 / Math.max(pace, 0.001))),
    lifts,
    sow: { from: 0, to: sowTo },
    capture,
    extra,
    sweep,
    total: end,
  };
}
