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
  };
  app.draw();
  void change(app, setup.rules, app.draft.preset);
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
    if (app.draft !== chosen) return;
    const seats = fitSeats(chosen.seats, Number(full.players), kFirstOpponent);
    app.draft = { axes: full, rules, preset: presetOf(app, rules, preset), seats, error: null };
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

/** The dialog stays until the new game is there. */
export async function startDraft(app: App): Promise<void> {
  const { draft } = app;
  if (!draft || draft.error !== null) return;
  await begin(app, { rules: draft.rules, seats: draft.seats });
  app.dialog = null;
  app.draft = null;
  app.draw();
}

/** The start of a game is even or dealt at random here; a set position needs one to be given. */
export const kUnofferedValues: Record<string, readonly string[]> = { start: ['set'] };
