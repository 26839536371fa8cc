import { copy, type Entry } from '@mechatable/kernel';
import { checkEntries, checkRow, grown, listed, newRow, rowAt, taken, type Row } from './row.ts';
import { lastTouchedFirst, assertUnchanged, type SavedList, type ListStore } from './list-store.ts';
import { MatchNotFoundError, type MatchHead, type Store } from './store.ts';

/** Stores matches as long as the program runs. */
export function memoryStore(clock: () => number = Date.now): Store {
  const rows = new Map<string, Row>();
  const entries = new Map<string, Entry[]>();
  const entriesOf = (id: string): Entry[] => entries.get(id) ?? [];
  return {
    create: later((head: MatchHead, first: readonly Entry[] = [], ended: string | null = null) => {
      if (rows.has(head.id)) throw taken(head.id);
      rows.set(head.id, newRow(copy(head), first.length, ended));
      entries.set(head.id, copy([...first]));
    }),
    append: later((id: string, at: number, entry: Entry, ended: string | null) => {
      rows.set(id, grown(rowAt(id, at, rows.get(id)), ended, clock()));
      entriesOf(id).push(copy(entry));
    }),
    read: later((id: string) => {
      const found = rows.get(id);
      if (found === undefined) throw new MatchNotFoundError(id);
      const row = checkRow(copy(found));
      return { head: row.head, entries: checkEntries(copy(entriesOf(id)), row), ended: row.ended };
    }),
    raw: later((id: string) => copy({ match: rows.get(id) ?? null, entries: entriesOf(id) })),
    list: later(() => copy(listed([...rows.values()]))),
    remove: later((id: string) => {
      rows.delete(id);
      entries.delete(id);
    }),
  };
}

/** Stores lists as long as the program runs. */
export function memoryListStore(): ListStore {
  const lists = new Map<string, SavedList>();
  return {
    put: later((saved: SavedList) => {
      lists.set(saved.id, copy(saved));
    }),
    replace: later((saved: SavedList, touched: number) => {
      assertUnchanged(lists.get(saved.id), touched);
      lists.set(saved.id, copy(saved));
    }),
    get: later((id: string) => copy(lists.get(id) ?? null)),
    list: later(() => copy(lastTouchedFirst([...lists.values()]))),
    remove: later((id: string) => {
      lists.delete(id);
    }),
  };
}

/** Runs the work now and wraps its result or error in a promise. */
function later<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => Promise<T> {
  return (...args) =>
    new Promise((resolve) => {
      resolve(work(...args));
    });
}
