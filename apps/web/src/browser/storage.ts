import { memoryShelf, memoryStore, StoreFailedError, type Shelf, type Store } from '@mechatable/store';
import { openIndexedDb, openIndexedDbShelf } from '@mechatable/store/indexeddb';
import { signal } from '@preact/signals';

/** Why matches aren't saved beyond this page; null if they are. */
export const storeProblem = signal<string | null>(null);

let opened: Promise<Store> | null = null;

/** The store of this page: IndexedDB, or memory if that fails, so that people can still play. */
export function theStore(): Promise<Store> {
  opened ??= openIndexedDb().catch((error: unknown) => {
    if (!(error instanceof StoreFailedError)) throw error;
    storeProblem.value = error.message;
    return memoryStore();
  });
  return opened;
}

/** Why decks and forces aren't saved beyond this page; null if they are. */
export const shelfProblem = signal<string | null>(null);

let shelf: Promise<Shelf> | null = null;

/** The shelf of this page: IndexedDB, or memory if that fails, so that people can still build. */
export function theShelf(): Promise<Shelf> {
  shelf ??= openIndexedDbShelf().catch((error: unknown) => {
    if (!(error instanceof StoreFailedError)) throw error;
    shelfProblem.value = error.message;
    return memoryShelf();
  });
  return shelf;
}
