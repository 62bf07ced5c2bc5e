/** A computer's move, waited for only so long. */
import { coreFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import { kOverdue, kThinking, wait } from './pace.js';
import { argsOf, type Match } from './types.js';

/** How often a thought without an answer is begun anew. */
const kRestarts = 1;

export async function askPlayer(core: Core, match: Match, player: string): Promise<string> {
  for (let restarts = 0; restarts <= kRestarts; restarts++) {
    const overdue = wait(kThinking + kOverdue).then(() => null);
    // Whoever calls the thought off makes this fail at once, so no later round stops another thought.
    const thought = await Promise.race([core.think(argsOf(match), player, kThinking), overdue]);
    if (thought) return thought.move;
    core.stopThinking();
  }
  throw coreFailure('silent', `${player} gave no move`, player);
}
