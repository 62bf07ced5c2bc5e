/** A board that records what it is asked, and whose animations end when the test says so. */
import type { AnimationEnd, BoardState } from '../../../web/board/types.js';
import type { BoardPort } from '../../../web/app/game-types.js';
import type { Trace } from '../../../web/engine/types.js';

export interface TestBoard extends BoardPort {
  shown: BoardState[];
  played: Trace[];
  /** Animations stay under way until `finish`. */
  slow: boolean;
  skips: number;
  cancels: number;
  finish(): void;
}

export function testBoard(): TestBoard {
  let running: { next: BoardState; end(how: AnimationEnd): void }[] = [];
  const endAll = (how: AnimationEnd) => {
    const ended = running;
    running = [];
    for (const one of ended) {
      if (how !== 'cancelled') board.shown.push(one.next);
      one.end(how);
    }
  };
  const board: TestBoard = {
    shown: [],
    played: [],
    slow: false,
    skips: 0,
    cancels: 0,
    get busy() {
      return running.length > 0;
    },
    show: (state) => {
      endAll('cancelled');
      board.shown.push(state);
    },
    play: (trace, next) =>
      new Promise((end) => {
        board.played.push(trace);
        running.push({ next, end });
        if (!board.slow) endAll('done');
      }),
    skip: () => {
      board.skips++;
      endAll('skipped');
    },
    cancel: () => {
      board.cancels++;
      endAll('cancelled');
    },
    finish: () => endAll('done'),
  };
  return board;
}
