import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnimator, type Animator, type AnimatorHost } from '../../../web/board/animator.js';
import type { Painter } from '../../../web/board/painter.js';
import { emptyScene } from '../../../web/board/scene.js';
import type { BoardState } from '../../../web/board/types.js';
import type { Trace } from '../../../web/board/types.js';

function state(cells: number[], legal: number[] = []): BoardState {
  const marks = { start: null, last: null, captured: [], hint: null };
  return { players: 2, pits: 2, cells, viewer: 0, mover: 0, direction: 'ccw', legal, outcomes: [], marks };
}

function trace(rest: Partial<Trace> = {}): Trace {
  return {
    pit: 1,
    before: [2, 0, 0, 1, 1, 0],
    lifts: [{ at: 0, cell: 0, seeds: 2 }],
    path: [1, 2],
    last: 2,
    capture: null,
    extra: false,
    end: null,
    ...rest,
  };
}

const kPainter: Painter = {
  layers: [],
  layout: null,
  motion: null,
  resize: () => {},
  paintAll: () => {},
  paintCell: () => {},
  clearMotion: () => {},
  slot: () => ({ x: 0, y: 0 }),
  paintFlying: () => {},
  fadeFromNow: () => {},
};

let host: AnimatorHost & { rested: BoardState[] };
let animator: Animator;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (f: () => void) => setTimeout(f, 16));
  vi.stubGlobal('cancelAnimationFrame', (id: ReturnType<typeof setTimeout>) => clearTimeout(id));
  const rested: BoardState[] = [];
  host = {
    rested,
    stage: { painter: kPainter, scene: emptyScene(6), count: () => {} },
    speed: () => 'normal',
    reducedMotion: () => false,
    watched: () => true,
    rest: (s) => rested.push(s),
    moving: () => {},
  };
  animator = createAnimator(host);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const next = state([0, 1, 1, 1, 1, 0]);

describe('the queue', () => {
  it('plays one sowing after the other', async () => {
    const ends: string[] = [];
    void animator.play(trace(), next).then((end) => ends.push(`first ${end}`));
    void animator.play(trace(), state([0, 0, 2, 1, 1, 1])).then((end) => ends.push(`second ${end}`));
    await vi.advanceTimersByTimeAsync(600);
    expect(ends).toEqual(['first done']);
    expect(animator.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(700);
    expect(ends).toEqual(['first done', 'second done']);
    expect(animator.busy).toBe(false);
    expect(host.rested.at(-1)?.cells).toEqual([0, 0, 2, 1, 1, 1]);
  });

  it.each(['skipped', 'cancelled'] as const)('ends as %s at the last state queued', async (how) => {
    const ends = Promise.all([animator.play(trace(), next), animator.play(trace(), state([9, 0, 0, 0, 0, 0]))]);
    await vi.advanceTimersByTimeAsync(200);
    expect(animator.finish(how)).toBe(true);
    expect(await ends).toEqual([how, how]);
    expect(animator.busy).toBe(false);
    expect(host.rested.at(-1)?.cells[0]).toBe(9);
    expect(animator.finish(how)).toBe(false);
  });

  it('keeps its promise when the browser draws no frame', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    let end = '';
    void animator.play(trace(), next).then((e) => (end = e));
    await vi.advanceTimersByTimeAsync(5000);
    expect(end).toBe('done');
    expect(host.rested.at(-1)).toBe(next);
  });

  it('keeps its promise when drawing fails', async () => {
    vi.stubGlobal('reportError', () => {});
    host.stage.painter = {
      ...kPainter,
      clearMotion: () => {},
      paintCell: () => {
        throw new Error('no canvas');
      },
    };
    animator = createAnimator(host);
    let end = '';
    void animator.play(trace(), next).then((e) => (end = e));
    await vi.advanceTimersByTimeAsync(3000);
    expect(end).toBe('done');
  });
});

describe('without movement', () => {
  it.each([
    ['at speed off', { speed: () => 'off' as const }],
    ['unseen', { watched: () => false }],
  ])('%s every phase is told at once', async (_name, change) => {
    Object.assign(host, change);
    const phases: string[] = [];
    const extra = trace({ extra: true });
    expect(await animator.play(extra, next, (p) => phases.push(p))).toBe('done');
    expect(phases).toEqual(['sow', 'extra']);
    expect(host.rested).toEqual([next]);
  });

  it('says what came in, and lets a person go on at once but not the computer', async () => {
    Object.assign(host, { reducedMotion: () => true });
    let end = '';
    void animator.play(trace(), state([0, 1, 1, 1, 1, 0], [1])).then((e) => (end = e));
    await vi.advanceTimersByTimeAsync(200);
    expect(end).toBe('done');
    end = '';
    void animator.play(trace(), next).then((e) => (end = e));
    await vi.advanceTimersByTimeAsync(400);
    expect(end).toBe('');
    await vi.advanceTimersByTimeAsync(500);
    expect(end).toBe('done');
  });

  it('goes on when the page fails at a phase', async () => {
    const told = vi.fn();
    vi.stubGlobal('reportError', told);
    Object.assign(host, { speed: () => 'off' });
    const fail = (): never => {
      throw new Error('page');
    };
    expect(await animator.play(trace(), next, fail)).toBe('done');
    expect(told).toHaveBeenCalledOnce();
  });

  it('takes an answer without a path as a change of state', async () => {
    const swap = { player: 0, swap: true } as unknown as Trace;
    expect(await animator.play(swap, next)).toBe('done');
    expect(host.rested).toEqual([next]);
  });
});

describe('an extra move', () => {
  it('lets a person move while the ring still runs', async () => {
    let end = '';
    void animator.play(trace({ extra: true }), state([0, 1, 1, 1, 1, 0], [1])).then((e) => (end = e));
    await vi.advanceTimersByTimeAsync(620);
    expect(end).toBe('done');
    expect(animator.busy).toBe(false);
  });

  it('holds the computer until it has been seen', async () => {
    let end = '';
    void animator.play(trace({ extra: true }), next).then((e) => (end = e));
    await vi.advanceTimersByTimeAsync(900);
    expect(end).toBe('');
    await vi.advanceTimersByTimeAsync(400);
    expect(end).toBe('done');
  });
});
