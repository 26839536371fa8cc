import type { DeckRules, PieceList } from '@mechatable/kernel';
import { emptyList } from '@mechatable/lists';
import { StoreFailedError, type SavedList, type ListStore } from '@mechatable/store';
import { signal } from '@preact/signals';
import { newId } from '../../table/setup/new-match.ts';
import { go } from '../../browser/address.ts';
import { listStoreProblem, theListStore } from '../../browser/storage.ts';
import { words } from './words.ts';

/** The list that was deleted last, so that it can be restored; null if there is none. */
export const deletedList = signal<SavedList | null>(null);

/** Saves a new list and opens it. */
export async function startList(gameId: string, name: string, list: PieceList): Promise<void> {
  const id = newId();
  const saved = { id, game: gameId, name, list, touched: Date.now() };
  if (await done((listStore) => listStore.put(saved))) go(`/builder/${gameId}/${id}`);
}

export async function startEmpty(gameId: string, deckRules: DeckRules): Promise<void> {
  await startList(gameId, words.newList(deckRules.what), emptyList(deckRules));
}

export async function deleteList(saved: SavedList): Promise<void> {
  if (await done((listStore) => listStore.remove(saved.id))) deletedList.value = saved;
}

export async function restoreList(saved: SavedList): Promise<void> {
  if (await done((listStore) => listStore.put(saved))) deletedList.value = null;
}

/** Whether it worked; if not, the page shows why. */
async function done(work: (listStore: ListStore) => Promise<void>): Promise<boolean> {
  try {
    await work(await theListStore());
    return true;
  } catch (error) {
    if (!(error instanceof StoreFailedError)) throw error;
    listStoreProblem.value = error.message;
    return false;
  }
}
