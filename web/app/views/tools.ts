/** The three buttons, and the quiet ones beside them. */
import { html, nothing, type TemplateResult } from 'lit';
import { advise, runCommand, switchValues, type App } from '../app.js';
import { openNewGame } from '../dialogs.js';
import { hintIcon, newIcon, settingsIcon, undoIcon } from '../icons.js';
import { kPerson } from '../types.js';

/** Without a person at the board pause takes the place of the hint. */
function primary(app: App): TemplateResult {
  const { words, game } = app;
  const { match } = game.state;
  if (match && !match.seats.includes(kPerson)) {
    const paused = match.paused;
    return html`<button class="button primary" @click=${() => game.pause(!paused)}>
      <span>${words(paused ? 'resume' : 'pause')}</span>
    </button>`;
  }
  return html`<button
    class="button primary"
    ?disabled=${!game.isPersonsMove() || game.state.hinting}
    @click=${() => runCommand(app, 'hint')}
  >
    ${hintIcon}<span>${words('hint')}</span>
  </button>`;
}

export function tools(app: App): TemplateResult {
  const { words, game } = app;
  return html`<div class="tools">
    ${primary(app)}
    <button class="button outlined" ?disabled=${!game.canUndo()} @click=${game.undo}>
      ${undoIcon}<span>${words('undo')}</span>
    </button>
    <button class="button" @click=${() => openNewGame(app)}>${newIcon}<span>${words('new-game')}</span></button>
    <button
      class="button only-phone"
      @click=${() => {
        app.dialog = 'settings';
        app.draw();
      }}
    >
      ${settingsIcon}<span>${words('settings')}</span>
    </button>
  </div>`;
}

/** The switch for values in the pits, in the dialog of settings as well. */
export function valuesSwitch(app: App): TemplateResult {
  return html`<button
    type="button"
    class="text-button switch"
    role="switch"
    aria-checked=${app.settings.values ? 'true' : 'false'}
    @click=${() => switchValues(app)}
  >
    ${app.words('values')}
  </button>`;
}

export function quietTools(app: App): TemplateResult {
  const { words, game } = app;
  const { match, shown } = game.state;
  const persons = match?.seats.includes(kPerson) ?? true;
  return html`<div class="quiet-tools">
    ${valuesSwitch(app)}
    ${
      match && match.redo.length > 0
        ? html`<button class="text-button" @click=${game.redo}>${words('redo')}</button>`
        : nothing
    }
    ${
      persons && game.isPersonsMove()
        ? html`<button class="text-button" @click=${() => advise(app, true)}>${words('computer-move')}</button>`
        : nothing
    }
    ${
      !persons && match?.paused && !shown?.over
        ? html`<button class="text-button" @click=${game.step}>${words('step')}</button>`
        : nothing
    }
    ${
      shown?.over && app.resultClosed
        ? html`<button
            class="text-button"
            @click=${() => {
              app.resultClosed = false;
              app.draw();
            }}
          >
            ${words('show-result')}
          </button>`
        : nothing
    }
  </div>`;
}
