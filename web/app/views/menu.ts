/** Everything the page has beside the game, in one list: the only way there on a phone. */
import { html, type TemplateResult } from 'lit';
import type { App, DialogName } from '../app.js';
import { openNewGame, openShare } from '../dialogs.js';
import { closeDialog, dialog, openDialog } from './dialog.js';

export function menuDialog(app: App): TemplateResult {
  const { words } = app;
  const to = (name: DialogName) => () => openDialog(app, name);
  const entries: readonly [string, () => void][] = [
    ['new-game', () => openNewGame(app)],
    ['share', () => openShare(app)],
    ['statistics', to('statistics')],
    ['settings', to('settings')],
    ...(app.install ? ([['install', app.install]] satisfies [string, () => void][]) : []),
  ];
  return dialog(
    app,
    'menu',
    words('menu'),
    () =>
      html`<ul class="menu" role="list">
          ${entries.map(
            ([key, open]) =>
              html`<li><button type="button" class="text-button" @click=${open}>${words(key)}</button></li>`,
          )}
        </ul>
        <div class="dialog-buttons">
          <button type="button" class="button primary" @click=${() => closeDialog(app)}>${words('close')}</button>
        </div>`,
  );
}
