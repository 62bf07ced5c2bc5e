/** A computer's move, waited for only so long. */
import { coreFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import { kOverdue, kThinking, wait } from './pace.js';
import { argsOf, type Match } from './types.js';

export async function askPlayer(core: Core, match: Match, player: string): Promise<string> {
  const overdue = wait(kThinking + kOverdue).then(() => null);
  const thought = await Promise.race([core.think(argsOf(match), player, kThinking), overdue]);
  if (thought) return thought.move;
  core.stopThinking();
  throw coreFailure('silent', `${player} gave no move`, player);
}
