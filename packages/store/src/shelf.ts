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

/** Where people keep what they build. Whatever a promise has settled is durable. */
export interface Shelf {
  /** Keeps a list in the place of the one that had its id. */
  put(saved: SavedList): Promise<void>;
  /** Keeps a list in the place of the one last touched then; a `StaleListError` if that is no longer what is kept. */
  replace(saved: SavedList, touched: number): Promise<void>;
  /** Null if there is none of this id. */
  get(id: string): Promise<SavedList | null>;
  /** The one touched last comes first. */
  list(): Promise<readonly SavedList[]>;
  /** A list that is not there is as good as removed. */
  remove(id: string): Promise<void>;
}

/** The list was changed or thrown away elsewhere. */
export class StaleListError extends Error {
  override readonly name = 'StaleListError';
}

/** Throws unless the list that is kept is the one that was touched then. */
export function mustBeOf(kept: SavedList | undefined, touched: number): void {
  if (kept === undefined) throw new StaleListError('It was deleted elsewhere, perhaps in another tab.');
  if (kept.touched !== touched) {
    throw new StaleListError('It was changed elsewhere, perhaps in another tab.');
  }
}

export function lastTouchedFirst(lists: readonly SavedList[]): readonly SavedList[] {
  return [...lists].sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
}
