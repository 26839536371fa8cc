import type { ServiceWorkerScope } from './scope.ts';

/**
 * Keeps the whole site in the browser, so that it plays on when the server is gone. A new version waits until the
 * last tab of the old one is closed: no tab ever misses a part of the version it was loaded from.
 */

/** Filled in by the build: every file of the site, and a hash of them all. */
declare const __SITE_FILES__: readonly string[];
declare const __SITE_VERSION__: string;

const NAME = 'mechatable-';
const CACHE = `${NAME}${__SITE_VERSION__}`;
const FRONT_DOOR = '/index.html';
const PATIENCE = 3000; // milliseconds that a page may take to come before the kept one is shown

const worker = self as unknown as ServiceWorkerScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== worker.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: names without a hash must not bring an old file.
  await cache.addAll(__SITE_FILES__.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(NAME) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const kept = await caches.match(FRONT_DOOR, { cacheName: CACHE });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}
