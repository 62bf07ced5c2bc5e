/** Times of the game's flow. Animation times belong to the board. */
import type { Speed } from '../board/types.js';

/** Between two sowings of a computer, so that a person can follow. */
export const kGap: Record<Speed, number> = { off: 0, slow: 900, normal: 450, fast: 220, fastest: 100 };
/** A second press so soon after one that played is a double click. */
export const kDoublePress = 350;
/** After a skipped animation presses count again. */
export const kAfterSkip = 150;
/** How long a computer without a time of its own may think about one sowing, and how long past that any is waited for. */
export const kThinking = 1000;
export const kOverdue = 2000;
/** No animation lasts longer; the game goes on even if the board never answers. */
export const kLongestAnimation = 15000;
/** Until the core has answered, which takes a few of these. */
export const kShortly = 10;

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
