/** A computer's move, waited for only so long. */
import { coreFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import type { Thought } from '../engine/types.js';
import { kOverdue, wait } from './pace.js';
import { tellsValue, thinkingTime } from './player-text.js';
import { argsOf, type Entry, type Match, type Said } from './types.js';

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

/** How sure the thought is of the result; nothing where no values were weighed. */
export function saidBy({ value, exact }: Pick<Thought, 'value' | 'exact'>): Said | null {
  return value !== undefined && exact !== undefined ? { value, exact } : null;
}

export function computerEntry(player: string, thought: Thought): Entry {
  const { move } = thought;
  const said = tellsValue(player) ? saidBy(thought) : null;
  return said ? { move, by: 'computer', said } : { move, by: 'computer' };
}
