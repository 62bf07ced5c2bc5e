/** The list of turns: every sowing can be looked at, and the game can go on from there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameView, Turn } from '../../engine/types.js';
import type { App } from '../app.js';
import { ownTurnStart, turnStarts } from '../history.js';
import { sideMark, stepIcons } from '../icons.js';
import { namesOf } from '../names.js';
import { isSwap } from '../types.js';

/** A swap is listed with the turn it precedes; until that has begun, by itself. */
function listedTurns(app: App, listed: GameView): Turn[] {
  const last = app.game.state.traces[listed.plies - 1];
  if (!last || !isSwap(last)) return listed.turns;
  return [...listed.turns, { player: listed.mover, sowings: [], complete: false, swap: true }];
}

/** One sowing, or the swap, that led to a position. */
function entry(app: App, text: string, plies: number): TemplateResult {
  const seen = app.game.state.shown?.plies === plies;
  return html`<button
    class="entry"
    aria-current=${seen ? 'true' : nothing}
    data-plies=${plies}
    .textContent=${text}
    @click=${() => app.game.look(plies)}
  ></button>`;
}

/** A chain reads "3, 6" also where it is copied. */
function turnCell(app: App, turn: Turn | undefined, start: number): TemplateResult | typeof nothing {
  if (!turn) return nothing;
  const swap = turn.swap ? [entry(app, app.words('swap-mark'), start)] : [];
  const sown = turn.sowings.map((pit, i) => html`${i > 0 ? ', ' : ''}${entry(app, String(pit), start + i + 1)}`);
  return html`${swap}${swap.length > 0 && sown.length > 0 ? ' ' : ''}${sown}`;
}

function step(app: App, shape: TemplateResult, label: string, to: number, possible: boolean): TemplateResult {
  return html`<button
    class="text-button step"
    aria-label=${label}
    title=${label}
    ?disabled=${!possible}
    @click=${() => app.game.look(to)}
  >
    ${shape}
  </button>`;
}

/** To the positions before and after, and what can be taken back at once. */
function steps(app: App, seen: number, all: number): TemplateResult {
  const { words, game } = app;
  const { match, view } = game.state;
  const own = match && view ? ownTurnStart(match, view) : -1;
  return html`<div class="steps" role="group" aria-label=${words('look-title')}>
      ${step(app, stepIcons.start, words('look-start'), 0, seen > 0)}
      ${step(app, stepIcons.back, words('look-back'), seen - 1, seen > 0)}
      ${step(app, stepIcons.forth, words('look-forth'), seen + 1, seen < all)}
      ${step(app, stepIcons.now, words('look-now'), all, seen < all)}
    </div>
    ${
      game.canUndo()
        ? html`<div class="steps">
            ${
              own >= 0
                ? html`<button class="text-button" @click=${() => game.backTo(own)}>${words('undo-turn')}</button>`
                : nothing
            }
            <button class="text-button" @click=${() => game.backTo(0)}>${words('undo-game')}</button>
          </div>`
        : nothing
    }`;
}

export function turns(app: App): TemplateResult | typeof nothing {
  const { match, shown, view, looking } = app.game.state;
  if (!match || !shown || !view) return nothing;
  const { words } = app;
  // While an earlier position is looked at the list stays whole.
  const listed = looking ? view : shown;
  const names = namesOf(words, match, listed);
  // Columns in the order of play: a round begins with the player who began the game.
  const order = Array.from(
    { length: listed.players },
    (_, i) => ((listed.turns[0]?.player ?? match.first) + i) % listed.players,
  );
  const all = listedTurns(app, listed);
  const starts = turnStarts(all);
  const rounds = Array.from({ length: Math.ceil(all.length / listed.players) }, (_, round) => round);
  return html`<section class="turns">
    <h2 id="turns-title">${words('turns')}</h2>
    ${
      rounds.length === 0
        ? html`<p class="quiet">${words('turns-none')}</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="turns-title">
              <table>
                <thead>
                  <tr>
                    <th scope="col"><span class="unseen">${words('turn-number')}</span></th>
                    ${order.map(
                      (side) =>
                        html`<th scope="col">${sideMark(side)}<span class="unseen">${names.name(side)}</span></th>`,
                    )}
                  </tr>
                </thead>
                <tbody>
                  ${rounds.map(
                    (round) =>
                      html`<tr class=${round === rounds.length - 1 ? 'current' : ''}>
                        <th scope="row">${round + 1}</th>
                        ${order.map((_, column) => {
                          const at = round * listed.players + column;
                          return html`<td>${turnCell(app, all[at], starts[at] ?? 0)}</td>`;
                        })}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
            ${steps(app, shown.plies, listed.plies)}`
    }
  </section>`;
}
