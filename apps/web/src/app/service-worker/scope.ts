/**
 * The parts of the service worker's global scope that we use. TypeScript's types for it conflict with those for pages.
 */
export interface ServiceWorkerScope {
  readonly location: Location;
  readonly clients: Windows;
  readonly registration: NoticeBoard;
  readonly navigator: { setAppBadge?(count?: number): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The open tabs of the site. */
export interface Windows {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

export interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** Shows notifications. */
export interface NoticeBoard {
  showNotification(title: string, options: NotificationOptions): Promise<void>;
}

export interface PushEvent extends LifeEvent {
  readonly data: { text(): string } | null;
}

export interface ClickEvent extends LifeEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
