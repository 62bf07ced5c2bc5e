/** The three canvases: wood below, seeds and marks on it, and on top what moves. */
import { paintBoard } from './carve.js';
import type { Layout, Place, Point } from './geometry.js';
import { heapOf, seedsDrawn, type Slot } from './heaps.js';
import { kNothing, paintMarks, type Shown } from './marks.js';
import type { Material } from './materials.js';
import { freshLook, type Scene } from './scene.js';
import type { SeedSet } from './seed-sets.js';
import { look, paintSprites, type Sprite, type Sprites } from './sprites.js';

/** What a landing does to a heap for a moment. */
export interface Impact {
  /** Index of the seed that landed. */
  index: number;
  scale: number;
  /** Pixels by which the seeds next to it give way. */
  push: number;
}

/** What board and seeds are made of. */
export interface Look {
  material: Material;
  seeds: SeedSet;
}

export interface Painter {
  readonly layers: readonly HTMLCanvasElement[];
  readonly layout: Layout | null;
  readonly motion: CanvasRenderingContext2D | null;
  /** Takes a layout and paints the wood; what lies on it has to be painted again. */
  resize(layout: Layout, ratio: number, family: string, look: Look): void;
  paintAll(scene: Scene, shown: Shown): void;
  paintCell(scene: Scene, shown: Shown, cell: number, impact?: Impact): void;
  clearMotion(): void;
  /** Middle of a cell's i-th seed. */
  slot(cell: number, index: number): Point;
  /** A seed in the air, `height` in pit radii above the board; `shadow` below 1 where many fly together. */
  paintFlying(look: number, at: Point, height: number, alpha?: number, shadow?: number): void;
  /** Shows what lay there before and lets it fade. */
  fadeFromNow(ms: number): void;
}

function layer(name: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = `layer ${name}`;
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

export function createPainter(): Painter {
  const layers = [layer('wood'), layer('seeds'), layer('motion')] as const;
  const [wood, seeds, moving] = layers;
  const inks = layers.map((canvas) => canvas.getContext('2d'));
  let layout: Layout | null = null;
  let sprites: Sprites | null = null;
  let family = 'sans-serif';
  /** What the sprites were painted for. */
  let painted = '';

  const stamp = (g: CanvasRenderingContext2D, s: Sprite, at: Point, grow: number): void => {
    const size = s.size * grow;
    g.drawImage(s.image, at.x - size / 2, at.y - size / 2, size, size);
  };

  const slotsOf = (place: Place): readonly Slot[] => {
    const r = (layout as Layout).seed / 2;
    return heapOf(place.cell, place.rx / r, place.ry / r, place.pit === 0);
  };

  const slot = (cell: number, index: number): Point => {
    const place = layout?.places[cell];
    if (!layout || !place) return { x: 0, y: 0 };
    const slots = slotsOf(place);
    const s = slots[Math.min(index, slots.length - 1)] as Slot;
    return { x: place.x + (s.x * layout.seed) / 2, y: place.y + (s.y * layout.seed) / 2 };
  };

  const paintCell: Painter['paintCell'] = (scene, shown, cell, impact) => {
    const g = inks[1];
    const place = layout?.places[cell];
    const heap = scene.heaps[cell];
    if (!g || !layout || !sprites || !place || !heap) return;
    const { x, y, rx, ry } = place;
    // Rows may be slanted: the boxes of pits overlap, the pits do not.
    g.save();
    g.beginPath();
    g.roundRect(x - rx - 1, y - ry - 1, 2 * rx + 2, 2 * ry + 2, Math.min(rx, ry) + 1);
    g.clip();
    g.clearRect(x - rx - 2, y - ry - 2, 2 * rx + 4, 2 * ry + 4);
    const slots = slotsOf(place);
    const drawn = seedsDrawn(heap.count, slots.length);
    const struck = impact && drawn > 0 ? slot(cell, Math.min(impact.index, drawn - 1)) : null;
    for (let i = 0; i < drawn; i++) {
      const s = slots[i] as Slot;
      const at = { x: x + (s.x * layout.seed) / 2, y: y + (s.y * layout.seed) / 2 };
      let grow = 1 + Math.min(s.layer, 4) * 0.025;
      if (impact && struck) {
        const far = Math.hypot(at.x - struck.x, at.y - struck.y);
        if (i === Math.min(impact.index, drawn - 1)) grow *= impact.scale;
        else if (far > 0.1 && far < layout.seed * 1.3) {
          at.x += ((at.x - struck.x) / far) * impact.push;
          at.y += ((at.y - struck.y) / far) * impact.push;
        }
      }
      stamp(g, look(sprites.lying, heap.looks[i] ?? freshLook(cell, i)), at, grow);
    }
    g.restore();
    paintMarks(g, place, layout, shown, family);
  };

  return {
    layers,
    get layout() {
      return layout;
    },
    get motion() {
      return inks[2] ?? null;
    },
    resize(next, ratio, font, { material, seeds: set }) {
      const key = [next.seed, ratio, set.name, material.flat].join('/');
      layout = next;
      family = font;
      layers.forEach((canvas, i) => {
        canvas.width = Math.max(1, Math.round(next.width * ratio));
        canvas.height = Math.max(1, Math.round(next.height * ratio));
        canvas.style.width = `${next.width}px`;
        canvas.style.height = `${next.height}px`;
        inks[i]?.setTransform(canvas.width / next.width, 0, 0, canvas.height / next.height, 0, 0);
      });
      if (key !== painted || !sprites) sprites = paintSprites(next.seed, ratio, set, material.flat);
      painted = key;
      const g = wood.getContext('2d');
      if (g) paintBoard(g, next, ratio, material);
    },
    paintAll(scene, shown = kNothing) {
      const g = inks[1];
      if (!g || !layout) return;
      g.clearRect(0, 0, layout.width, layout.height);
      for (const place of layout.places) paintCell(scene, shown, place.cell);
    },
    paintCell,
    clearMotion() {
      if (layout) inks[2]?.clearRect(0, 0, layout.width, layout.height);
    },
    slot,
    paintFlying(number, at, height, alpha = 1, shadow = 1) {
      const g = inks[2];
      if (!g || !layout || !sprites) return;
      const lift = height * layout.pitRadius;
      g.globalAlpha = alpha * shadow * Math.max(0.35, 1 - height * 0.5);
      stamp(g, sprites.shade, { x: at.x + lift * 0.35, y: at.y + lift * 0.45 + layout.seed * 0.12 }, 1 + height * 0.25);
      g.globalAlpha = alpha;
      stamp(g, look(sprites.bare, number), { x: at.x, y: at.y - lift }, 1 + height * 0.1);
      g.globalAlpha = 1;
    },
    fadeFromNow(ms) {
      const g = inks[2];
      if (!g || !layout || ms <= 0) return;
      g.clearRect(0, 0, layout.width, layout.height);
      g.drawImage(seeds, 0, 0, layout.width, layout.height);
      const clear = (): void => g.clearRect(0, 0, layout?.width ?? 0, layout?.height ?? 0);
      const fade = moving.animate([{ opacity: 1 }, { opacity: 0 }], { duration: ms });
      fade.finished.then(clear, clear);
    },
  };
}
