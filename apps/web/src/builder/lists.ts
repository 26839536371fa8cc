import { emptyList, type Armoury, type PieceList } from '@mechatable/kernel';
import type { SavedList } from '@mechatable/store';
import { signal } from '@preact/signals';
import { newId } from '../new-match.ts';
import { go } from '../router.ts';
import { theShelf } from '../storage.ts';

/** What was thrown away last, for who thinks again; null if nothing was. */
export const thrownAway = signal<SavedList | null>(null);

/** Keeps a new list and opens it on the bench. */
export async function startList(gameId: string, name: string, list: PieceList): Promise<void> {
  const id = newId();
  await (await theShelf()).put({ id, game: gameId, name, list, touched: Date.now() });
  go(`/builder/${gameId}/${id}`);
}

export async function startEmpty(gameId: string, armoury: Armoury): Promise<void> {
  await startList(gameId, `New ${armoury.what}`, emptyList(armoury));
}

export async function throwAway(saved: SavedList): Promise<void> {
  await (await theShelf()).remove(saved.id);
  thrownAway.value = saved;
}

export async function bringBack(saved: SavedList): Promise<void> {
  await (await theShelf()).put(saved);
  thrownAway.value = null;
}
