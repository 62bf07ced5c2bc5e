/** What the page remembers. Anything unreadable counts as absent: a broken entry never stops the page. */
import { kNumbers, kPerson, kSpeeds, kThemes, type Entry, type Match, type Settings, type Setup } from './types.js';

const kVersion = 1;
const kSettings = 'kalah.settings';
const kSetup = 'kalah.setup';
const kWelcomed = 'kalah.welcomed';
const kGame = 'kalah.game.';
/** Games of tabs closed long ago are dropped beyond this number. */
const kGamesKept = 8;

export const defaultSettings: Settings = {
  speed: 'normal',
  theme: 'auto',
  numbers: 'always',
  values: false,
  language: null,
};

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function read(key: string): Plain | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isPlain(value) && value.version === kVersion ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: kVersion, ...value }));
  } catch {
    // Storage is full or forbidden: the game goes on, only without being remembered.
  }
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

export function loadSettings(): Settings {
  const found = read(kSettings) ?? {};
  return {
    speed: oneOf(found.speed, kSpeeds, defaultSettings.speed),
    theme: oneOf(found.theme, kThemes, defaultSettings.theme),
    numbers: oneOf(found.numbers, kNumbers, defaultSettings.numbers),
    values: found.values === true,
    language: typeof found.language === 'string' ? found.language : null,
  };
}

export function saveSettings(settings: Settings): void {
  write(kSettings, settings);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

export function loadSetup(): Setup | null {
  const found = read(kSetup);
  if (!found || typeof found.rules !== 'string' || !isTextList(found.seats)) return null;
  const { rules, seats, position } = found;
  return typeof position === 'string' ? { rules, seats, position } : { rules, seats };
}

export function saveSetup(setup: Setup): void {
  write(kSetup, setup);
}

export function wasWelcomed(): boolean {
  return read(kWelcomed) !== null;
}

export function saveWelcomed(): void {
  write(kWelcomed, {});
}

/** Blanks part the moves of a text that the core reads: one with blanks inside would count as several. */
function isMove(value: unknown): boolean {
  return typeof value === 'string' && /^\S+$/.test(value);
}

function isSaid(value: unknown): boolean {
  return value === undefined || (isPlain(value) && Number.isInteger(value.value) && typeof value.exact === 'boolean');
}

function isEntryList(value: unknown): value is Entry[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one) => isPlain(one) && isMove(one.move) && (one.by === kPerson || one.by === 'computer') && isSaid(one.said),
    )
  );
}

/** A match out of stored data, or null if it is none. Whether its moves are playable is for the core to say. */
export function matchFrom(found: unknown): Match | null {
  if (!isPlain(found)) return null;
  const { rules, start, first, seats, entries, redo, help, paused } = found;
  if (typeof rules !== 'string' || typeof start !== 'string' || !Number.isInteger(first)) return null;
  if (!isTextList(seats) || seats.length < 2 || !isEntryList(entries) || !isEntryList(redo)) return null;
  return { rules, start, first: first as number, seats, entries, redo, help: help === true, paused: paused === true };
}

export type Loaded = { match: Match } | 'none' | 'broken';

export function loadGame(tab: string): Loaded {
  let text: string | null = null;
  try {
    text = localStorage.getItem(kGame + tab);
  } catch {
    return 'none';
  }
  if (text === null) return 'none';
  const match = matchFrom(read(kGame + tab)?.match);
  return match ? { match } : 'broken';
}

export function saveGame(tab: string, match: Match): void {
  write(kGame + tab, { saved: Date.now(), match });
}

export function dropGame(tab: string): void {
  try {
    localStorage.removeItem(kGame + tab);
  } catch {
    // Without storage there is nothing to drop.
  }
}

/** Tabs with a stored game, the latest first; the oldest beyond the number kept are dropped. */
export function storedTabs(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(kGame));
    const dated = keys.map((key) => ({ key, saved: Number(read(key)?.saved ?? 0) }));
    dated.sort((a, b) => b.saved - a.saved);
    for (const { key } of dated.slice(kGamesKept)) localStorage.removeItem(key);
    return dated.slice(0, kGamesKept).map(({ key }) => key.slice(kGame.length));
  } catch {
    return [];
  }
}
