/** The state of the page around the game, and what its controls do. */
import type { BoardCommand } from '../board/types.js';
import { isFailure } from '../engine/channel.js';
import type { Core } from '../engine/client.js';
import type { Axis, Player, Preset } from '../engine/types.js';
import { failureText } from './core-text.js';
import { lineOf, plain } from './explain.js';
import type { Happening } from './game-types.js';
import type { Game } from './game.js';
import { namesOf, type Names } from './names.js';
import { fitSeats, newMatch, onlyPerson, rematch, viewerOf, webRandom } from './seats.js';
import { chainWith, spoken, type Chain } from './speech.js';
import { noteGame } from './stats.js';
import { keepStorage, loadSetup, saveSettings, saveSetup, saveWelcomed } from './storage.js';
import { hintSentence, shownValues } from './show-values.js';
import { tellBoard, tellLast, tellMoves, tellScore } from './tell.js';
import { refusalSentence } from './texts.js';
import type { Share } from './share.js';
import { isSwap, kPerson, type AnyTrace, type Match, type Settings, type Setup } from './types.js';
import { turnBoard } from './turn.js';
import { bestSentence, provedBest } from './value-text.js';
import type { PositionValues, ValuesSource } from './values.js';
import type { Words } from './words.js';

/** What the core offers; asked for once. */
export interface Catalogue {
  presets: Preset[];
  axes: Axis[];
  /** Default value of every axis. */
  usual: Record<string, string>;
  players: Player[];
}

export type DialogName = 'new-game' | 'welcome' | 'settings' | 'share' | 'menu' | 'statistics';

/** A new game while it is being chosen. */
export interface Draft {
  axes: Record<string, string>;
  rules: string;
  preset: string | null;
  seats: SeatDraft[];
  error: string | null;
  /** Where the rules say `start=set`: the position as text, and why it cannot be played. */
  position: string;
  positionError: string | null;
  /** The even start of these rules, offered first. */
  even: string;
  /** Games that count together. */
  rounds: number;
}

/** A seat while it is being chosen. */
export interface SeatDraft {
  player: string;
  /** What stands in the fields; empty: as usual. */
  options: Readonly<Record<string, string>>;
  /** Why the core refuses what stands there. */
  refused: Readonly<Record<string, string>>;
}

export interface App {
  core: Core;
  game: Game;
  words: Words;
  language: string;
  settings: Settings;
  catalogue: Catalogue | null;
  dialog: DialogName | null;
  draft: Draft | null;
  share: Share | null;
  /** Answer to a command or a press, until the game goes on. */
  notice: string | null;
  /** What is read out. */
  live: string;
  resultClosed: boolean;
  brokenSave: boolean;
  /** The core could not be loaded or asked; `retry` asks again. */
  trouble: { message: string; retry(): void } | null;
  chain: Chain | null;
  /** A newer page is here and waits. */
  newVersion: boolean;
  /** Asks the browser to install the page; null where it cannot be asked now. */
  install: (() => void) | null;
  values: ValuesSource;
  draw(): void;
}

export const kFirstRules = 'modern';
export const kFirstOpponent = 'level-2';

export function firstSetup(): Setup {
  return loadSetup() ?? { rules: kFirstRules, seats: [kPerson, kFirstOpponent] };
}

/** The trace of the last entry the board has shown. */
export function lastTrace(app: App): AnyTrace | null {
  const { shown, traces } = app.game.state;
  return shown ? (traces[shown.plies - 1] ?? null) : null;
}

export function gameNames(app: App): Names | null {
  const { match, view } = app.game.state;
  return match && view ? namesOf(app.words, match, view) : null;
}

export function announce(app: App, text: string): void {
  if (text === '') return;
  // The same words twice are only read twice if the region changes.
  app.live = app.live === text ? `${text}\u00a0` : text;
  app.draw();
}

/** Shows and reads out an answer. */
export function tell(app: App, text: string): void {
  app.notice = text;
  announce(app, plain(text));
}

export function onHappening(app: App, happening: Happening): void {
  const { view, match } = app.game.state;
  const names = gameNames(app);
  if (!view || !match || !names) return;
  const { words } = app;
  switch (happening.kind) {
    case 'sown':
      app.notice = null;
      app.resultClosed = false;
      app.brokenSave = false;
      app.chain = chainWith(app.chain, happening.trace, view.pits);
      noteCourse(app);
      if (isSwap(happening.trace) && onlyPerson(match, view) >= 0 && app.settings.speed !== 'off') turnBoard();
      return announce(app, spoken(happening, app.chain, names, words));
    case 'refused':
      return tell(app, refusalSentence(happening.refusal, view, names, words));
    case 'hint':
      return tell(app, hintSentence(happening, view, names, words));
    case 'looked': {
      const { shown, looking } = app.game.state;
      app.notice = null;
      if (!shown) return;
      const now = tellBoard(shown, viewerOf(match, shown), namesOf(words, match, shown), words);
      return announce(app, `${words(looking ? 'look-at' : 'look-left', { plies: shown.plies })} ${now}`);
    }
    case 'back':
    case 'forth':
      app.notice = null;
      app.chain = null;
      app.resultClosed = false;
      noteCourse(app);
      return announce(app, words(happening.kind === 'back' ? 'say-back' : 'say-forth'));
  }
}

/** After the first finished game there is something to lose: the browser is asked to keep it. */
function noteCourse(app: App): void {
  const { view, match, traces } = app.game.state;
  if (!view || !match) return;
  noteGame(match, view, traces, Date.now());
  if (view.over) void keepStorage();
}

export function changeSettings(app: App, change: Partial<Settings>): void {
  app.settings = { ...app.settings, ...change };
  saveSettings(app.settings);
  app.draw();
}

/** The seat in the form it is kept in; null if neither a person nor a player of the core can take it. */
export async function seatOf(core: Core, seat: string): Promise<string | null> {
  if (seat === kPerson) return seat;
  return core.player(seat).catch((error: unknown) => {
    if (isFailure(error, 'refused')) return null;
    throw error;
  });
}

export async function begin(app: App, setup: Setup): Promise<void> {
  app.trouble = null;
  try {
    const { rules, axes } = await app.core.rules(setup.rules);
    const seats = await Promise.all(setup.seats.map(async (seat) => (await seatOf(app.core, seat)) ?? kFirstOpponent));
    const fresh = { ...setup, rules, seats: fitSeats(seats, Number(axes.players), kFirstOpponent) };
    saveSetup(fresh);
    await enterFresh(app, newMatch(fresh, axes, webRandom));
  } catch (error) {
    app.trouble = { message: failureText(error, app.words), retry: () => void begin(app, setup) };
    app.draw();
  }
}

/** Goes on with a match, whatever was played before. */
export async function enterMatch(app: App, match: Match): Promise<void> {
  app.notice = null;
  app.chain = null;
  app.resultClosed = false;
  app.brokenSave = false;
  await app.game.enter(match);
}

async function enterFresh(app: App, match: Match): Promise<void> {
  await enterMatch(app, match);
  const { view } = app.game.state;
  const names = gameNames(app);
  if (view && names && view.plies === 0) announce(app, plain(lineOf(view, null, names, app.words)));
}

export function playAgain(app: App): void {
  const { match, view } = app.game.state;
  if (match && view) void enterFresh(app, rematch(match, view, webRandom));
}

export async function finishWelcome(app: App, rules: string): Promise<void> {
  saveWelcomed();
  if (rules !== kFirstRules || app.game.state.match === null) await begin(app, { ...firstSetup(), rules });
  app.dialog = null;
  app.draw();
}

export function switchValues(app: App): void {
  if (app.settings.values) app.values.stop();
  changeSettings(app, { values: !app.settings.values });
}

export function onValues(app: App, found: PositionValues): void {
  app.game.helped();
  if (found.final) announce(app, bestSentence(app.words, found.view, found));
  app.draw();
}

/** The strongest player the core has, for hints. */
function strongest(app: App): string {
  return app.catalogue?.players.findLast(({ name }) => name.startsWith('level-'))?.name ?? 'level-5';
}

/** What is shown in the pits decides where all of it is proved, else the strongest player. */
export function advise(app: App, playIt: boolean): void {
  void app.game.advise(strongest(app), playIt, provedBest(shownValues(app)));
}

export function runCommand(app: App, command: BoardCommand): void {
  const { game, words } = app;
  const { match, view } = game.state;
  const names = gameNames(app);
  if (!match || !view || !names) return;
  switch (command) {
    case 'score':
      return tell(app, tellScore(view, names, words));
    case 'board':
      return tell(app, tellBoard(view, viewerOf(match, view), names, words));
    case 'last':
      return tell(app, tellLast(view, game.state.traces[view.plies - 1] ?? null, names, words));
    case 'moves':
      return tell(app, tellMoves(view, game.isPersonsMove(), names, words, shownValues(app)));
    case 'values':
      switchValues(app);
      return tell(app, words(app.settings.values ? 'say-values-on' : 'say-values-off'));
    case 'hint':
      return game.isPersonsMove() ? advise(app, false) : tell(app, words('tell-no-moves'));
    case 'undo':
      return game.undo();
    case 'redo':
      return game.redo();
    case 'swap':
      if (!game.swap()) tell(app, words('tell-no-swap'));
      return;
    case 'help':
      return tell(app, words('tell-help'));
  }
}
