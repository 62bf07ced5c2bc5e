/** The switch for values in the pits: when they are asked for and shown. */
import type { GameView } from '../engine/types.js';
import type { App } from './app.js';
import type { Happening } from './game-types.js';
import { saidText } from './said.js';
import { argsOf } from './types.js';
import type { PositionValues } from './values.js';
import type { Words } from './words.js';

/** The values of the position at which the board has arrived. */
export function shownValues(app: App): PositionValues | null {
  const { view, shown } = app.game.state;
  return app.settings.values && view === shown ? app.values.of(view) : null;
}

/** Asks for the values of the position the board shows at rest; of none while a computer is about to move. */
export function followValues(app: App): void {
  const { match, view, shown, thinking, failure } = app.game.state;
  const asked = app.settings.values && match && view && view === shown && view.mover >= 0 && thinking < 0 && !failure;
  app.values.follow(asked ? { view, args: argsOf(match) } : null);
}

export function hintSentence(hint: Happening & { kind: 'hint' }, view: GameView, words: Words): string {
  const text = hint.swap ? words('say-hint-swap') : words('say-hint', { pit: hint.pit });
  return hint.said ? `${text} ${words('say-hint-value', { said: saidText(words, hint.said, view.players) })}` : text;
}
