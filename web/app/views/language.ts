/** The choice of a language: each by its own name. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { changeSettings, type App } from '../app.js';
import { languageName, languages } from '../words.js';

/** `id`: several dialogs have the choice. */
export function languageChoice(app: App, id: string): TemplateResult {
  const { words, settings } = app;
  const choose = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    changeSettings(app, { language: value === '' ? null : value });
  };
  const option = (value: string, text: string, lang: string) =>
    html`<option value=${value} lang=${lang} .selected=${live(value === (settings.language ?? ''))}>${text}</option>`;
  return html`<div class="field">
    <label for=${id}>${words('language')}</label>
    <select id=${id} @change=${choose}>
      ${option('', words('language-auto'), app.language)}
      ${languages.map((code) => option(code, languageName(code), code))}
    </select>
  </div>`;
}
