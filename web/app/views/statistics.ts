/** The dialog of statistics: finished games by rules, opponents and side. */
import { html, nothing, type TemplateResult } from 'lit';
import type { App } from '../app.js';
import { backupText, restore } from '../backup.js';
import { saveFile } from '../copy.js';
import { playerName, seatName } from '../names.js';
import { tallies, type Tally } from '../stats.js';
import { loadSettings, loadStats, saveStats } from '../storage.js';
import { closeDialog, dialog } from './dialog.js';

/** What was done last, and whether the page asks if all is to be forgotten. */
let done = '';
let asking = false;

function signed(language: string, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value);
}

function rulesName(app: App, rules: string): string {
  const preset = app.catalogue?.presets.find((one) => one.rules === rules);
  return preset ? app.words(`preset-${preset.name}`) : rules;
}

function row(app: App, tally: Tally): TemplateResult {
  const { words, language } = app;
  const opponents = tally.opponents.map((one) => playerName(words, one)).join(', ');
  const seat = seatName(words, tally.side, tally.opponents.length + 1);
  return html`<tr>
    <th scope="row">
      ${rulesName(app, tally.rules)}
      <span class="quiet">${words('stats-against', { opponents, seat })}</span>
    </th>
    <td>${tally.games}</td>
    <td>${tally.wins} / ${tally.draws} / ${tally.losses}</td>
    <td>${signed(language, tally.margin)}</td>
    <td>${tally.chain}</td>
    <td>${tally.capture}</td>
  </tr>`;
}

function table(app: App, title: string, rows: readonly Tally[]): TemplateResult | typeof nothing {
  const { words } = app;
  if (rows.length === 0) return nothing;
  return html`<div class="scroll stats" tabindex="0" role="region" aria-label=${title}>
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words('rules')}</th>
          <th scope="col">${words('stats-games')}</th>
          <th scope="col">${words('stats-results')}</th>
          <th scope="col">${words('stats-margin')}</th>
          <th scope="col">${words('stats-chain')}</th>
          <th scope="col">${words('stats-capture')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((tally) => row(app, tally))}
      </tbody>
    </table>
  </div>`;
}

async function takeIn(app: App, event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  const text = await input.files?.[0]?.text();
  input.value = '';
  if (text === undefined) return;
  const restored = restore(text);
  done = restored ? app.words('backup-restored', { ...restored }) : app.words('backup-refused');
  app.settings = loadSettings();
  app.draw();
}

function forgetting(app: App): TemplateResult {
  const { words } = app;
  const answer = (forget: boolean) => () => {
    asking = false;
    if (forget) saveStats([]);
    done = forget ? words('stats-forgotten') : '';
    app.draw();
  };
  return html`<p>${words('stats-forget-sure')}</p>
    <div class="row-buttons">
      <button type="button" class="button outlined" @click=${answer(false)}>${words('cancel')}</button>
      <button type="button" class="button" @click=${answer(true)}>${words('stats-forget')}</button>
    </div>`;
}

export function statisticsDialog(app: App): TemplateResult {
  const { words } = app;
  return dialog(
    app,
    'statistics',
    words('statistics'),
    () => {
      const all = tallies(loadStats());
      const ask = () => {
        asking = true;
        app.draw();
      };
      const save = () => {
        saveFile('kalah.json', new Blob([backupText()], { type: 'application/json' }));
        done = words('backup-saved');
        app.draw();
      };
      return html`<div class="dialog-body parts">
          ${all.length === 0 ? html`<p>${words('stats-none')}</p>` : nothing}
          ${table(
            app,
            words('stats-alone'),
            all.filter((tally) => !tally.help),
          )}
          ${table(
            app,
            words('stats-helped'),
            all.filter((tally) => tally.help),
          )}
          <p class="quiet">${words('stats-what')}</p>
          ${asking ? forgetting(app) : nothing}
          <div class="row-buttons">
            <button type="button" class="button outlined" @click=${save}>${words('backup-save')}</button>
            <label class="button file"
              >${words('backup-load')}<input
                class="unseen"
                type="file"
                accept=".json,application/json"
                @change=${(event: Event) => void takeIn(app, event)}
            /></label>
            ${
              all.length > 0 && !asking
                ? html`<button type="button" class="button" @click=${ask}>${words('stats-forget')}</button>`
                : nothing
            }
          </div>
        </div>
        <p class="done" role="status">${done}</p>
        <div class="dialog-buttons">
          <button type="button" class="button primary" @click=${() => closeDialog(app)}>${words('close')}</button>
        </div>`;
    },
    () => {
      done = '';
      asking = false;
    },
  );
}
