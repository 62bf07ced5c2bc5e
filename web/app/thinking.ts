/** A computer's move, waited for only so long. */
import { coreFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import type { Thought } from '../engine/types.js';
import { kOverdue, wait } from './pace.js';
import { tellsValue, thinkingTime } from './player-text.js';
import { argsOf, type Entry, type Match } from './types.js';

/** How often a thought without an answer is begun anew. */
const kRestarts = 1;

export async function askPlayer(core: Core, match: Match, player: string): Promise<Thought> {
  const time = thinkingTime(player);
  for (let restarts = 0; restarts <= kRestarts; restarts++) {
    const overdue = wait(time + kOverdue).then(() => null);
    // Whoever calls the thought off makes this fail at once, so no later round stops another thought.
    const thought = await Promise.race([core.think(argsOf(match), player, time), overdue]);
    if (thought) return thought;
    core.stopThinking();
  }
  throw coreFailure('silent', `${player} gave no move`, player);
}

export function computerEntry(player: string, { move, value, exact }: Thought): Entry {
  const told = tellsValue(player) && value !== undefined && exact !== undefined;
  return told ? { move, by: 'computer', said: { value, exact } } : { move, by: 'computer' };
}
