import { noticeOf, openTable, tableOf } from './notices.ts';
import type { ServiceWorkerScope } from './scope.ts';

/**
 * Caches the whole site, so that it works without the server. A new version waits until the
 * last tab of the old one is closed: no tab misses files of the version it was loaded from.
 */

/** Filled in by the build: every file of the site, and a hash of them all. */
declare const __SITE_FILES__: readonly string[];
declare const __SITE_VERSION__: string;

const NAME = 'mechatable-';
const CACHE = `${NAME}${__SITE_VERSION__}`;
const INDEX = '/index.html';
const PAGE_TIMEOUT = 3000; // milliseconds before the cached page is shown instead

const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheAll());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});

worker.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text() ?? '');
  const badge = worker.navigator.setAppBadge?.().catch(() => undefined); // a dot: only the page knows how many
  event.waitUntil(Promise.all([worker.registration.showNotification(title, options), badge]));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(worker.clients, worker.location.origin, tableOf(event.notification.data)));
});

async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Bypasses the browser's cache, which may have old files under names without a hash.
  await cache.addAll(__SITE_FILES__.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT) });
  } catch (error) {
    const cached = await caches.match(INDEX, { cacheName: CACHE });
    if (cached === undefined) throw error;
    return cached;
  }
}

async function asset(request: Request): Promise<Response> {
  const cached = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  return cached ?? fetch(request);
}
