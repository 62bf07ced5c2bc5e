/** The dialog for a new game. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Axis } from '../../engine/types.js';
import type { App, Draft } from '../app.js';
import { canStart, chooseAxis, choosePosition, choosePreset, chooseRounds, startDraft } from '../draft.js';
import { differences, presetLine, sizeSentence } from '../rules-text.js';
import { closeDialog, dialog } from './dialog.js';
import { seats } from './seats.js';

const chosen = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;

function presets(app: App, draft: Draft): TemplateResult {
  const { words, catalogue } = app;
  if (!catalogue) return html``;
  const own = [`${sizeSentence(draft.axes, words)}.`, ...differences(draft.axes, catalogue.usual, words)].join(' ');
  return html`<fieldset class="presets">
    <legend>${words('choose-rules')}</legend>
    <div class="preset-list scroll">
      ${
        draft.preset === null
          ? html`<label class="preset">
              <input type="radio" name="preset" value="" .checked=${live(true)} />
              <span><b>${words('rules-own')}</b> <span class="quiet">${own}</span></span>
            </label>`
          : nothing
      }
      ${catalogue.presets.map(
        (preset) =>
          html`<label class="preset">
            <input
              type="radio"
              name="preset"
              value=${preset.name}
              .checked=${live(draft.preset === preset.name)}
              @change=${() => choosePreset(app, preset.name)}
            />
            <span>
              <b>${words(`preset-${preset.name}`)}</b>
              <span class="quiet">${presetLine(preset, catalogue.usual, words)}</span>
            </span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

function axisField(app: App, draft: Draft, axis: Axis): TemplateResult {
  const { words } = app;
  const id = `axis-${axis.key}`;
  const value = draft.axes[axis.key] ?? axis.default;
  const field = axis.values
    ? html`<select id=${id} @change=${(event: Event) => chooseAxis(app, axis.key, chosen(event))}>
        ${axis.values.map(
          (one) => html`<option value=${one} .selected=${live(one === value)}>${words(`${axis.key}-${one}`)}</option>`,
        )}
      </select>`
    : html`<input
        id=${id}
        type="number"
        inputmode="numeric"
        min=${axis.min ?? 1}
        max=${axis.max ?? 99}
        .value=${live(value)}
        @change=${(event: Event) => chooseAxis(app, axis.key, chosen(event))}
      />`;
  return html`<div class="field"><label for=${id}>${words(id)}</label>${field}</div>`;
}

/** The position to start from, in the text form of the records. */
function positionField(app: App, draft: Draft): TemplateResult | typeof nothing {
  const { words } = app;
  if (draft.axes.start !== 'set') return nothing;
  const wrong = draft.positionError !== null;
  return html`<div class="field position">
    <label for="position">${words('position')}</label>
    <input
      id="position"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-describedby="position-hint position-error"
      aria-invalid=${wrong ? 'true' : 'false'}
      .value=${live(draft.position)}
      @input=${(event: Event) => choosePosition(app, chosen(event), true)}
      @change=${(event: Event) => choosePosition(app, chosen(event), false)}
    />
    <p class="quiet" id="position-hint">${words('position-hint')}</p>
    <p class="error" id="position-error" role="alert">${draft.positionError ?? ''}</p>
  </div>`;
}

const kRounds = [1, 2, 3, 4, 5, 6, 8, 10];

/** How many games count together, and who begins each of them. */
function course(app: App, draft: Draft): TemplateResult {
  const { words, catalogue } = app;
  const first = catalogue?.axes.find((axis) => axis.key === 'first');
  return html`${first ? axisField(app, draft, first) : nothing}
    <div class="field">
      <label for="rounds">${words('rounds')}</label>
      <select id="rounds" @change=${(event: Event) => chooseRounds(app, Number(chosen(event)))}>
        ${kRounds.map(
          (rounds) =>
            html`<option value=${rounds} .selected=${live(rounds === draft.rounds)}>
              ${words('rounds-count', { rounds })}
            </option>`,
        )}
      </select>
    </div>`;
}

export function newGameDialog(app: App): TemplateResult {
  const { words } = app;
  return dialog(app, 'new-game', words('new-game'), () => {
    const { draft, catalogue } = app;
    if (!draft) return html``;
    return html`<form
      class="new-game"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        void startDraft(app);
      }}
    >
      <div class="dialog-body">
        ${presets(app, draft)}
        <details class="all-axes">
          <summary>${words('rules-more')}</summary>
          <div class="fields">
            ${(catalogue?.axes ?? []).filter((axis) => axis.key !== 'first').map((axis) => axisField(app, draft, axis))}
          </div>
          ${positionField(app, draft)}
          <p class="quiet code">${words('rules-code', { code: draft.rules })}</p>
        </details>
        ${seats(app, draft, course(app, draft))}
      </div>
      <p class="error" role="alert">${draft.error ?? ''}</p>
      <div class="dialog-buttons">
        <button type="button" class="button" @click=${() => closeDialog(app)}>${words('cancel')}</button>
        <button type="submit" class="button primary" ?disabled=${!canStart(draft)}>${words('start')}</button>
      </div>
    </form>`;
  });
}
