/** The side column: the rules of this game, its turns, the same in words, commands, text mode. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardCommand } from '../../board/types.js';
import { gameNames, runCommand, type App } from '../app.js';
import { plain, sowingSentence } from '../explain.js';
import { namesAt } from '../names.js';
import { axisSentence, differences, sizeSentence } from '../rules-text.js';
import { saidText } from '../said.js';
import { viewerOf } from '../seats.js';
import { tellBoard } from '../tell.js';
import { playTyped } from '../typed.js';
import { turns } from './turns.js';

function rules(app: App): TemplateResult | typeof nothing {
  const { shown } = app.game.state;
  if (!shown || !app.catalogue) return nothing;
  const { words, catalogue } = app;
  const { axes } = shown;
  const preset = catalogue.presets.find((one) => one.rules === shown.rules);
  const capture = axes.lap === 'relay' ? [] : [axisSentence('capture', axes.capture ?? '', words)];
  const sentences = [...new Set([...capture, ...differences(axes, catalogue.usual, words)])];
  return html`<section class="rules">
    <h2>${words('rules')}</h2>
    <p class="rules-size">
      ${preset ? html`<span>${words(`preset-${preset.name}`)}.</span> ` : nothing}${sizeSentence(axes, words)}
    </p>
    ${sentences.map((sentence) => html`<p class="quiet">${sentence}</p>`)}
  </section>`;
}

function inWords(app: App): TemplateResult | typeof nothing {
  const { match, shown, traces } = app.game.state;
  if (!match || !shown || shown.plies === 0) return nothing;
  const { words } = app;
  const sentences = traces.slice(0, shown.plies).map((trace, i) => {
    const names = namesAt(words, match, shown, i);
    const sentence = plain(sowingSentence(trace, shown.pits, names, words));
    const said = match.entries[i]?.said;
    if (!said) return sentence;
    const name = names.name(trace.player);
    return `${sentence} ${words('say-said', { name, said: saidText(words, said, shown.players) })}`;
  });
  return html`<details class="in-words">
    <summary>${words('in-words')}</summary>
    <ol reversed class="scroll" tabindex="0" role="list">
      ${sentences.reverse().map((sentence) => html`<li>${sentence}</li>`)}
    </ol>
  </details>`;
}

const kCommands: readonly [string, BoardCommand][] = [
  ['S', 'score'],
  ['B', 'board'],
  ['L', 'last'],
  ['M', 'moves'],
  ['V', 'values'],
  ['H', 'hint'],
  ['U', 'undo'],
  ['X', 'swap'],
  ['?', 'help'],
];

function commands(app: App): TemplateResult {
  const { words } = app;
  return html`<details class="keys" id="keys">
    <summary>${words('keys')}</summary>
    <p class="quiet">${words('keys-intro')} ${words('key-play')}</p>
    <div class="key-buttons">
      ${kCommands.map(
        ([key, command]) =>
          html`<button class="text-button" @click=${() => runCommand(app, command)}>
            <kbd aria-hidden="true">${key}</kbd> ${words(`command-${command}`)}
          </button>`,
      )}
    </div>
  </details>`;
}

function textMode(app: App): TemplateResult {
  const { words } = app;
  const { match, view } = app.game.state;
  const names = gameNames(app);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem('moves') as HTMLInputElement;
    const text = input.value;
    input.value = '';
    void playTyped(app, text);
  };
  return html`<details class="text-mode" id="text-mode">
    <summary>${words('text-mode')}</summary>
    <form @submit=${submit}>
      <label for="text-input">${words('text-input')}</label>
      <div class="text-row">
        <input
          id="text-input"
          name="moves"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-describedby="text-board text-hint"
        />
        <button class="button outlined">${words('text-play')}</button>
      </div>
      <p class="quiet" id="text-hint">${words('text-hint')}</p>
    </form>
    <p class="text-board" id="text-board">
      ${match && view && names ? tellBoard(view, viewerOf(match, view), names, words) : ''}
    </p>
  </details>`;
}

export function side(app: App): TemplateResult {
  return html`<aside>${rules(app)} ${turns(app)} ${inWords(app)} ${commands(app)} ${textMode(app)}</aside>`;
}
