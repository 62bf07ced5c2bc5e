/** Starts the page: settings, language, core, the game of this tab. */
import '../board/element.js';
import { render } from 'lit';
import type { BoardElement } from '../board/types.js';
import { isFailure } from '../engine/channel.js';
import { openCore } from '../engine/client.js';
import rulesModule from '../engine/kalah-rules.wasm?url';
import wholeModule from '../engine/kalah.wasm?url';
import { tablesAt } from '../engine/tables.js';
import { begin, enterMatch, firstSetup, kFirstOpponent, onHappening, onValues, seatOf, tell, type App } from './app.js';
import { failureText } from './core-text.js';
import type { BoardPort } from './game-types.js';
import { createGame } from './game.js';
import { followLanguage } from './language.js';
import { linkFrom, type Linked } from './link.js';
import { fitSeats, newMatch, webRandom, withPersonAt } from './seats.js';
import { followValues } from './show-values.js';
import { loadGame, loadSettings, saveGame, wasWelcomed } from './storage.js';
import { openTab, type Tab } from './tab.js';
import { createValues } from './values.js';
import { followRunning, keepPage } from './versions.js';
import { page } from './views/page.js';
import { showsResult } from './views/result.js';

const root = document.getElementById('app') ?? document.body;
const core = openCore(rulesModule, wholeModule);

function boardPort(): BoardPort | null {
  return root.querySelector<BoardElement>('kalah-board');
}

function applyTheme(app: App): void {
  document.documentElement.dataset.theme = app.settings.theme;
}

/** The list of turns scrolls to its end whenever it has grown or shrunk. */
function followTurns(): void {
  const list = root.querySelector<HTMLElement>('.turns .scroll');
  if (!list || list.dataset.rows === String(list.scrollHeight)) return;
  list.dataset.rows = String(list.scrollHeight);
  list.scrollTop = list.scrollHeight;
}

let resultShown = false;
/** A result comes into view below the board, wherever the page was scrolled to. */
function followResult(app: App): void {
  const shows = showsResult(app);
  if (shows && !resultShown) root.querySelector('.result')?.scrollIntoView({ block: 'nearest' });
  resultShown = shows;
}

/** Draws once for all changes of one task. */
function drawer(app: () => App): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      applyTheme(app());
      void followLanguage(app());
      if (app().language === '') return;
      followValues(app());
      render(page(app()), root);
      followRunning(app());
      followTurns();
      followResult(app());
    });
  };
}

async function loadCatalogue(app: App): Promise<void> {
  const [presets, axes, players] = await Promise.all([core.presets(), core.axes(), core.players()]);
  const usual = Object.fromEntries(axes.map((axis) => [axis.key, axis.default]));
  app.catalogue = { presets, axes, usual, players };
}

/** The game of a link: its position under its rules, played as the last game was. */
async function openLink(app: App, linked: Linked): Promise<string | null> {
  try {
    const { rules, axes } = await core.rules(linked.rules);
    const setup = { ...firstSetup(), rules, position: linked.position };
    const seats = fitSeats(setup.seats, Number(axes.players), kFirstOpponent);
    const start = linked.position === '' ? 'start' : linked.position;
    const match = { ...newMatch({ ...setup, seats }, axes, webRandom), start };
    const { mover } = await core.game({ rules, start, first: match.first, moves: [] });
    // A computer to move would at once play on from what was to be seen.
    await enterMatch(app, { ...match, seats: withPersonAt(match.seats, mover) });
    return null;
  } catch (error) {
    if (!isFailure(error, 'refused')) throw error;
    return app.words('link-refused', { reason: failureText(error, app.words) });
  }
}

/** Goes on with the stored game, or begins one; what cannot be read or replayed gives way to a new game. */
async function openGame(app: App, tab: Tab, linked: Linked | null): Promise<void> {
  app.trouble = null;
  try {
    await loadCatalogue(app);
    const refused = linked && (await openLink(app, linked));
    // A reload goes on with the game that has begun, not from the link again.
    if (linked) history.replaceState(null, '', '/');
    if (linked && refused === null) return app.draw();
    if (refused !== null) {
      await begin(app, firstSetup());
      return tell(app, refused);
    }
    const loaded = loadGame(tab.from);
    let broken = loaded === 'broken';
    if (typeof loaded === 'object') {
      const seats = await Promise.all(loaded.match.seats.map((seat) => seatOf(core, seat)));
      broken = await core.game({ ...loaded.match, moves: loaded.match.entries.map((entry) => entry.move) }).then(
        (view) => view.players !== seats.length || seats.includes(null),
        () => true,
      );
      if (!broken) return void (await app.game.enter(loaded.match));
    }
    await begin(app, firstSetup());
    app.brokenSave = broken;
    if (!wasWelcomed()) app.dialog = 'welcome';
  } catch (error) {
    app.trouble = { message: failureText(error, app.words), retry: () => void openGame(app, tab, linked) };
  }
  app.draw();
}

async function start(): Promise<void> {
  const linked = linkFrom(location.pathname);
  // A link begins a game of its own and leaves the stored ones alone.
  const tab = await openTab(linked !== null);
  const draw = drawer(() => app);
  const game = createGame(core, {
    board: boardPort,
    speed: () => app.settings.speed,
    changed: draw,
    happened: (what) => onHappening(app, what),
    save: (match) => saveGame(tab.id, match),
  });
  const app: App = {
    core,
    game,
    words: (id) => id,
    language: '',
    settings: loadSettings(),
    catalogue: null,
    dialog: null,
    draft: null,
    share: null,
    notice: null,
    live: '',
    resultClosed: false,
    brokenSave: false,
    trouble: null,
    chain: null,
    newVersion: false,
    install: null,
    values: createValues(
      core,
      {
        found: (values) => onValues(app, values),
        failed: () => tell(app, app.words('say-values-failed')),
      },
      tablesAt(new URL('/values', location.origin).href),
    ),
    draw,
  };
  await followLanguage(app);
  // The first drawing makes the board element that the game then shows itself on.
  await Promise.resolve();
  followInstalling(app);
  await openGame(app, tab, linked);
  whenIdle(() => void keepPage(app));
}

/** The browser's own offer to install the page waits in the menu. */
function followInstalling(app: App): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    app.install = () => {
      app.install = null;
      void (event as Event & { prompt(): Promise<unknown> }).prompt();
      app.draw();
    };
    app.draw();
  });
}

/** After the first drawing and a quiet moment. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 5000 });
  else setTimeout(action, 1000);
}

void start();
