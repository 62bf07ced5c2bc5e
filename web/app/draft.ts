/** A new game while it is being chosen: presets, every axis, players. The core says what goes together. */
import { isFailure } from '../engine/channel.js';
import { begin, firstSetup, kFirstOpponent, type App, type Draft } from './app.js';
import { refusedText, rulesText } from './rules-text.js';
import { controls, fitSeats } from './seats.js';

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
    seats: setup.seats,
    error: null,
    position: match && view?.axes.start === 'set' ? match.start : '',
    positionError: null,
    even: '',
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

async function change(app: App, text: string, preset: string | null, axes?: Record<string, string>): Promise<void> {
  const before = app.draft;
  if (!before) return;
  // What was chosen is shown at once, also where the core then refuses it.
  const chosen: Draft = { ...before, preset, axes: axes ?? before.axes };
  app.draft = chosen;
  app.draw();
  try {
    const { rules, axes: full } = await app.core.rules(text);
    const even = await evenStart(app, full);
    if (app.draft !== chosen) return;
    const seats = fitSeats(chosen.seats, Number(full.players), kFirstOpponent);
    const position = keptPosition(chosen, before.axes, full, even);
    app.draft = {
      axes: full,
      rules,
      preset: presetOf(app, rules, preset),
      seats,
      error: null,
      position,
      positionError: null,
      even,
    };
  } catch (error) {
    if (app.draft !== chosen) return;
    const message = error instanceof Error ? error.message : String(error);
    app.draft = {
      ...chosen,
      preset: null,
      error: isFailure(error, 'refused') ? refusedText(message, app.words) : message,
    };
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

export function chooseSeat(app: App, side: number, player: string): void {
  if (!app.draft) return;
  app.draft = { ...app.draft, seats: app.draft.seats.map((was, i) => (i === side ? player : was)) };
  app.draw();
}

/** Asks the core about the position of the draft; false, with the reason shown, if no game can start from it. */
async function acceptPosition(app: App): Promise<boolean> {
  const { draft } = app;
  if (draft?.axes.start !== 'set' || draft.error !== null) return true;
  const { rules, position } = draft;
  const refused = await app.core.game({ rules, start: position.trim(), first: 0, moves: [] }).then(
    (view) => (view.over ? app.words('position-over') : null),
    (error: unknown) =>
      app.words('position-refused', { reason: error instanceof Error ? error.message : String(error) }),
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

/** The dialog stays until the new game is there. */
export async function startDraft(app: App): Promise<void> {
  const { draft } = app;
  if (!draft || draft.error !== null || !(await acceptPosition(app))) return;
  const { rules, seats, position } = draft;
  await begin(app, draft.axes.start === 'set' ? { rules, seats, position: position.trim() } : { rules, seats });
  app.dialog = null;
  app.draft = null;
  app.draw();
}
