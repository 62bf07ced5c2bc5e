/** All dialogs. The code of each is fetched when it opens for the first time. */
import { html, nothing, type TemplateResult } from 'lit';
import type { App, DialogName } from '../app.js';

type View = (app: App) => TemplateResult;

const sources: Record<DialogName, () => Promise<View>> = {
  'new-game': async () => (await import('./new-game.js')).newGameDialog,
  welcome: async () => (await import('./welcome.js')).welcomeDialog,
  settings: async () => (await import('./settings.js')).settingsDialog,
  share: async () => (await import('./share.js')).shareDialog,
  menu: async () => (await import('./menu.js')).menuDialog,
  statistics: async () => (await import('./statistics.js')).statisticsDialog,
};
const names = Object.keys(sources) as DialogName[];
const views = new Map<DialogName, View>();

async function fetchView(app: App, name: DialogName): Promise<void> {
  try {
    views.set(name, await sources[name]());
  } catch {
    if (app.dialog === name) app.dialog = null;
    app.notice = app.words('trouble-piece');
  }
  app.draw();
}

export function dialogs(app: App): TemplateResult {
  if (app.dialog !== null && !views.has(app.dialog)) void fetchView(app, app.dialog);
  return html`${names.map((name) => views.get(name)?.(app) ?? nothing)}`;
}
