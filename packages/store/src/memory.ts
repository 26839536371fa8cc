import { copy, type Move } from '@mechatable/kernel';
import { entryAt, grown, listed, newEntry, shortened, taken, type Entry } from './entry.ts';
import { lastTouchedFirst, mustBeOf, type SavedList, type Shelf } from './shelf.ts';
import { MatchNotFoundError, type Mark, type MatchHead, type Store } from './store.ts';

/** Keeps matches as long as the program runs. */
export function memoryStore(clock: () => number = Date.now): Store {
  const entries = new Map<string, Entry>();
  const moves = new Map<string, Move[]>();
  const movesOf = (id: string): Move[] => moves.get(id) ?? [];
  return {
    create: later((head: MatchHead) => {
      if (entries.has(head.id)) throw taken(head.id);
      entries.set(head.id, newEntry(copy(head)));
      moves.set(head.id, []);
    }),
    append: later((id: string, at: Mark, move: Move, ended: string | null) => {
      entries.set(id, grown(entryAt(id, at, entries.get(id)), ended, clock()));
      movesOf(id).push(copy(move));
    }),
    truncate: later((id: string, at: Mark, n: number) => {
      entries.set(id, shortened(entryAt(id, at, entries.get(id)), n, clock()));
      movesOf(id).splice(n);
    }),
    read: later((id: string) => {
      const entry = entries.get(id);
      if (entry === undefined) throw new MatchNotFoundError(id);
      const { head, takenBack, ended } = entry;
      return { head: copy(head), moves: copy(movesOf(id)), takenBack, ended };
    }),
    list: later(() => copy(listed([...entries.values()]))),
    remove: later((id: string) => {
      entries.delete(id);
      moves.delete(id);
    }),
  };
}

/** Keeps lists as long as the program runs. */
export function memoryShelf(): Shelf {
  const lists = new Map<string, SavedList>();
  return {
    put: later((saved: SavedList) => {
      lists.set(saved.id, copy(saved));
    }),
    replace: later((saved: SavedList, touched: number) => {
      mustBeOf(lists.get(saved.id), touched);
      lists.set(saved.id, copy(saved));
    }),
    get: later((id: string) => copy(lists.get(id) ?? null)),
    list: later(() => copy(lastTouchedFirst([...lists.values()]))),
    remove: later((id: string) => {
      lists.delete(id);
    }),
  };
}

/** Works at once and answers as a promise, errors included. */
function later<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => Promise<T> {
  return (...args) =>
    new Promise((resolve) => {
      resolve(work(...args));
    });
}
