/** The whole page as one template. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardCommand, BoardTexts } from '../../board/types.js';
import { openDialogNamed } from '../dialogs.js';
import { runCommand, type App, type DialogName } from '../app.js';
import { logo, menuIcon } from '../icons.js';
import { takeOver } from '../versions.js';
import { dialogs } from './dialogs.js';
import { controls } from '../seats.js';
import { boardTexts } from '../texts.js';
import { namesOf } from '../names.js';
import { shownValues } from '../show-values.js';
import { pitValues } from '../value-text.js';
import { decidedLine, line } from './line.js';
import { plates } from './plates.js';
import { result, showsResult } from './result.js';
import { side } from './side.js';
import { quietTools, tools } from './tools.js';

/** Before the first game there is nothing to name. */
const kNoTexts: BoardTexts = {
  board: '',
  cell: () => ({ name: '', description: '' }),
  row: () => '',
  preview: () => '',
};

function openDetails(id: string, focus: string): void {
  const details = document.getElementById(id);
  if (details instanceof HTMLDetailsElement) details.open = true;
  const target = document.querySelector<HTMLElement>(focus);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus();
}

/** Where the side column is out of sight the header names the rules. */
function rulesName(app: App): string {
  const { shown } = app.game.state;
  const preset = app.catalogue?.presets.find((one) => one.rules === shown?.rules);
  return preset ? app.words(`preset-${preset.name}`) : (shown?.rules ?? '');
}

function header(app: App): TemplateResult {
  const { words } = app;
  const open = (name: DialogName) => () => openDialogNamed(app, name);
  const skip = (event: Event) => {
    event.preventDefault();
    openDetails('text-mode', '#text-input');
  };
  return html`<a class="skip" href="#text-mode" @click=${skip}>${words('skip-text')}</a>
    <header class="top">
      <h1>${logo}<span>${words('app-name')}</span></h1>
      <span class="top-rules">${rulesName(app)}</span>
      <button class="text-button not-phone" @click=${() => openDetails('keys', '#keys summary')}>
        ${words('keys')}
      </button>
      <button class="text-button not-phone" @click=${open('settings')}>${words('settings')}</button>
      <button class="text-button menu-button" aria-label=${words('menu')} @click=${open('menu')}>
        ${menuIcon}<span class="not-phone" aria-hidden="true">${words('menu')}</span>
      </button>
    </header>`;
}

function board(app: App): TemplateResult {
  const { match, view, shown } = app.game.state;
  const { settings, words } = app;
  const found = shownValues(app);
  const texts =
    match && view ? boardTexts(view, controls(match, view), namesOf(words, match, view), words, found) : kNoTexts;
  const press = (event: CustomEvent<{ cell: number }>) => app.game.press(event.detail.cell);
  const command = (event: CustomEvent<{ command: BoardCommand }>) => runCommand(app, event.detail.command);
  return html`<div class="board-box players-${shown?.players ?? 2}">
    <kalah-board
      fit
      .texts=${texts}
      .speed=${settings.speed}
      .numbers=${settings.numbers}
      .material=${settings.material}
      .seeds=${settings.seeds}
      .values=${view ? pitValues(view, found) : []}
      @pit-press=${press}
      @board-command=${command}
    ></kalah-board>
  </div>`;
}

/** A newer page has come: it is taken when somebody says so, or when no game is under way. */
function news(app: App): TemplateResult | typeof nothing {
  if (!app.newVersion) return nothing;
  const { words } = app;
  return html`<div class="news" role="status">
    <span>${words('new-version')}</span>
    <button class="button outlined" @click=${takeOver}>${words('new-version-take')}</button>
  </div>`;
}

export function page(app: App): TemplateResult {
  const { shown } = app.game.state;
  return html`${header(app)} ${news(app)}
    <main class="players-${shown?.players ?? 2}">
      <section class="table" aria-label=${app.words('board-area')}>
        ${plates(app, true)} ${board(app)} ${plates(app, false)}
        ${showsResult(app) ? result(app) : html`${line(app)} ${tools(app)}`} ${quietTools(app)} ${decidedLine(app)}
      </section>
      ${side(app)}
    </main>
    <div class="unseen" role="status" aria-live="polite">${app.live}</div>
    ${dialogs(app)}`;
}
