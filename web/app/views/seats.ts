/** The players of a new game: a seat each, with a line on how it plays and its options behind a disclosure. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Player, PlayerOption } from '../../engine/types.js';
import type { App, Draft, SeatDraft } from '../app.js';
import { sideMark } from '../icons.js';
import { playerName, playerSays, seatName } from '../names.js';
import { optionLabel, optionsText, typedValue } from '../options.js';
import { kThinking } from '../pace.js';
import { chooseOption, chooseSeat, isRefused, optionsOf } from '../seat-draft.js';
import { kPerson } from '../types.js';

const chosen = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;

function playerChoice(app: App, seat: SeatDraft, side: number): TemplateResult {
  const { words, catalogue } = app;
  const option = (name: string) =>
    html`<option value=${name} .selected=${live(name === seat.player)}>${playerName(words, name)}</option>`;
  const isLevel = ({ name }: Player) => name.startsWith('level-');
  const all = catalogue?.players ?? [];
  const group = (label: string, players: readonly Player[]) =>
    html`<optgroup label=${label}>${players.map(({ name }) => option(name))}</optgroup>`;
  return html`<select
    id="seat-${side}"
    aria-describedby="seat-${side}-says"
    @change=${(event: Event) => chooseSeat(app, side, chosen(event))}
  >
    ${option(kPerson)} ${group(words('players-levels'), all.filter(isLevel))}
    ${group(
      words('players-named'),
      all.filter((player) => !isLevel(player)),
    )}
  </select>`;
}

/** What holds where nothing is typed: the page's own time, else the catalogue's word for it. */
function usual(app: App, key: string): string {
  return key === 'time' ? String(kThinking / 1000) : app.words(`option-${key}.usual`);
}

function optionField(app: App, seat: SeatDraft, side: number, option: PlayerOption): TemplateResult {
  const { words } = app;
  const { key, values } = option;
  const id = `seat-${side}-${key}`;
  const value = seat.options[key] ?? '';
  const refused = seat.refused[key];
  const choose = (event: Event, typing: boolean) => chooseOption(app, side, option, chosen(event), typing);
  const field = values
    ? html`<select id=${id} @change=${(event: Event) => choose(event, false)}>
        <option value="" .selected=${live(value === '')}>${usual(app, key)}</option>
        ${values.map(
          (one) => html`<option value=${one} .selected=${live(one === value)}>${words(`${key}-${one}`)}</option>`,
        )}
      </select>`
    : html`<input
        id=${id}
        inputmode=${key === 'time' ? 'decimal' : 'numeric'}
        autocomplete="off"
        placeholder=${usual(app, key)}
        aria-invalid=${refused === undefined ? 'false' : 'true'}
        aria-describedby=${refused === undefined ? nothing : `${id}-error`}
        .value=${live(value)}
        @input=${(event: Event) => choose(event, true)}
        @change=${(event: Event) => choose(event, false)}
      />`;
  return html`<div class="field option-${key}">
      <label for=${id}>${optionLabel(words, seat.player, key)}</label>${field}
    </div>
    ${refused === undefined ? nothing : html`<p class="error" id="${id}-error" role="alert">${refused}</p>`}`;
}

/** Below the fold of the dialog nobody would see what has opened. */
function showOpened(event: Event): void {
  const details = event.currentTarget;
  if (details instanceof HTMLDetailsElement && details.open) details.scrollIntoView({ block: 'nearest' });
}

/** What the options are, or that one is refused, seen while they are closed. */
function optionsMark(app: App, seat: SeatDraft): TemplateResult | typeof nothing {
  if (isRefused(seat)) return html`<span class="set error">${app.words('option-wrong')}</span>`;
  const given = Object.fromEntries(Object.entries(seat.options).map(([key, value]) => [key, typedValue(key, value)]));
  const set = optionsText(app.words, { name: seat.player, options: given });
  return set === '' ? nothing : html`<span class="set">${set}</span>`;
}

function seatOptions(app: App, seat: SeatDraft, side: number, options: readonly PlayerOption[]): TemplateResult {
  // Small fields first: they share rows.
  const ordered = [...options.filter(({ values }) => !values), ...options.filter(({ values }) => values)];
  return html`<details class="seat-options" @toggle=${showOpened}>
    <summary>${app.words('player-options')} ${optionsMark(app, seat)}</summary>
    <div class="option-fields">${ordered.map((option) => optionField(app, seat, side, option))}</div>
  </details>`;
}

/** `after`: a last field among those of the players. */
export function seats(app: App, draft: Draft, after?: TemplateResult): TemplateResult {
  const { words } = app;
  const players = Number(draft.axes.players ?? 2);
  return html`<fieldset class="seats">
    <legend>${words('choose-players')}</legend>
    ${draft.seats.slice(0, players).map((seat, side) => {
      const options = optionsOf(app, seat.player);
      const name = seatName(words, side, players);
      return html`<div class="seat" role="group" aria-label=${name}>
        <div class="field">
          <label for="seat-${side}">${sideMark(side)} ${name}</label>
          ${playerChoice(app, seat, side)}
          <p class="quiet" id="seat-${side}-says">${playerSays(words, seat.player)}</p>
        </div>
        ${options.length > 0 ? seatOptions(app, seat, side, options) : nothing}
      </div>`;
    })}
    ${after ?? nothing}
  </fieldset>`;
}
