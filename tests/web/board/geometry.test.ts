import { describe, expect, it } from 'vitest';
import { chipEms } from '../../../web/board/chips.js';
import {
  cellOf,
  depthInside,
  layoutBoard,
  type Box,
  type Layout,
  type LayoutQuery,
  type Place,
} from '../../../web/board/geometry.js';

const kWidths = [296, 320, 366, 390, 480, 639, 640, 768, 1008, 1120, 1440, 1920];

function query(players: number, pits: number, width: number, rest: Partial<LayoutQuery> = {}): LayoutQuery {
  return {
    players,
    pits,
    viewer: 0,
    direction: 'ccw',
    width,
    height: 600,
    fill: false,
    ...rest,
  };
}

function every(check: (layout: Layout, q: LayoutQuery) => void): void {
  for (const players of [2, 3, 4])
    for (let pits = 1; pits <= 12; pits++)
      for (const width of kWidths)
        for (const direction of ['ccw', 'cw'] as const) {
          const q = query(players, pits, width, {
            direction,
            viewer: players - 1,
          });
          check(layoutBoard(q), q);
        }
}

const apart = (a: Place, b: Place): number => {
  // A long hollow is a capsule: distance between the straight parts, less both radii.
  const part = (p: Place): { r: number; dx: number; dy: number } => {
    const r = Math.min(p.rx, p.ry);
    return { r, dx: p.rx - r, dy: p.ry - r };
  };
  const p = part(a);
  const q = part(b);
  const dx = Math.max(0, Math.abs(a.x - b.x) - p.dx - q.dx);
  const dy = Math.max(0, Math.abs(a.y - b.y) - p.dy - q.dy);
  return Math.hypot(dx, dy) - p.r - q.r;
};

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.w > b.x + 0.01 && b.x + b.w > a.x + 0.01 && a.y + a.h > b.y + 0.01 && b.y + b.h > a.y + 0.01;

const labelBox = (layout: Layout, p: Place, digits: number): Box => {
  const size = p.pit === 0 ? layout.font.store : layout.font.pit;
  const room = p.pit === 0 ? size * 1.85 : layout.chip.w;
  const w = Math.min(room, size * chipEms(digits, p.pit === 0));
  const h = p.pit === 0 ? size * 0.8 : layout.chip.h;
  return { x: p.label.x - w / 2, y: p.label.y - h / 2, w, h };
};

/** Complaints of a check about every board, so that a failure names all of them and a success costs little. */
function complaints(check: (layout: Layout, q: LayoutQuery, complain: (what: string) => void) => void): string[] {
  const all: string[] = [];
  every((layout, q) => check(layout, q, (what) => all.push(`${JSON.stringify(q)}: ${what}`)));
  return all;
}

function pairs<T>(items: readonly T[], visit: (a: T, b: T) => void): void {
  items.forEach((a, i) => items.slice(i + 1).forEach((b) => visit(a, b)));
}

describe('every board', () => {
  it('has each cell once, by its number', () => {
    const wrong = complaints((layout, q, complain) => {
      if (layout.places.length !== q.players * (q.pits + 1)) complain('number of cells');
      layout.places.forEach((p, cell) => {
        if (p.cell !== cell || cellOf(p.player, p.pit, q.pits) !== cell) complain(`cell ${cell}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('keeps hollows on the wood and apart', () => {
    const wrong = complaints((layout, _q, complain) => {
      for (const p of layout.places) {
        const r = Math.min(p.rx, p.ry);
        for (const side of [-1, 1]) {
          const end = { x: p.x + side * (p.rx - r), y: p.y + side * (p.ry - r) };
          if (depthInside(layout.outline, end) - r < 2) complain(`cell ${p.cell} on the edge`);
        }
      }
      pairs(layout.places, (p, other) => {
        if (apart(p, other) < 1.5) complain(`cells ${p.cell} and ${other.cell}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('keeps targets apart, inside and large enough', () => {
    const wrong = complaints((layout, q, complain) => {
      const least = (q.players === 2 && q.pits <= 7) || (q.players === 4 && q.pits <= 3 && q.width >= 366) ? 44 : 24;
      const pits = layout.places.filter((p) => p.pit > 0);
      for (const p of pits) {
        const { x, y, w, h } = p.target;
        if (Math.min(w, h) < least) complain(`cell ${p.cell} is ${w} x ${h}`);
        if (Math.min(x, y, layout.width - x - w, layout.height - y - h) < -0.01) complain(`cell ${p.cell} outside`);
        if (p.x < x || p.x > x + w || p.y < y || p.y > y + h) complain(`cell ${p.cell} off its target`);
      }
      pairs(pits, (p, other) => {
        if (overlap(p.target, other.target)) complain(`cells ${p.cell} and ${other.cell}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('keeps numbers of three digits on the wood, off the hollows and apart', () => {
    const wrong = complaints((layout, _q, complain) => {
      if (layout.font.pit < 12) complain('numbers too small');
      const boxes = layout.places.map((p) => ({ cell: p.cell, box: labelBox(layout, p, 3) }));
      layout.places.forEach((p, i) => {
        const { box } = boxes[i] as { box: Box };
        for (const x of [box.x, box.x + box.w]) {
          if (depthInside(layout.outline, { x, y: p.label.y }) < 0) complain(`number ${i} beside the wood`);
        }
        const oval: Place = { ...p, x: p.label.x, y: p.label.y, rx: box.w / 2, ry: Math.min(box.w, box.h) / 2 };
        for (const other of layout.places) {
          if (apart(oval, other) < -1) complain(`number ${i} on cell ${other.cell}`);
        }
      });
      pairs(boxes, (a, b) => {
        if (overlap(a.box, b.box)) complain(`numbers ${a.cell} and ${b.cell}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('needs no more than its width where the rules promise it', () => {
    const wrong = complaints((layout, q, complain) => {
      if ((q.players === 2 || q.pits <= 6) && layout.width > q.width) complain(`${layout.width} wide`);
    });
    expect(wrong).toEqual([]);
  });

  it('fills a given box', () => {
    for (const players of [2, 3, 4])
      for (const [width, height] of [
        [366, 560],
        [600, 240],
        [1100, 423],
        [700, 700],
      ] as const) {
        const layout = layoutBoard(query(players, 6, width, { height, fill: true }));
        expect(layout.width).toBeLessThanOrEqual(width + 0.01);
        if (players === 2 || height > 300) expect(layout.height).toBeLessThanOrEqual(height + 0.01);
      }
  });
});

const along = (layout: Layout, player: number, axis: 'x' | 'y'): number[] =>
  layout.places.filter((p) => p.player === player && p.pit > 0).map((p) => Math.round(p[axis]));
const rising = (values: number[]): boolean => values.every((v, i) => i === 0 || v > (values[i - 1] as number));
const falling = (values: number[]): boolean => rising([...values].reverse());
const store = (layout: Layout, player: number, pits: number): Place => layout.places[cellOf(player, 0, pits)] as Place;

describe('two players', () => {
  it('lies long with the own row below from left to right, the other one above from right to left', () => {
    for (const viewer of [0, 1]) {
      const layout = layoutBoard(query(2, 6, 1000, { viewer }));
      expect(layout.form).toBe('long');
      expect(rising(along(layout, viewer, 'x'))).toBe(true);
      expect(falling(along(layout, 1 - viewer, 'x'))).toBe(true);
      expect(along(layout, viewer, 'y')[0]).toBeGreaterThan(along(layout, 1 - viewer, 'y')[0] as number);
      expect(store(layout, viewer, 6).x).toBeGreaterThan(layout.width * 0.8);
    }
  });

  it('stands turned clockwise where it is narrow: own row left and downwards, own store below', () => {
    const layout = layoutBoard(query(2, 6, 366, { viewer: 1 }));
    expect(layout.form).toBe('tall');
    expect(rising(along(layout, 1, 'y'))).toBe(true);
    expect(falling(along(layout, 0, 'y'))).toBe(true);
    expect(along(layout, 1, 'x')[0]).toBeLessThan(along(layout, 0, 'x')[0] as number);
    expect(store(layout, 1, 6).y).toBeGreaterThan(layout.height * 0.8);
  });

  it('is mirrored for clockwise play', () => {
    const long = layoutBoard(query(2, 6, 1000, { direction: 'cw' }));
    expect(store(long, 0, 6).x).toBeLessThan(long.width * 0.2);
    expect(falling(along(long, 0, 'x'))).toBe(true);
    const tall = layoutBoard(query(2, 6, 366, { direction: 'cw' }));
    expect(store(tall, 0, 6).y).toBeGreaterThan(tall.height * 0.8);
    expect(along(tall, 0, 'x')[0]).toBeGreaterThan(along(tall, 1, 'x')[0] as number);
  });

  it('puts each pit opposite to its own', () => {
    for (const width of [366, 1000])
      for (let pit = 1; pit <= 6; pit++) {
        const layout = layoutBoard(query(2, 6, width));
        const own = layout.places[cellOf(0, pit, 6)] as Place;
        const opposite = layout.places[cellOf(1, 7 - pit, 6)] as Place;
        expect(layout.form === 'long' ? own.x - opposite.x : own.y - opposite.y).toBeCloseTo(0, 6);
      }
  });
});

describe('three and four players', () => {
  it('seats them anticlockwise from the viewer, each store right of its row', () => {
    const four = layoutBoard(query(4, 3, 700, { viewer: 2 }));
    expect(rising(along(four, 2, 'x'))).toBe(true);
    expect(falling(along(four, 3, 'y'))).toBe(true);
    expect(falling(along(four, 0, 'x'))).toBe(true);
    expect(rising(along(four, 1, 'y'))).toBe(true);
    const three = layoutBoard(query(3, 6, 700, { viewer: 1 }));
    expect(rising(along(three, 1, 'x'))).toBe(true);
    expect(falling(along(three, 2, 'y')) && falling(along(three, 2, 'x'))).toBe(true);
    expect(rising(along(three, 0, 'y')) && falling(along(three, 0, 'x'))).toBe(true);
    expect(store(three, 2, 6).y).toBeLessThan(three.height * 0.4);
  });
});
