import { memoryShelf, memoryStore, StoreFailedError, type Shelf, type Store } from '@mechatable/store';
import { openIndexedDb, openIndexedDbShelf } from '@mechatable/store/indexeddb';
import { signal } from '@preact/signals';

/** Why matches are not kept beyond this page; null while they are. */
export const storeProblem = signal<string | null>(null);

let opened: Promise<Store> | null = null;

/** The one store of this page: the browser's, or else memory, so that play goes on. */
export function theStore(): Promise<Store> {
  opened ??= openIndexedDb().catch((error: unknown) => {
    if (!(error instanceof StoreFailedError)) throw error;
    storeProblem.value = error.message;
    return memoryStore();
  });
  return opened;
}

/** Why decks and forces are not kept beyond this page; null while they are. */
export const shelfProblem = signal<string | null>(null);

let shelf: Promise<Shelf> | null = null;

/** The one shelf of this page: the browser's, or else memory, so that building goes on. */
export function theShelf(): Promise<Shelf> {
  shelf ??= openIndexedDbShelf().catch((error: unknown) => {
    if (!(error instanceof StoreFailedError)) throw error;
    shelfProblem.value = error.message;
    return memoryShelf();
  });
  return shelf;
}
