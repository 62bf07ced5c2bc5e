/** Exact values from the endgame databases of the server that the page came from, where it has any: docs/page-api.md. */
import type { GameArgs, MoveValue } from './types.js';

/** The exact ones among the moves of a position; empty where there are none or nobody answers. Never fails. */
export type Tables = (args: GameArgs) => Promise<readonly MoveValue[]>;

export const noTables: Tables = () => Promise.resolve([]);

/** A server that is slower than the search beside it is not waited for. */
const kPatience = 1500;
/** After a silence it is left alone for a while. */
const kPause = 60_000;
/** The server reads no more. */
const kMostQuery = 4096;

function isMoveValue(one: unknown): one is MoveValue {
  if (typeof one !== 'object' || one === null) return false;
  const { move, value, exact } = one as Partial<MoveValue>;
  return typeof move === 'string' && Number.isInteger(value) && exact === true;
}

/** What a reply says; null if it is none. */
function read(reply: unknown): { seeds: number; values: MoveValue[] } | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const { seeds, values } = reply as { seeds?: unknown; values?: unknown };
  if (typeof seeds !== 'number' || !Array.isArray(values)) return null;
  return { seeds, values: values.filter(isMoveValue) };
}

export function tablesAt(
  url: string,
  ask: typeof fetch = (...request) => fetch(...request),
  now: () => number = () => performance.now(),
): Tables {
  /** Rules that the server has no database for. */
  const absent = new Set<string>();
  let silentUntil = 0;

  return async (args) => {
    if (now() < silentUntil || absent.has(args.rules) || !navigator.onLine) return [];
    const { rules, start, first, moves } = args;
    const query = new URLSearchParams({ rules, start, first: String(first), moves: moves.join(' ') }).toString();
    if (query.length > kMostQuery) return [];
    try {
      const response = await ask(`${url}?${query}`, { signal: AbortSignal.timeout(kPatience) });
      const found = response.ok ? read(await response.json()) : null;
      if (!found) throw new Error(`no values from ${url}`);
      if (found.seeds < 0) absent.add(rules);
      return found.values;
    } catch {
      silentUntil = now() + kPause;
      return [];
    }
  };
}
