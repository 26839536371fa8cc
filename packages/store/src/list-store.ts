import type { PieceList } from '@mechatable/kernel';

/** A deck or force that a player has built. It may be unfinished. */
export interface SavedList {
  readonly id: string;
  /** The game it is for. */
  readonly game: string;
  readonly name: string;
  readonly list: PieceList;
  /** When it was last changed, in milliseconds since 1970. */
  readonly touched: number;
}

/** Stores the lists that people build. When a promise resolves, the change is durable. */
export interface ListStore {
  /** Saves a list, replacing the one with its id. */
  put(saved: SavedList): Promise<void>;
  /** Replaces the list that was last changed at `touched`. Throws a `StaleListError` if it has changed since. */
  replace(saved: SavedList, touched: number): Promise<void>;
  /** Null if there is no list with this id. */
  get(id: string): Promise<SavedList | null>;
  /** The latest first. */
  list(): Promise<readonly SavedList[]>;
  /** Does nothing if there is no such list. */
  remove(id: string): Promise<void>;
}

/** The list was changed or deleted elsewhere. */
export class StaleListError extends Error {
  override readonly name = 'StaleListError';
}

/** Throws if the stored list was changed at another time. */
export function assertUnchanged(kept: SavedList | undefined, touched: number): void {
  if (kept === undefined) throw new StaleListError('It was deleted elsewhere, perhaps in another tab.');
  if (kept.touched !== touched) {
    throw new StaleListError('It was changed elsewhere, perhaps in another tab.');
  }
}

export function lastTouchedFirst(lists: readonly SavedList[]): readonly SavedList[] {
  return [...lists].sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
}
