/** The first visit: which rules do you know? */
import { html, svg, type TemplateResult } from 'lit';
import { finishWelcome, kFirstRules, type App } from '../app.js';
import { dialog } from './dialog.js';
import { languageChoice } from './language.js';

const kOffered: readonly [string, number][] = [
  [kFirstRules, 4],
  ['standard', 6],
  ['novice', 3],
];

/** A pit with so many seeds in a ring. */
function picture(seeds: number): TemplateResult {
  const places = Array.from({ length: seeds }, (_, i) => (i * 2 * Math.PI) / seeds - Math.PI / 2);
  return html`<svg class="welcome-pit" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <circle class="pit" cx="32" cy="32" r="29" />
    ${places.map(
      (angle, i) =>
        svg`<circle class="seed seed-${i % 6}" cx=${32 + 15 * Math.cos(angle)} cy=${32 + 15 * Math.sin(angle)} r="7" />`,
    )}
  </svg>`;
}

export function welcomeDialog(app: App): TemplateResult {
  const { words } = app;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const choice = new FormData(event.target as HTMLFormElement).get('rules');
    void finishWelcome(app, typeof choice === 'string' ? choice : kFirstRules);
  };
  return dialog(
    app,
    'welcome',
    words('welcome-title'),
    () =>
      html`<form class="welcome" @submit=${submit}>
        <div class="dialog-body">
          <p class="quiet">${words('welcome-text')}</p>
          <div class="welcome-choices">
            ${kOffered.map(
              ([name, seeds]) =>
                html`<label class="welcome-choice">
                  <input class="unseen" type="radio" name="rules" value=${name} ?checked=${name === kFirstRules} />
                  ${picture(seeds)}
                  <span
                    ><b>${words(`welcome-${name}`)}</b><span class="quiet">${words(`welcome-${name}.note`)}</span></span
                  >
                </label>`,
            )}
          </div>
          <div class="welcome-language">${languageChoice(app, 'welcome-language')}</div>
        </div>
        <div class="dialog-buttons">
          <button type="button" class="button" @click=${() => void finishWelcome(app, kFirstRules)}>
            ${words('welcome-skip')}
          </button>
          <button type="submit" class="button primary">${words('welcome-play')}</button>
        </div>
      </form>`,
    () => void finishWelcome(app, kFirstRules),
  );
}
