/**
 * The one queue of sowings. A promise given out here is always kept: by the end of its animation, by a skip, by a
 * cancel, by a timer should the browser stop drawing. Nothing outside may depend on what is seen.
 */
import { perform, type Performance, type Phase, type Stage } from './performance.js';
import { planTrace, type Timeline } from './timeline.js';
import { settle } from './scene.js';
import type { AnimationEnd, BoardState, Speed, Trace } from './types.js';

export interface AnimatorHost {
  stage: Stage;
  speed(): Speed;
  reducedMotion(): boolean;
  /** Something is seen when it moves: in the document, laid out, in a visible tab. */
  watched(): boolean;
  /** Shows a resting state. `gains`: seeds that have come into cells, when they are told instead of shown. */
  rest(state: BoardState, gains: ReadonlyMap<number, number> | null): void;
  /** A sowing begins: its marks and the names of the pits change. */
  moving(next: BoardState): void;
}

export interface Animator {
  play(trace: Trace, next: BoardState, onPhase?: (phase: Phase) => void): Promise<AnimationEnd>;
  /** Ends everything as `how`; the last state queued is at rest then. False if nothing ran. */
  finish(how: 'skipped' | 'cancelled'): boolean;
  repaint(): boolean;
  readonly busy: boolean;
}

interface Job {
  trace: Trace;
  next: BoardState;
  onPhase: (phase: Phase) => void;
  resolve: (end: AnimationEnd) => void;
}

interface Run {
  job: Job;
  plan: Timeline | null;
  performance: Performance | null;
  started: number;
  frame: number;
  timer: number;
  settled: boolean;
}

const kGains = 800;
const kGlance = 120;

/** Seeds each cell has received from sowing and capture. */
export function gainsOf(trace: Trace): Map<number, number> {
  const gains = new Map<number, number>();
  const add = (cell: number, seeds: number): void => {
    if (seeds > 0) gains.set(cell, (gains.get(cell) ?? 0) + seeds);
  };
  for (const cell of trace.path) add(cell, 1);
  if (trace.capture) {
    for (const { cell } of trace.capture.taken) gains.delete(cell);
    add(trace.capture.store, trace.capture.seeds);
  }
  for (const { cell, seeds, store } of trace.end?.sweep ?? []) {
    gains.delete(cell);
    if (store >= 0) add(store, seeds);
  }
  return gains;
}

export function phasesOf(trace: Trace): Phase[] {
  const phases: Phase[] = ['sow'];
  if (trace.capture) phases.push('capture');
  if (trace.end && trace.end.sweep.length > 0) phases.push('sweep');
  if (trace.extra) phases.push('extra');
  return phases;
}

export function createAnimator(host: AnimatorHost): Animator {
  const waiting: Job[] = [];
  let run: Run | null = null;

  const stop = (): void => {
    if (!run) return;
    cancelAnimationFrame(run.frame);
    clearTimeout(run.timer);
    host.stage.painter.clearMotion();
    run = null;
  };
  const settleRun = (end: AnimationEnd): void => {
    if (!run || run.settled) return;
    run.settled = true;
    run.job.resolve(end);
  };
  const complete = (): void => {
    if (!run) return;
    const current = run;
    stop();
    host.rest(current.job.next, null);
    if (!current.settled) current.job.resolve('done');
    startNext();
  };

  /** Without flights: the new state, and what each pit has received. */
  const tell = (job: Job): void => {
    const person = job.next.legal.length > 0;
    host.stage.painter.fadeFromNow(kGlance);
    host.rest(job.next, gainsOf(job.trace));
    const current: Run = { job, plan: null, performance: null, started: 0, frame: 0, timer: 0, settled: false };
    run = current;
    phasesOf(job.trace).forEach(job.onPhase);
    if (run !== current) return;
    const end = (): void => {
      if (run === current) complete();
    };
    current.timer = window.setTimeout(
      () => {
        if (run !== current) return;
        if (!person) return end();
        settleRun('done');
        if (run === current) current.timer = window.setTimeout(end, kGains - kGlance);
      },
      person ? kGlance : kGains,
    );
  };

  const show = (job: Job, speed: Exclude<Speed, 'off'>): void => {
    const plan = planTrace(job.trace, speed);
    settle(host.stage.scene, job.trace.before);
    host.moving(job.next);
    const performance = perform(host.stage, job.trace, plan, job.onPhase);
    performance.repaint();
    const current: Run = { job, plan, performance, started: now(), frame: 0, timer: 0, settled: false };
    run = current;
    const step = (): void => {
      if (run !== current) return;
      const t = now() - current.started;
      let more = false;
      try {
        more = performance.frame(t);
      } catch (error) {
        reportError(error);
      }
      if (run !== current) return;
      // A person may go on while the ring still runs.
      if (plan.extra && t >= plan.extra.from && !current.settled) {
        host.rest(job.next, null);
        if (job.next.legal.length > 0 && waiting.length === 0) settleRun('done');
        if (run !== current) return;
      }
      if (!more) complete();
      else current.frame = requestAnimationFrame(step);
    };
    current.timer = window.setTimeout(() => {
      if (run === current) complete();
    }, plan.total + 1000);
    current.frame = requestAnimationFrame(step);
  };

  const startNext = (): void => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const speed = host.speed();
      const seen = speed !== 'off' && host.watched() && job.trace.path?.length > 0;
      if (seen) {
        if (host.reducedMotion()) tell(job);
        else show(job, speed);
        return;
      }
      host.rest(job.next, null);
      if (job.trace.path) phasesOf(job.trace).forEach(job.onPhase);
      job.resolve('done');
    }
  };

  return {
    play(trace, next, onPhase = () => {}) {
      return new Promise((resolve) => {
        const tellPhase = (phase: Phase): void => {
          try {
            onPhase(phase);
          } catch (error) {
            // The page's own trouble must not stop the board.
            reportError(error);
          }
        };
        waiting.push({ trace, next, onPhase: tellPhase, resolve });
        // What still fades after its end makes way.
        if (run?.settled) stop();
        if (!run) startNext();
      });
    },
    finish(how) {
      const active = run !== null && !run.settled;
      if (!run && waiting.length === 0) return false;
      const jobs = [...(run && !run.settled ? [run.job] : []), ...waiting.splice(0)];
      const last = jobs[jobs.length - 1] ?? run?.job;
      stop();
      if (last) host.rest(last.next, null);
      for (const job of jobs) job.resolve(how);
      return active || jobs.length > 0;
    },
    repaint() {
      if (!run?.performance || run.settled) return false;
      run.performance.repaint();
      return true;
    },
    get busy() {
      return waiting.length > 0 || (run !== null && !run.settled);
    },
  };
}

function now(): number {
  return performance.now();
}
