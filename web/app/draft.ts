/** A new game while it is being chosen: presets, every axis, players. The core says what goes together. */
import { begin, firstSetup, type App, type Draft } from './app.js';
import { failureText } from './core-text.js';
import { rulesText } from './rules-text.js';
import { acceptSeats, fittedSeats, isRefused, seatFrom, seatText } from './seat-draft.js';
import { controls } from './seats.js';

/** The preset with these canonical rules; presets of equal rules are told apart by what was chosen. */
function presetOf(app: App, rules: string, wanted: string | null): string | null {
  const same = (app.catalogue?.presets ?? []).filter((preset) => preset.rules === rules).map((preset) => preset.name);
  return wanted !== null && same.includes(wanted) ? wanted : (same[0] ?? null);
}

export function openNewGame(app: App): void {
  const { match, view } = app.game.state;
  const setup = match && view ? { rules: view.rules, seats: controls(match, view) } : firstSetup();
  app.dialog = 'new-game';
  app.draft = {
    axes: view?.axes ?? {},
    rules: setup.rules,
    preset: presetOf(app, setup.rules, null),
    seats: setup.seats.map(seatFrom),
    error: null,
    position: match && view?.axes.start === 'set' ? match.start : '',
    positionError: null,
    even: '',
    rounds: match?.series?.rounds ?? 1,
  };
  app.draw();
  void change(app, setup.rules, app.draft.preset);
}

/** The even start of the rules; empty where no position is asked for. */
async function evenStart(app: App, axes: Record<string, string>): Promise<string> {
  if (axes.start !== 'set') return '';
  const rules = rulesText({ ...axes, start: 'even' });
  return (await app.core.game({ rules, start: 'start', first: 0, moves: [] })).position;
}

/** What was typed stays as long as it is for a board of this size. */
function keptPosition(before: Draft, size: Record<string, string>, axes: Record<string, string>, even: string): string {
  const resized = size.pits !== axes.pits || size.players !== axes.players;
  return before.position === '' || before.position === before.even || resized ? even : before.position;
}

/** The latest question about the rules; the answers to earlier ones no longer count. */
let latest: Promise<void> = Promise.resolve();

async function change(app: App, text: string, preset: string | null, axes?: Record<string, string>): Promise<void> {
  if (!app.draft) return;
  const size = app.draft.axes;
  // What was chosen is shown at once, also where the core then refuses it.
  app.draft = { ...app.draft, preset, axes: axes ?? size };
  app.draw();
  const asked = ask(app, text, preset, size, () => latest !== asked);
  latest = asked;
  await asked;
}

/** Seats and position may be chosen while the core answers: they are taken as they then are. */
async function ask(
  app: App,
  text: string,
  preset: string | null,
  size: Record<string, string>,
  stale: () => boolean,
): Promise<void> {
  try {
    const { rules, axes } = await app.core.rules(text);
    const even = await evenStart(app, axes);
    if (stale() || !app.draft) return;
    app.draft = {
      axes,
      rules,
      preset: presetOf(app, rules, preset),
      seats: fittedSeats(app.draft.seats, Number(axes.players)),
      error: null,
      position: keptPosition(app.draft, size, axes, even),
      positionError: null,
      even,
      rounds: app.draft.rounds,
    };
  } catch (error) {
    if (stale() || !app.draft) return;
    app.draft = { ...app.draft, preset: null, error: failureText(error, app.words) };
  }
  app.draw();
}

export function choosePreset(app: App, name: string): void {
  void change(app, name, name);
}

export function chooseAxis(app: App, key: string, value: string): void {
  if (!app.draft) return;
  const axes = { ...app.draft.axes, [key]: value };
  void change(app, rulesText(axes), null, axes);
}

/** Asks the core about the position of the draft; false, with the reason shown, if no game can start from it. */
async function acceptPosition(app: App): Promise<boolean> {
  const { draft } = app;
  if (draft?.axes.start !== 'set' || draft.error !== null) return true;
  const { rules, position } = draft;
  const refused = await app.core.game({ rules, start: position.trim(), first: 0, moves: [] }).then(
    (view) => (view.over ? app.words('position-over') : null),
    (error: unknown) => app.words('position-refused', { reason: failureText(error, app.words) }),
  );
  if (app.draft?.position === position) {
    app.draft = { ...app.draft, positionError: refused };
    app.draw();
  }
  return refused === null;
}

/** A refusal that is shown goes as soon as it no longer holds; a new one waits until all is typed. */
export function choosePosition(app: App, position: string, typing: boolean): void {
  if (!app.draft) return;
  app.draft = { ...app.draft, position };
  if (!typing || app.draft.positionError !== null) void acceptPosition(app);
}

export function chooseRounds(app: App, rounds: number): void {
  if (!app.draft) return;
  app.draft = { ...app.draft, rounds };
  app.draw();
}

export function canStart(draft: Draft): boolean {
  return draft.error === null && !draft.seats.some(isRefused);
}

/** The dialog stays until the new game is there. */
export async function startDraft(app: App): Promise<void> {
  await latest;
  const accepted = await Promise.all([acceptPosition(app), acceptSeats(app)]);
  const { draft } = app;
  if (!draft || !canStart(draft) || accepted.includes(false)) return;
  const { rules, position, rounds } = draft;
  const seats = draft.seats.map(seatText);
  const set = draft.axes.start === 'set' ? { position: position.trim() } : {};
  await begin(app, { rules, seats, rounds, ...set });
  app.dialog = null;
  app.draft = null;
  app.draw();
}
