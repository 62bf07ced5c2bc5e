/**
 * Where everything lies, in CSS pixels from the board's upper left corner. Pure: the same question has the same
 * answer, and nothing depends on how many seeds a pit holds, so a board never moves during a game.
 */
import type { Direction } from './types.js';
import { layoutRing } from './layout-ring.js';
import { layoutTwo } from './layout-two.js';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A pit or a store. */
export interface Place {
  cell: number;
  player: number;
  /** 1..n, a store is 0. */
  pit: number;
  x: number;
  y: number;
  /** Half axes; a store may be longer than wide. */
  rx: number;
  ry: number;
  /** Centre of the number. */
  label: Point;
  /** What may be pressed; for a store, its own box. */
  target: Box;
  /** Unit vector on which the side of the board lies that this row belongs to. */
  outward: Point;
}

/** A convex shape with round corners: all points no farther than `radius` from the polygon. */
export interface Outline {
  points: readonly Point[];
  radius: number;
}

export type Form = 'long' | 'tall' | 'square' | 'triangle';

export interface Layout {
  form: Form;
  width: number;
  height: number;
  outline: Outline;
  /** By cell. */
  places: readonly Place[];
  pitRadius: number;
  /** Diameter of a seed. */
  seed: number;
  font: { pit: number; store: number };
  /** Room for a pit's number. */
  chip: { w: number; h: number };
  /** The grain of the wood runs along this axis. */
  grain: 'x' | 'y';
}

export interface LayoutQuery {
  players: number;
  pits: number;
  viewer: number;
  direction: Direction;
  /** Space there is. A board that needs more is wider or higher than this and scrolls. */
  width: number;
  height: number;
  /** The height is given by the page, not by us: fill it. */
  fill: boolean;
}

/** Diameter of a seed as part of its pit's. */
export const kSeedPart = 0.29;

/** Lays out a board of two, three or four players. */
export function layoutBoard(query: LayoutQuery): Layout {
  const layout = query.players === 2 ? layoutTwo(query) : layoutRing(query);
  return query.direction === 'cw' ? mirrored(layout) : layout;
}

/** The seat of a player, counted from the viewer in the order of play. */
export function seatOf(player: number, viewer: number, players: number): number {
  return (((player - viewer) % players) + players) % players;
}

/** The cell of a pit (1-based) or, with 0, of the store. */
export function cellOf(player: number, pit: number, pits: number): number {
  return player * (pits + 1) + (pit === 0 ? pits : pit - 1);
}

function mirrored(layout: Layout): Layout {
  const { width } = layout;
  return {
    ...layout,
    outline: { ...layout.outline, points: layout.outline.points.map((p) => ({ x: width - p.x, y: p.y })) },
    places: layout.places.map((p) => ({
      ...p,
      x: width - p.x,
      label: { x: width - p.label.x, y: p.label.y },
      target: { ...p.target, x: width - p.target.x - p.target.w },
      outward: { x: -p.outward.x, y: p.outward.y },
    })),
  };
}

/** Distance of a point from the outline's edge; negative outside. The polygon may turn either way. */
export function depthInside({ points, radius }: Outline, at: Point): number {
  let left = false;
  let right = false;
  let nearest = Infinity;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.hypot(dx, dy) || 1;
    const t = Math.min(1, Math.max(0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (length * length)));
    nearest = Math.min(nearest, Math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy));
    const side = (at.x - a.x) * dy - (at.y - a.y) * dx;
    left ||= side > 1e-9;
    right ||= side < -1e-9;
  });
  return left && right ? radius - nearest : radius + nearest;
}

/** Size of the pits' numbers: two digits must have room in `room` pixels. */
export function pitFont(wish: number, room: number): number {
  return Math.min(wish, Math.floor((room - 1.5) / 0.174) / 10);
}

/**
 * Diameter of a seed: in small pits a little more of the pit, or nobody could see it; never so much that a store
 * of this half width takes only one row of them.
 */
export function seedFor(pitRadius: number, store: number): number {
  return Math.min(2 * pitRadius * (pitRadius < 24 ? 0.3 : kSeedPart), store * 0.78);
}
