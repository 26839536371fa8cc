/**
 * What we use of the service worker's global scope. TypeScript's types for it conflict with those for pages.
 */
export interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
