/** What opens the dialogs; their code comes when the first of them is wanted. */
import type { App } from './app.js';

export function openDialogNamed(app: App, name: NonNullable<App['dialog']>): void {
  app.dialog = name;
  app.draw();
}

/** The code of a dialog may be out of reach: nothing opens then, and the page says so. */
async function fetched(app: App, open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch {
    app.dialog = null;
    app.notice = app.words('trouble-piece');
    app.draw();
  }
}

export function openNewGame(app: App): void {
  void fetched(app, async () => (await import('./draft.js')).openNewGame(app));
}

export function openShare(app: App): void {
  void fetched(app, async () => (await import('./share.js')).openShare(app));
}
