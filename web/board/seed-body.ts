/** What the painters of seeds are told of one seed. */
import type { Oklch } from './color.js';
import type { Ink } from './ink.js';

export interface SeedBody {
  /** Radius; the seed's middle is the origin. */
  r: number;
  /** How it lies, in radians. The lamp does not turn with it. */
  turn: number;
  /** Longer along `turn`, narrower across. */
  stretch: number;
  squash: number;
  /** The seed's colour, lighter by `dl`, with `c` times its chroma, its hue turned by `dh`. */
  tone(dl: number, c?: number, dh?: number): Oklch;
  /** Numbers of this seed alone. */
  random(): number;
}

/** Paints in a frame that is longer along `turn` while up stays up, so that light falls from where it should. */
export function oval(g: Ink, { turn, stretch, squash }: SeedBody, paint: () => void): void {
  g.save();
  g.rotate(turn);
  g.scale(stretch, squash);
  g.rotate(-turn);
  paint();
  g.restore();
}

/** The same frame turned with the seed: for what is marked on it. */
export function lying(g: Ink, { turn, stretch, squash }: SeedBody, paint: () => void): void {
  g.save();
  g.rotate(turn);
  g.scale(stretch, squash);
  paint();
  g.restore();
}
