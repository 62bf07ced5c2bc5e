/** The result, under the board so that the board stays to be looked at. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameView } from '../../engine/types.js';
import { lastTrace, playAgain, type App } from '../app.js';
import { openNewGame } from '../dialogs.js';
import { endSentences, resultSentence } from '../explain.js';
import { sideMark } from '../icons.js';
import { namesOf, type Names } from '../names.js';
import { isLastRound, leaders, pointsAt } from '../series.js';
import type { Match } from '../types.js';
import { bold } from './bold.js';
import { focusBoard } from './focus.js';

/** What each has in the end; partners are counted together. */
function scores(view: GameView, stores: readonly number[], names: Names) {
  const groups = view.axes.teams === 'yes' ? [0, 1].map((team) => [team, team + 2]) : stores.map((_, side) => [side]);
  return groups.map((sides, i) => ({
    sides,
    name: sides.length > 1 ? names.team(i) : names.label(i),
    // The mark tells the eye which of two like computers it is.
    seat: sides.length > 1 ? '' : names.seat(i),
    seeds: sides.reduce((sum, side) => sum + (stores[side] ?? 0), 0),
  }));
}

/** How the match of several games stands; its end is told as such. */
function matchScore(app: App, match: Match, view: GameView, names: Names): TemplateResult | typeof nothing {
  const { series } = match;
  if (!series) return nothing;
  const { words, language } = app;
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const sides = Array.from({ length: view.players }, (_, side) => side);
  const list = sides.map((side) =>
    words('match-points', { ...names.who(side), points: points.format(pointsAt(series, view, side)) }),
  );
  const ahead = leaders(series, view);
  const won = ahead.length === 1 ? words('match-won', names.who(ahead[0] ?? 0)) : words('match-drawn');
  return html`<p class="match-score">
    ${words('match-round', { round: series.round, rounds: series.rounds })} ${list.join('; ')}.
    ${isLastRound(series) ? html`<strong>${won}</strong>` : nothing}
  </p>`;
}

export function showsResult(app: App): boolean {
  const { shown } = app.game.state;
  return shown !== null && shown.over !== null && !app.resultClosed;
}

export function result(app: App): TemplateResult | typeof nothing {
  const { match, shown } = app.game.state;
  if (!match || !shown?.over) return nothing;
  const { words } = app;
  const names = namesOf(words, match, shown);
  const look = () => {
    app.resultClosed = true;
    app.draw();
    focusBoard(app);
  };
  const again = () => {
    playAgain(app);
    focusBoard(app);
  };
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title">${resultSentence(shown, names, words)}</h2>
    <ul class="score" aria-label=${words('result-score')}>
      ${scores(shown, shown.over.stores, names).map(
        ({ sides, name, seat, seeds }) =>
          html`<li>
            ${sides.map(sideMark)}<span>${name}<span class="unseen"> ${seat === name ? '' : seat}</span></span>
            <strong>${seeds}</strong>
          </li>`,
      )}
    </ul>
    ${matchScore(app, match, shown, names)}
    <p class="reason">
      ${endSentences(lastTrace(app), shown, names, words).map((sentence, i) => html`${i > 0 ? ' ' : ''}${bold(sentence)}`)}
      ${match.help ? html`<span class="quiet">${words('result-help')}</span>` : nothing}
    </p>
    <div class="result-buttons">
      <button class="button primary" @click=${again}>
        ${words(match.series && !isLastRound(match.series) ? 'next-round' : 'rematch')}
      </button>
      <button class="button outlined" @click=${look}>${words('look')}</button>
      <button class="button" @click=${() => openNewGame(app)}>${words('new-game')}</button>
    </div>
  </section>`;
}
