/** What the page remembers. Anything unreadable counts as absent: a broken entry never stops the page. */
import { kMostRounds } from './series.js';
import {
  kMaterials,
  kNumbers,
  kPerson,
  kSeedSets,
  kSpeeds,
  kThemes,
  type Entry,
  type Finished,
  type Match,
  type Series,
  type Settings,
  type Setup,
} from './types.js';

/** Raised with every change of what is stored; `migrations` then leads from the version before to it. */
export const kVersion = 2;
const kSettings = 'kalah.settings';
const kSetup = 'kalah.setup';
export const kStats = 'kalah.stats';
const kWelcomed = 'kalah.welcomed';
export const kGame = 'kalah.game.';
/** Games of tabs closed long ago are dropped beyond this number. */
const kGamesKept = 8;
/** A finished game takes about 160 bytes; a browser gives 5 MB. */
const kFinishedKept = 5000;

export const defaultSettings: Settings = {
  speed: 'normal',
  theme: 'auto',
  numbers: 'always',
  material: 'walnut',
  seeds: 'glass',
  values: false,
  language: null,
};

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** From each version to the next one. */
const migrations: Readonly<Record<number, (key: string, value: Plain) => Plain>> = {
  // Games had no name; that of their tab tells them apart as well.
  1: (key, value) =>
    key.startsWith(kGame) && isPlain(value.match)
      ? { ...value, match: { ...value.match, id: key.slice(kGame.length) } }
      : value,
};

/** What is stored under a key in the present form; null if it is unreadable or of a later version than this page. */
export function upToDate(key: string, value: unknown): Plain | null {
  let found: unknown = value;
  for (let version = 1; version < kVersion; version++) {
    const step = migrations[version];
    if (isPlain(found) && found.version === version && step) found = { ...step(key, found), version: version + 1 };
  }
  return isPlain(found) && found.version === kVersion ? found : null;
}

function read(key: string): Plain | null {
  try {
    return upToDate(key, JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: the game goes on, only without being remembered.
  }
}

function write(key: string, value: object): void {
  writeText(key, JSON.stringify({ version: kVersion, ...value }));
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
    material: oneOf(found.material, kMaterials, defaultSettings.material),
    seeds: oneOf(found.seeds, kSeedSets, defaultSettings.seeds),
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
  const { rules, seats, position, rounds } = found;
  return {
    rules,
    seats,
    ...(typeof position === 'string' ? { position } : {}),
    ...(Number.isInteger(rounds) && Number(rounds) > 1 && Number(rounds) <= kMostRounds
      ? { rounds: Number(rounds) }
      : {}),
  };
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
  const { rules, start, first, seats, entries, redo, help, paused, id } = found;
  if (typeof rules !== 'string' || typeof start !== 'string' || !Number.isInteger(first)) return null;
  if (!isTextList(seats) || seats.length < 2 || !isEntryList(entries) || !isEntryList(redo)) return null;
  const series = seriesFrom(found.series, seats.length);
  return {
    rules,
    start,
    first: first as number,
    seats,
    entries,
    redo,
    help: help === true,
    paused: paused === true,
    ...(typeof id === 'string' ? { id } : {}),
    ...(series ? { series } : {}),
  };
}

function isNumberList(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every((one) => Number.isFinite(one));
}

function seriesFrom(found: unknown, players: number): Series | null {
  if (!isPlain(found)) return null;
  const { rounds, round, points, seeds, order } = found;
  const counts = [rounds, round].every((count) => Number.isInteger(count) && Number(count) >= 1);
  if (!counts || !isNumberList(points, players) || !isNumberList(seeds, players)) return null;
  if (!isNumberList(order, players) || new Set(order).size !== players) return null;
  if (!order.every((who) => Number.isInteger(who) && who >= 0 && who < players)) return null;
  return { rounds: Number(rounds), round: Number(round), points, seeds, order };
}

function isFinished(value: unknown): value is Finished {
  if (!isPlain(value)) return false;
  const { id, rules, opponents, help, at, side, result, margin, chain, capture } = value;
  const numbers = [at, side, result, margin, chain, capture].every((one) => Number.isFinite(one));
  return (
    typeof id === 'string' && typeof rules === 'string' && isTextList(opponents) && typeof help === 'boolean' && numbers
  );
}

/** Finished games, the earliest first. */
export function loadStats(): Finished[] {
  return finishedFrom(read(kStats));
}

export function finishedFrom(found: Plain | null): Finished[] {
  return Array.isArray(found?.games) ? found.games.filter(isFinished) : [];
}

export function saveStats(games: readonly Finished[]): void {
  write(kStats, { games: games.slice(-kFinishedKept) });
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

/** Asks for storage that is not cleared when space runs short. */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser can be asked.
  }
}
