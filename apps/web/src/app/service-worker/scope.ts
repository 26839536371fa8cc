/**
 * What the service worker uses of its world. Its types come with a library of their own, which cannot stand beside
 * the one for pages.
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
