/** Everything this page remembers in one file, and back. */
import {
  finishedFrom,
  kGame,
  kStats,
  kVersion,
  loadStats,
  matchFrom,
  saveGame,
  saveStats,
  upToDate,
  writeText,
} from './storage.js';

const kMark = 'kalah-backup';
const kPrefix = 'kalah.';

/** Everything stored, as text for a file. */
export function backupText(): string {
  const data: Record<string, unknown> = {};
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(kPrefix)) continue;
    try {
      data[key] = JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      // What the page could not read itself is of no use elsewhere.
    }
  }
  return JSON.stringify({ format: kMark, version: kVersion, data });
}

export interface Restored {
  /** Games under way that were added. */
  games: number;
  /** Finished games that were added to the statistics. */
  finished: number;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const file = JSON.parse(text) as { format?: unknown; data?: unknown };
    const right = file.format === kMark && typeof file.data === 'object' && file.data !== null;
    return right ? (file.data as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Takes in what a file holds; null if it is no file of this page. Games and statistics are added to those that are here,
 * settings take their place. What is unreadable in it is left out.
 */
export function restore(text: string): Restored | null {
  const data = parsed(text);
  if (!data) return null;
  const restored: Restored = { games: 0, finished: 0 };
  for (const [key, stored] of Object.entries(data)) {
    const value = upToDate(key, stored);
    if (!value || !key.startsWith(kPrefix)) continue;
    if (key.startsWith(kGame)) {
      const match = matchFrom(value.match);
      // A game of the same tab is here already; its own course may be the longer one.
      if (!match || localStorage.getItem(key) !== null) continue;
      saveGame(key.slice(kGame.length), match);
      restored.games++;
    } else if (key === kStats) {
      const here = loadStats();
      const known = new Set(here.map(({ id }) => id));
      const added = finishedFrom(value).filter(({ id }) => !known.has(id));
      saveStats([...here, ...added].sort((a, b) => a.at - b.at));
      restored.finished = added.length;
    } else {
      writeText(key, JSON.stringify(value));
    }
  }
  return restored;
}
