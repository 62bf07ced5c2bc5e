/** Players as the core writes them: `alpha-beta:depth=5,time=2000`. What may stand there is for the core to say. */
import { kThinking } from './pace.js';

export type Options = Readonly<Record<string, string>>;
export interface PlayerText {
  name: string;
  options: Options;
}

export function playerFrom(text: string): PlayerText {
  const [name = '', ...rest] = text.split(':');
  const given = rest.join(':').split(',');
  const pairs = given.filter((one) => one !== '').map((one) => one.split('=') as [string, string?]);
  return { name, options: Object.fromEntries(pairs.map(([key, value]) => [key, value ?? ''])) };
}

/** Options without a value are as usual and left out. */
export function playerText({ name, options }: PlayerText): string {
  const given = Object.entries(options).filter(([, value]) => value !== '');
  return [name, given.map(([key, value]) => `${key}=${value}`).join(',')].filter((part) => part !== '').join(':');
}

/** How long the player may think about one sowing. */
export function thinkingTime(player: string): number {
  return Number(playerFrom(player).options.time ?? kThinking);
}

/** Whether the page tells how sure the player was: of the others that would be a hint. */
export function tellsValue(player: string): boolean {
  return playerFrom(player).name === 'perfect';
}
