/** What a key means on the board. Pure: layout and key in, answer out. */
import { cellOf, type Layout, type Place, type Point } from './geometry.js';
import type { BoardCommand } from './types.js';

const kDigits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const;

/** Letters of the board; another map may be given to the element. */
export const kCommands: Readonly<Record<string, BoardCommand>> = {
  s: 'score',
  b: 'board',
  l: 'last',
  m: 'moves',
  v: 'values',
  h: 'hint',
  u: 'undo',
  x: 'swap',
  r: 'redo',
  '?': 'help',
};

export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const plain = (k: Key): boolean => !k.ctrlKey && !k.altKey && !k.metaKey;

/** The pit 1..12 a digit stands for, 0 if the key is no digit. */
export function pitOfKey(k: Key): number {
  return plain(k) ? kDigits.indexOf(k.key as (typeof kDigits)[number]) + 1 : 0;
}

/**
 * The command of a key. A keyboard of another script sends its own letter, so the place of the key decides there.
 */
export function commandOfKey(k: Key, map: Readonly<Record<string, BoardCommand>>): BoardCommand | null {
  if (!plain(k)) return null;
  const letter = k.key.toLowerCase();
  if (k.shiftKey) return letter.length === 1 && !/[\p{L}]/u.test(letter) ? (map[letter] ?? null) : null;
  if (map[letter]) return map[letter];
  const place = /^Key([A-Z])$/.exec(k.code)?.[1];
  return place && !/^[\x20-\x7e]$/.test(k.key) ? (map[place.toLowerCase()] ?? null) : null;
}

const kArrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The cell the focus goes to, null if it stays. */
export function cellOfArrow(layout: Layout, from: number, key: string): number | null {
  const here = layout.places[from];
  if (!here) return null;
  const row = rowOf(layout, here.player);
  const first = row[0] as Place;
  const last = row[row.length - 1] as Place;
  const along = unit(first, last, here);
  if (key === 'Home' || key === 'End') {
    const drawn = along.x + along.y * 0.6 > 0;
    return ((key === 'Home') === drawn ? first : last).cell;
  }
  const arrow = kArrows[key];
  if (!arrow) return null;
  const dot = along.x * arrow.x + along.y * arrow.y;
  if (Math.abs(dot) > 0.7) {
    const next = here.pit + Math.sign(dot);
    // Behind a row's end another side of the board may go on.
    return next >= 1 && next <= row.length ? cellOf(here.player, next, row.length) : across(layout, here, arrow);
  }
  return across(layout, here, arrow);
}

function rowOf(layout: Layout, player: number): Place[] {
  return layout.places.filter((p) => p.player === player && p.pit > 0).sort((a, b) => a.pit - b.pit);
}

/** Direction in which a row is drawn from pit 1 on; a single pit goes by its side of the board. */
function unit(first: Place, last: Place, { outward }: Place): Point {
  const d = Math.hypot(last.x - first.x, last.y - first.y);
  if (d > 0) return { x: (last.x - first.x) / d, y: (last.y - first.y) / d };
  return { x: outward.y, y: -outward.x };
}

/** The pit of another row that lies best in a direction. */
function across(layout: Layout, here: Place, arrow: Point): number | null {
  let best: number | null = null;
  let bestCost = Infinity;
  for (const p of layout.places) {
    if (p.pit === 0 || p.player === here.player) continue;
    const ahead = (p.x - here.x) * arrow.x + (p.y - here.y) * arrow.y;
    const aside = Math.abs((p.x - here.x) * arrow.y - (p.y - here.y) * arrow.x);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + 3 * aside;
    if (cost < bestCost) {
      bestCost = cost;
      best = p.cell;
    }
  }
  return best;
}
