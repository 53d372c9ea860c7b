/*
 * The shop's service worker: when a page cannot be reached it leads to `/offline`, which shows what
 * the browser itself remembers of bag and wishlist. It keeps that page and what that page is made
 * of, and nothing else ever: no answer that could be about one shopper.
 */

/** What TypeScript's page types leave out of a service worker's world. */
interface ServiceWorkerScope extends EventTarget {
  /** Set by the route that serves this script: every build keeps a page of its own. */
  build: string;
  skipWaiting: () => Promise<void>;
  clients: {claim: () => Promise<void>};
  registration: ServiceWorkerRegistration;
}

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

const scope = self as unknown as ServiceWorkerScope;
const prefix = 'offline-';
const cacheName = `${prefix}${scope.build}`;
const offlinePage = '/offline';

scope.addEventListener('install', (event) => {
  (event as WorkerEvent).waitUntil(keepOfflinePage().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  (event as WorkerEvent).waitUntil(
    Promise.all([
      forgetOlderBuilds(),
      // Pages are fetched while this worker starts, so that it costs them no time.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const {request, preloadResponse, respondWith} = bound(event as RequestEvent);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') respondWith(page(request, preloadResponse));
  else if (['script', 'style', 'font'].includes(request.destination)) respondWith(part(request));
});

const bound = (event: RequestEvent) => ({
  request: event.request,
  preloadResponse: event.preloadResponse,
  respondWith: (response: Promise<Response>) => event.respondWith(response),
});

/** The offline page and every script, style and font that it names. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlinePage, {credentials: 'omit', cache: 'no-store'});
  if (!response.ok) throw new Error(`The offline page answered ${response.status}`);
  const html = await response.clone().text();
  const parts = html.matchAll(/"((?:https?:)?\/[^"\s]*\/[^"\s]+\.(?:js|css|woff2))"/g);
  const cache = await caches.open(cacheName);
  await cache.addAll([...new Set([...parts].map(([, address]) => address!))]);
  await cache.put(offlinePage, response);
}

async function forgetOlderBuilds(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch (error) {
    const {pathname, search} = new URL(request.url);
    if (pathname !== offlinePage) {
      // Its own address, because the page is rendered for that one.
      const from = new URLSearchParams({from: pathname + search});
      return Response.redirect(`${offlinePage}?${from.toString()}`, 302);
    }
    const kept = await caches.match(offlinePage);
    if (kept) return kept;
    throw error;
  }
}

/** A script, style or font of the offline page; others come from where they always do. */
async function part(request: Request): Promise<Response> {
  return (await caches.match(request, {cacheName})) ?? fetch(request);
}
