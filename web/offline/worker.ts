/**
 * The service worker: keeps every piece of its version of the page, so that the page works without the server. A version
 * that has been replaced on the server goes on with its own pieces until it is told to give way.
 */
import { clientsClaim } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Put in by ../build/offline.ts: every file of the page; `revision` is null where the name has a hash in it. */
declare const kPieces: readonly { url: string; revision: string | null }[];

/** So long a page is waited for before the kept one is shown. */
const kPatience = 2000;

const scope = self as unknown as ServiceWorkerGlobalScope;

/** The page of the server where it answers in time; else the one that was kept. */
async function openPage(request: Request): Promise<Response> {
  const kept = () => matchPrecache('/index.html');
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(kPatience) });
    return answer.ok ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

precacheAndRoute([...kPieces]);
registerRoute(
  new NavigationRoute(({ request }) => openPage(request), { denylist: [/^\/(values|healthz|board\.html)/] }),
);
// The tab of the first visit can lose its server as well.
clientsClaim();
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
