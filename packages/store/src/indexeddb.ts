import type { Entry } from '@mechatable/kernel';
import type { IDBPTransaction } from 'idb';
import { Connection } from './connection.ts';
import { checkEntries, checkRow, gone, grown, listed, newRow, rowAt, taken } from './row.ts';
import { MatchNotFoundError, type MatchHead, type Store } from './store.ts';
import type { Tables } from './tables.ts';

const LOSS = 'Moves are no longer saved in this browser. Save the record to a file to keep the match.';

type Writing = IDBPTransaction<Tables, ['matches', 'moves'], 'readwrite'>;

export { openKeys, type Keys } from './indexeddb-keys.ts';
export { openIndexedDbListStore } from './indexeddb-list-store.ts';

/** Stores matches in this browser. Fails with a `StoreFailedError` if the browser doesn't allow it. */
export async function openIndexedDb(name = 'mechatable', clock: () => number = Date.now): Promise<Store> {
  const connection = new Connection(name, LOSS);
  await connection.use(() => Promise.resolve()); // fails immediately if the browser forbids it
  return {
    create: (head: MatchHead, entries: readonly Entry[] = [], ended: string | null = null) =>
      write(connection, taken(head.id), async (tx) => {
        await tx.objectStore('matches').add(newRow(head, entries.length, ended));
        for (const [n, entry] of entries.entries()) await tx.objectStore('moves').add(entry, [head.id, n]);
      }),
    append: (id: string, at: number, entry: Entry, ended: string | null) =>
      write(connection, gone(), async (tx) => {
        const row = rowAt(id, at, await tx.objectStore('matches').get(id));
        await Promise.all([
          tx.objectStore('moves').add(entry, [id, row.length]),
          tx.objectStore('matches').put(grown(row, ended, clock())),
        ]);
      }),
    read: (id: string) =>
      connection.use(async (db) => {
        const tx = db.transaction(['matches', 'moves'], 'readonly');
        const [found, entries] = await Promise.all([
          tx.objectStore('matches').get(id),
          tx.objectStore('moves').getAll(entriesOf(id)),
        ]);
        if (found === undefined) throw new MatchNotFoundError(id);
        const row = checkRow(found);
        return { head: row.head, entries: checkEntries(entries, row), ended: row.ended };
      }),
    raw: (id: string) =>
      connection.use(async (db) => {
        const tx = db.transaction(['matches', 'moves'], 'readonly');
        const [match = null, entries] = await Promise.all([
          tx.objectStore('matches').get(id),
          tx.objectStore('moves').getAll(entriesOf(id)),
        ]);
        return { match, entries };
      }),
    list: () => connection.use(async (db) => listed(await db.getAll('matches'))),
    remove: (id: string) =>
      write(connection, gone(), async (tx) => {
        await Promise.all([
          tx.objectStore('matches').delete(id),
          tx.objectStore('moves').delete(entriesOf(id)),
        ]);
      }),
  };
}

/** The keys of a match's entries: a list comes after every number. */
function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, []]);
}

/**
 * One transaction over both tables: all of the work is on disk when this settles, or none of it.
 */
async function write(
  connection: Connection,
  conflict: Error,
  work: (tx: Writing) => Promise<void>,
): Promise<void> {
  await connection.use(async (db) => {
    const tx = db.transaction(['matches', 'moves'], 'readwrite', { durability: 'strict' });
    const working = work(tx).catch((error: unknown) => {
      abandon(tx);
      throw error;
    });
    const [worked, done] = await Promise.allSettled([working, tx.done]);
    // The error of the work says more than that its transaction was aborted.
    const failed = worked.status === 'rejected' ? worked : done;
    if (failed.status === 'fulfilled') return;
    const error: unknown = failed.reason;
    throw error instanceof Error && error.name === 'ConstraintError' ? conflict : error;
  });
}

/** Aborts the transaction, so that none of its work stays. */
function abandon(tx: Writing): void {
  try {
    tx.abort();
  } catch (error) {
    // It has already ended, because the browser failed.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
