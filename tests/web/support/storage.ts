/** A storage like the browser's: Object.keys lists what it holds. */
import { vi } from 'vitest';

/** Puts a fresh one in place of `localStorage`; the map is what it holds. */
export function freshStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(store, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ enumerable: true, configurable: true, value: kept.get(String(key)) }),
    }),
  );
  return kept;
}
