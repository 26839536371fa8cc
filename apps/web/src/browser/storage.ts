import {
  memoryListStore,
  memoryStore,
  StoreFailedError,
  type ListStore,
  type Store,
} from '@mechatable/store';
import { openIndexedDb, openIndexedDbListStore } from '@mechatable/store/indexeddb';
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
export const listStoreProblem = signal<string | null>(null);

let listStore: Promise<ListStore> | null = null;

/** The listStore of this page: IndexedDB, or memory if that fails, so that people can still build. */
export function theListStore(): Promise<ListStore> {
  listStore ??= openIndexedDbListStore().catch((error: unknown) => {
    if (!(error instanceof StoreFailedError)) throw error;
    listStoreProblem.value = error.message;
    return memoryListStore();
  });
  return listStore;
}
