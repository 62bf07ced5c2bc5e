/** What each sowing is worth, at the edge of its pit: a plaque where it is proved, a broken outline where it is a guess. */
import type { Layout, Place, Point } from './geometry.js';
import type { PitValue } from './types.js';

export interface ValuePlaques {
  root: HTMLElement;
  readonly shown: readonly PitValue[];
  show(values: readonly PitValue[]): void;
  place(layout: Layout): void;
}

/** Width of a text in its font size, with what surrounds it. */
function ems(text: string): number {
  return text.length * 0.6 + 0.7;
}

/** Part of the radius between the middle of the pit and that of the plaque, so that a few seeds stay in sight. */
const kOut = 0.62;

/** Towards the board's rim, away from the marks; in an upright row downwards, for beside the pit lies its number. */
function plaqueAt({ x, y, ry, outward }: Place): Point {
  const side = Math.abs(outward.y) > 0.5 ? Math.sign(outward.y) : 1;
  return { x, y: y + side * ry * kOut };
}

export function createValues(): ValuePlaques {
  const root = document.createElement('div');
  root.className = 'values';
  // The same is part of the pits' names.
  root.setAttribute('aria-hidden', 'true');
  let shown: readonly PitValue[] = [];
  let layout: Layout | null = null;

  const plaque = ({ cell, text, exact }: PitValue): HTMLElement[] => {
    const place = layout?.places[cell];
    if (!layout || !place) return [];
    const element = document.createElement('span');
    element.className = exact ? 'value exact' : 'value';
    element.textContent = text;
    const room = 2 * Math.min(place.rx, place.ry) - 2;
    const fitting = Math.max(12, Math.min(place.rx, place.ry) * 0.6);
    element.style.fontSize = `${Math.min(layout.font.pit * 1.05, fitting, room / ems(text))}px`;
    const { x, y } = plaqueAt(place);
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
    return [element];
  };
  const draw = (): void => root.replaceChildren(...shown.flatMap(plaque));

  return {
    root,
    get shown() {
      return shown;
    },
    show(values) {
      const same = (one: PitValue, i: number): boolean =>
        one.cell === shown[i]?.cell && one.text === shown[i].text && one.exact === shown[i].exact;
      if (values.length === shown.length && values.every(same)) return;
      shown = values;
      draw();
    },
    place(next) {
      layout = next;
      draw();
    },
  };
}
