/** The text mode: typed moves `3 6 2` and a few words. */
import { openNewGame } from './dialogs.js';
import { runCommand, tell, type App } from './app.js';
import type { BoardCommand } from '../board/types.js';

const kWords: Record<string, BoardCommand> = {
  s: 'score',
  score: 'score',
  b: 'board',
  board: 'board',
  l: 'last',
  last: 'last',
  m: 'moves',
  moves: 'moves',
  v: 'values',
  values: 'values',
  h: 'hint',
  hint: 'hint',
  u: 'undo',
  undo: 'undo',
  redo: 'redo',
  x: 'swap',
  swap: 'swap',
  '?': 'help',
  help: 'help',
};

/** Waits for the answer to a typed word: true if a person may go on. */
async function settled(app: App): Promise<boolean> {
  while (app.game.isBusy()) await new Promise((resolve) => setTimeout(resolve, 10));
  return app.game.isPersonsMove() && app.game.state.failure === null;
}

/** Plays the words one after the other and stops at the first that cannot be played; a chain never runs on into another turn. */
export async function playTyped(app: App, text: string): Promise<void> {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  for (const [index, part] of parts.entries()) {
    const mover = app.game.state.view?.mover;
    const command = kWords[part];
    if (part === 'new') return openNewGame(app);
    if (command) runCommand(app, command);
    else if (!/^\d{1,3}$/.test(part)) return tell(app, app.words('why-word', { word: part.slice(0, 20) }));
    else if (!app.game.play(Number(part))) return;
    const goesOn = await settled(app);
    const rest = parts.slice(index + 1);
    const passed = !command && app.game.state.view?.mover !== mover;
    if (passed && rest.length > 0) return tell(app, app.words('typed-rest', { rest: rest.join(' ').slice(0, 40) }));
    if (!goesOn) return;
  }
}
