/**
 * Each open tab has a game of its own. A lock per tab tells which stored games belong to a living tab, so that a new tab
 * takes up the latest game nobody has open, and a duplicated tab begins a copy instead of writing into the first one's.
 */
import { storedTabs } from './storage.js';

const kTab = 'kalah.tab';
/** A reload may find the lock of the page it replaces not yet given back. */
const kReloadWait = 400;

function sessionTab(): string | null {
  try {
    return sessionStorage.getItem(kTab);
  } catch {
    return null;
  }
}

function remember(tab: string): string {
  try {
    sessionStorage.setItem(kTab, tab);
  } catch {
    // Without session storage a reload is a new tab.
  }
  return tab;
}

function claim(tab: string, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      // Held until the page goes.
      return new Promise<never>(() => undefined);
    };
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    navigator.locks
      .request(`kalah.tab.${tab}`, options, (lock) => (lock ? held() : resolve(false)))
      .catch(() => resolve(false));
  });
}

export interface Tab {
  id: string;
  /** Where the game to go on with is stored; another tab's for a copy. */
  from: string;
}

/** `anew`: this tab begins a game of its own, also where it had one. */
export async function openTab(anew = false): Promise<Tab> {
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('-');
  if (anew) {
    if ('locks' in navigator) await claim(fresh, 0);
    return { id: remember(fresh), from: fresh };
  }
  const own = sessionTab();
  // Locks need a secure context; elsewhere a new tab begins with a copy of the latest game.
  if (!('locks' in navigator)) {
    return own !== null ? { id: own, from: own } : { id: remember(fresh), from: storedTabs()[0] ?? fresh };
  }
  if (own !== null) {
    if (await claim(own, kReloadWait)) return { id: own, from: own };
    await claim(fresh, 0);
    return { id: remember(fresh), from: own };
  }
  for (const tab of storedTabs()) {
    if (await claim(tab, 0)) return { id: remember(tab), from: tab };
  }
  await claim(fresh, 0);
  return { id: remember(fresh), from: fresh };
}
