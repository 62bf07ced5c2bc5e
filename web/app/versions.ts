/**
 * The page of the next visit: the service worker keeps every piece of a version, and a newer version waits until it is asked
 * for, or until no tab has a game under way.
 */
import type { App } from './app.js';

/** Held, shared, by every tab with a game under way. */
const kRunning = 'kalah.running';
/** A tab that stays open for days asks now and then. */
const kAskAgain = 60 * 60 * 1000;

let release: (() => void) | null = null;
let registration: ServiceWorkerRegistration | null | undefined = null;

function isRunning(app: App): boolean {
  const { match, view } = app.game.state;
  return match !== null && view !== null && match.entries.length > 0 && view.over === null;
}

/** Tells the other tabs whether this one has a game under way; where one has ended a waiting version may take over. */
export function followRunning(app: App): void {
  if (!('locks' in navigator)) return;
  const running = isRunning(app);
  if (running && release === null) {
    release = () => undefined;
    const held = () =>
      new Promise<void>((done) => {
        // The game may have ended before the lock was there.
        if (release === null) return done();
        release = done;
      });
    void navigator.locks.request(kRunning, { mode: 'shared' }, held).then(takeOverIfFree);
  } else if (!running && release !== null) {
    release();
    release = null;
  }
}

/** With a game under way in any tab, nothing; asked by a person, at once. */
async function takeOverIfFree(): Promise<void> {
  if (!registration?.waiting || release !== null) return;
  await navigator.locks.request(kRunning, { mode: 'exclusive', ifAvailable: true }, (lock) => {
    if (lock) takeOver();
  });
}

export function takeOver(): void {
  registration?.waiting?.postMessage('take-over');
}

function followWaiting(app: App): void {
  if (!registration?.waiting || !navigator.serviceWorker.controller) return;
  app.newVersion = true;
  app.draw();
  void takeOverIfFree();
}

/** Begins to keep the page for later, when it has nothing better to do. */
export async function keepPage(app: App): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const first = !navigator.serviceWorker.controller;
  let changes = 0;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // On the first visit the worker comes to a page of its own version; later ones bring a page of theirs.
    if (!first || changes++ > 0) location.reload();
  });
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Without it the page needs its server at every visit, and works as before.
    return;
  }
  // A browser that is told to refuse service workers answers with nothing.
  registration?.addEventListener('updatefound', () => {
    const coming = registration?.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') followWaiting(app);
    });
  });
  followWaiting(app);
  setInterval(() => void registration?.update().catch(() => undefined), kAskAgain);
}
