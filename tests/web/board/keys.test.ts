import { describe, expect, it } from 'vitest';
import { cellOf, layoutBoard, type LayoutQuery } from '../../../web/board/geometry.js';
import { cellOfArrow, commandOfKey, kCommands, pitOfKey, type Key } from '../../../web/board/keys.js';

const key = (name: string, rest: Partial<Key> = {}): Key => ({
  key: name,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...rest,
});
const board = (rest: Partial<LayoutQuery> = {}) =>
  layoutBoard({
    players: 2,
    pits: 6,
    viewer: 0,
    direction: 'ccw',
    width: 1000,
    height: 600,
    fill: false,
    ...rest,
  });

describe('digits', () => {
  it('stand for pits 1 to 12', () => {
    expect(['1', '9', '0', '-', '='].map((k) => pitOfKey(key(k)))).toEqual([1, 9, 10, 11, 12]);
    expect(pitOfKey(key('a'))).toBe(0);
    expect(pitOfKey(key('1', { ctrlKey: true }))).toBe(0);
  });
});

describe('letters', () => {
  it('are commands without modifiers only', () => {
    expect(commandOfKey(key('h'), kCommands)).toBe('hint');
    expect(commandOfKey(key('H'), kCommands)).toBe('hint');
    expect(commandOfKey(key('v'), kCommands)).toBe('values');
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const) {
      expect(commandOfKey(key('h', { [held]: true }), kCommands)).toBeNull();
    }
    expect(commandOfKey(key('?', { shiftKey: true }), kCommands)).toBe('help');
  });

  it('go by their place on a keyboard of another script', () => {
    expect(commandOfKey(key('р', { code: 'KeyH' }), kCommands)).toBe('hint');
    expect(commandOfKey(key('ჰ', { code: 'KeyH' }), kCommands)).toBe('hint');
    expect(commandOfKey(key('z', { code: 'KeyH' }), kCommands)).toBeNull();
  });

  it('may be given another meaning', () => {
    expect(commandOfKey(key('t'), { t: 'hint' })).toBe('hint');
    expect(commandOfKey(key('h'), { t: 'hint' })).toBeNull();
  });
});

describe('arrows', () => {
  it('go along the drawn row and stop at its ends', () => {
    const long = board();
    expect(cellOfArrow(long, 2, 'ArrowRight')).toBe(3);
    expect(cellOfArrow(long, 0, 'ArrowLeft')).toBeNull();
    expect(cellOfArrow(long, 5, 'ArrowRight')).toBeNull();
    expect(cellOfArrow(long, cellOf(1, 3, 6), 'ArrowRight')).toBe(cellOf(1, 2, 6));
    const tall = board({ width: 366 });
    expect(cellOfArrow(tall, 2, 'ArrowDown')).toBe(3);
    expect(cellOfArrow(tall, cellOf(1, 3, 6), 'ArrowDown')).toBe(cellOf(1, 2, 6));
    expect(cellOfArrow(board({ direction: 'cw' }), 2, 'ArrowRight')).toBe(1);
  });

  it('go across to the opposite pit and back', () => {
    for (const pits of [1, 3, 6, 12])
      for (let pit = 1; pit <= pits; pit++) {
        const opposite = cellOf(1, pits + 1 - pit, pits);
        expect(cellOfArrow(board({ pits }), cellOf(0, pit, pits), 'ArrowUp')).toBe(opposite);
        expect(cellOfArrow(board({ pits }), opposite, 'ArrowDown')).toBe(cellOf(0, pit, pits));
        expect(cellOfArrow(board({ pits, width: 366 }), cellOf(0, pit, pits), 'ArrowRight')).toBe(opposite);
      }
  });

  it('reach every row of a board of three or four sides', () => {
    for (const players of [3, 4]) {
      const layout = board({ players, pits: 3, width: 700 });
      const reached = new Set([0]);
      const open = [0];
      for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
        for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const to = cellOfArrow(layout, cell, arrow);
          if (to !== null && !reached.has(to)) {
            reached.add(to);
            open.push(to);
          }
        }
      }
      expect(reached.size).toBe(players * 3);
    }
  });

  it('Home and End are the ends of the drawn row', () => {
    expect(cellOfArrow(board(), 3, 'Home')).toBe(0);
    expect(cellOfArrow(board(), 3, 'End')).toBe(5);
    expect(cellOfArrow(board(), cellOf(1, 3, 6), 'Home')).toBe(cellOf(1, 6, 6));
    expect(cellOfArrow(board({ width: 366 }), cellOf(1, 3, 6), 'Home')).toBe(cellOf(1, 6, 6));
  });
});
