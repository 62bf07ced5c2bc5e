/** The settings dialog. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { changeSettings, type App } from '../app.js';
import { kMaterials, kNumbers, kSeedSets, kSpeeds, kThemes, type Settings } from '../types.js';
import { closeDialog, dialog } from './dialog.js';
import { languageChoice } from './language.js';
import { valuesSwitch } from './tools.js';

function choice(
  app: App,
  key: Exclude<keyof Settings, 'values' | 'language'>,
  options: readonly { value: string; text: string }[],
): TemplateResult {
  const id = `setting-${key}`;
  const current = app.settings[key];
  const choose = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    changeSettings(app, { [key]: value });
  };
  return html`<div class="field">
    <label for=${id}>${app.words(key)}</label>
    <select id=${id} @change=${choose}>
      ${options.map(
        ({ value, text }) => html`<option value=${value} .selected=${live(value === current)}>${text}</option>`,
      )}
    </select>
  </div>`;
}

export function settingsDialog(app: App): TemplateResult {
  const { words } = app;
  const named = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, text: words(`${key}-${value}`) }));
  return dialog(
    app,
    'settings',
    words('settings'),
    () =>
      html`<div class="dialog-body fields">
          ${choice(app, 'speed', named('speed', kSpeeds))} ${choice(app, 'theme', named('theme', kThemes))}
          ${choice(app, 'material', named('material', kMaterials))} ${choice(app, 'seeds', named('seeds', kSeedSets))}
          ${choice(app, 'numbers', named('numbers', kNumbers))} ${languageChoice(app, 'setting-language')}
          ${valuesSwitch(app)}
        </div>
        <div class="dialog-buttons">
          <button type="button" class="button primary" @click=${() => closeDialog(app)}>${words('close')}</button>
        </div>`,
  );
}
