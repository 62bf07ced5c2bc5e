import { describe, expect, it } from 'vitest';
import type { Trace } from '../../../web/board/types.js';
import { kTimes, planTrace } from '../../../web/board/timeline.js';

function trace(seeds: number, rest: Partial<Trace> = {}): Trace {
  return {
    pit: 1,
    before: [],
    lifts: [{ at: 0, cell: 0, seeds }],
    path: Array.from({ length: seeds }, (_, i) => (i + 1) % 13),
    last: seeds % 13,
    capture: null,
    extra: false,
    end: null,
    ...rest,
  };
}
const kTaken = {
  taken: [{ cell: 2, seeds: 1 }],
  store: 6,
  seeds: 1,
};
const kEnd = {
  sweep: [{ cell: 8, seeds: 3, store: 13 }],
};

describe('the plan of a sowing', () => {
  it('lifts, then lets a seed go every 150 ms', () => {
    const plan = planTrace(trace(4), 'normal');
    expect([...plan.leaves]).toEqual([140, 290, 440, 590]);
    expect(plan.flight).toBe(260);
    expect(plan.total).toBe(850);
    expect(plan.lifts).toEqual([{ at: 0, cell: 0, seeds: 4, time: 0 }]);
  });

  it.each([
    ['slow', 2],
    ['normal', 1],
    ['fast', 0.5],
    ['fastest', 0.25],
  ] as const)('at speed %s takes %d of the time, and never more for any number of seeds', (speed, factor) => {
    expect(planTrace(trace(4), speed).total).toBeCloseTo(850 * factor, 6);
    for (const seeds of [1, 14, 15, 16, 24, 60, 255, 60000]) {
      const plan = planTrace(trace(seeds), speed);
      expect(plan.sow.to).toBeLessThanOrEqual(kTimes.sowing * factor + 1e-6);
      expect(plan.leaves.every((t, i) => i === 0 || t > (plan.leaves[i - 1] as number))).toBe(true);
    }
  });

  it('draws few of very many flights', () => {
    const plan = planTrace(trace(60000), 'normal');
    expect(planTrace(trace(12), 'normal').stride).toBe(1);
    const every = (plan.leaves[1] as number) - (plan.leaves[0] as number);
    expect(plan.flight / (every * plan.stride)).toBeLessThan(40);
  });

  it('takes a relay up only after its last seed has landed', () => {
    for (const laps of [2, 5, 40]) {
      const lifts = Array.from({ length: laps }, (_, k) => ({
        at: k * 4,
        cell: k % 13,
        seeds: 4,
      }));
      const plan = planTrace(trace(laps * 4, { lifts }), 'normal');
      expect(plan.sow.to).toBeLessThanOrEqual(kTimes.sowing + 1e-6);
      for (const lift of plan.lifts.slice(1)) {
        expect(lift.time).toBeGreaterThanOrEqual((plan.leaves[lift.at - 1] as number) + plan.flight - 1e-6);
        expect(plan.leaves[lift.at] as number).toBeGreaterThan(lift.time);
      }
    }
  });

  it('shows capture, sweep and extra move as steps of their own, one after the other', () => {
    const plan = planTrace(trace(3, { capture: kTaken, end: kEnd }), 'normal');
    expect(plan.capture).toEqual({
      from: 700,
      gather: 950,
      fly: 1130,
      to: 1550,
    });
    expect(plan.sweep).toEqual({ from: 1800, to: 2300 });
    expect(plan.total).toBe(2300);
    const again = planTrace(trace(3, { extra: true }), 'normal');
    expect(again.extra).toEqual({ from: 700, to: 1300 });
    expect(again.total).toBe(1300);
  });

  it('has nothing to sweep where nothing is left', () => {
    expect(planTrace(trace(3, { end: { sweep: [] } }), 'normal').sweep).toBeNull();
  });

  it('stands an empty path', () => {
    expect(planTrace(trace(0, { lifts: [] }), 'normal').total).toBe(0);
  });
});
