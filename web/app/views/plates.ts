/** The plates above and below the board: shape, name, seat, whose move it is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { App } from '../app.js';
import { sideMark } from '../icons.js';
import { namesOf, playerNote } from '../names.js';
import { lastSaid, saidText } from '../said.js';
import { controlOf, viewerOf } from '../seats.js';
import { kPerson } from '../types.js';

function movesAgain(app: App): boolean {
  const turn = app.game.state.shown?.turns.at(-1);
  return turn !== undefined && !turn.complete && turn.sowings.length > 0;
}

function status(app: App, side: number, you: boolean): string | null {
  const { shown, view, match, thinking, hinting } = app.game.state;
  if (!shown || !match || shown.mover !== side) return null;
  const { words } = app;
  const arrived = shown.plies === view?.plies;
  if (arrived && match.paused && controlOf(match, side, shown.swapped) !== kPerson) return words('turn-paused');
  if ((arrived && thinking === side) || hinting) return words('turn-thinking');
  if (you) return words(movesAgain(app) ? 'turn-you-again' : 'turn-you');
  return words(movesAgain(app) ? 'turn-other-again' : 'turn-other');
}

function plate(app: App, side: number): TemplateResult | typeof nothing {
  const { match, shown } = app.game.state;
  if (!match || !shown) return nothing;
  const { words } = app;
  const names = namesOf(words, match, shown);
  const control = controlOf(match, side, shown.swapped);
  const said = lastSaid(match, shown, app.game.state.traces, side);
  const notes = [names.seat(side)];
  // Around a board of three and four there is no room for how a computer plays.
  if (shown.players === 2 && control !== kPerson && !said) notes.push(playerNote(words, control));
  if (said) notes.unshift(saidText(words, said, shown.players));
  if (shown.axes.teams === 'yes') notes.unshift(names.team(side % 2));
  // A person among several is called by his seat already.
  const shownNotes = notes.filter((note) => note !== '' && note !== names.label(side));
  const now = status(app, side, names.who(side).who === 'you');
  return html`<div class="plate side-${side} ${now === null ? '' : 'to-move'}">
    ${sideMark(side)}
    <span class="plate-name">${names.label(side)}</span>
    <span class="plate-note">${shownNotes.map((note, i) => html`<span>${i > 0 ? ` · ${note}` : note}</span>`)}</span>
    ${now === null ? nothing : html`<span class="plate-turn">${now}</span>`}
  </div>`;
}

/** `top`: all but the viewer in the order of play, as they sit around the board; else the viewer. */
export function plates(app: App, top: boolean): TemplateResult {
  const { match, shown } = app.game.state;
  if (!match || !shown) return html`<div class="plates"><div class="plate"></div></div>`;
  const viewer = viewerOf(match, shown);
  const others = Array.from({ length: shown.players - 1 }, (_, i) => (viewer + 1 + i) % shown.players);
  const sides = top ? others : [viewer];
  return html`<div class="plates plates-${sides.length}">${sides.map((side) => plate(app, side))}</div>`;
}
