/** The fixed line under the board: what happened, what is asked, what went wrong. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameView } from '../../engine/types.js';
import { gameNames, lastTrace, type App } from '../app.js';
import { lineOf } from '../explain.js';
import { namesOf } from '../names.js';
import { shownValues } from '../show-values.js';
import { saidOf } from '../value-text.js';
import { bold } from './bold.js';
import { focusBoard } from './focus.js';

function trouble(text: string, message: string, retry: () => void, app: App): TemplateResult {
  return html`<div class="line ask" role="alert">
    <span>${text} <span class="quiet" translate="no">${message}</span></span>
    <span class="ask-buttons"><button class="button outlined" @click=${retry}>${app.words('retry')}</button></span>
  </div>`;
}

function pieBar(app: App, view: GameView): TemplateResult {
  const { words, game } = app;
  const said = saidOf(words, view, shownValues(app), 'swap');
  const answer = (action: () => unknown) => () => {
    focusBoard(app);
    action();
  };
  const names = gameNames(app);
  const who = names?.who(game.state.view?.mover ?? 0) ?? {};
  return html`<div class="line ask pie" role="group" aria-label=${words('opening-pie')}>
    <span>${words('pie-question', who)}</span>
    <span class="ask-buttons">
      <button class="button outlined" @click=${answer(game.keepSide)}>${words('pie-keep')}</button>
      <button class="button outlined" @click=${answer(game.swap)}>
        ${said === null ? words('pie-swap') : words('with-value', { text: words('pie-swap'), said })}
      </button>
    </span>
  </div>`;
}

/** While an earlier position is looked at: what led to it, and the ways on. */
function lookBar(app: App, text: string): TemplateResult {
  const { words, game } = app;
  const leave = (action: () => void) => () => {
    focusBoard(app);
    action();
  };
  const here = game.state.shown?.plies ?? 0;
  return html`<div class="line ask look" role="group" aria-label=${words('look-title')}>
    <span>${bold(text)}</span>
    <span class="ask-buttons">
      <button class="button outlined" @click=${leave(() => game.backTo(here))}>${words('look-play-on')}</button>
      <button class="button outlined" @click=${leave(game.present)}>${words('look-leave')}</button>
    </span>
  </div>`;
}

export function line(app: App): TemplateResult {
  const { words, game } = app;
  const { failure, match, shown, view, kept } = game.state;
  if (app.trouble) return trouble(words('trouble-load'), app.trouble.message, app.trouble.retry, app);
  if (failure) {
    const text = words(failure.kind === 'silent' ? 'trouble-silent' : 'trouble-core');
    return trouble(text, failure.kind === 'silent' ? '' : failure.message, game.retry, app);
  }
  if (!match || !shown) return html`<div class="line"></div>`;
  if (app.notice !== null) return html`<div class="line"><span>${bold(app.notice)}</span></div>`;
  if (shown === view && view.swap && !kept && game.isPersonsMove()) return pieBar(app, view);
  const names = namesOf(words, match, shown);
  if (game.state.looking) return lookBar(app, lineOf(shown, lastTrace(app), names, words));
  const text = app.brokenSave ? words('broken-save') : lineOf(shown, lastTrace(app), names, words);
  return html`<div class="line"><span>${bold(text)}</span></div>`;
}

/** Said while the game goes on although its result is settled. */
export function decidedLine(app: App): TemplateResult | typeof nothing {
  const { shown } = app.game.state;
  const names = gameNames(app);
  if (!shown || !names || shown.over || shown.decided < 0) return nothing;
  const text =
    shown.axes.teams === 'yes'
      ? app.words('say-decided-team', { team: names.team(shown.decided) })
      : app.words('say-decided', names.who(shown.decided));
  return html`<p class="decided">${text}</p>`;
}
