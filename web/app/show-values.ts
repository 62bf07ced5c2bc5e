/** The switch for values in the pits: when they are asked for and shown. */
import type { GameView } from '../engine/types.js';
import type { App } from './app.js';
import type { Advice } from './game-types.js';
import type { Names } from './names.js';
import { saidText } from './said.js';
import { outcomeText } from './texts.js';
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

/** What is worth looking for, without naming the pit. */
function lookFor(hint: Advice, view: GameView): string {
  const outcome = view.outcomes.find(({ pit }) => pit === hint.pit);
  if (hint.swap) return 'swap';
  if (outcome?.captured) return 'capture';
  if (outcome?.extra) return 'extra';
  if (outcome?.over) return 'end';
  return outcome?.banked ? 'bank' : 'quiet';
}

/** A step of a hint: what to look for, which pit, why. */
export function hintSentence(hint: Advice, view: GameView, names: Names, words: Words): string {
  const { pit, said } = hint;
  if (hint.step === 1) return words('say-hint-look', { what: lookFor(hint, view) });
  if (hint.step === 2) return hint.swap ? words('say-hint-swap') : words('say-hint', { pit });
  const outcome = view.outcomes.find((one) => one.pit === pit);
  const why = outcome
    ? words('say-hint-why', { pit, what: outcomeText(outcome, view, names, words) })
    : words('say-hint-swap');
  return said ? `${why} ${words('say-hint-value', { said: saidText(words, said, view.players) })}` : why;
}
