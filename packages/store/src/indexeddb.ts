import type { Move } from '@mechatable/kernel';
import type { IDBPTransaction } from 'idb';
import { Connection } from './connection.ts';
import { entryAt, gone, grown, listed, newEntry, shortened, taken } from './entry.ts';
import { MatchNotFoundError, type Mark, type MatchHead, type Store } from './store.ts';
import type { Tables } from './tables.ts';

const LOSS = 'Moves are no longer kept in this browser; save the record to a file to keep the match.';

type Writing = IDBPTransaction<Tables, ['matches', 'moves'], 'readwrite'>;

export { openIndexedDbShelf } from './indexeddb-shelf.ts';

/** Keeps matches in this browser. Fails with a `StoreFailedError` where the browser does not let it. */
export async function openIndexedDb(name = 'mechatable', clock: () => number = Date.now): Promise<Store> {
  const connection = new Connection(name, LOSS);
  await connection.use(() => Promise.resolve()); // a browser that forbids it says so at once
  return {
    create: (head: MatchHead) =>
      write(connection, taken(head.id), async (tx) => {
        await tx.objectStore('matches').add(newEntry(head));
      }),
    append: (id: string, at: Mark, move: Move, ended: string | null) =>
      write(connection, gone(), async (tx) => {
        const entry = entryAt(id, at, await tx.objectStore('matches').get(id));
        await Promise.all([
          tx.objectStore('moves').add(move, [id, entry.moves]),
          tx.objectStore('matches').put(grown(entry, ended, clock())),
        ]);
      }),
    truncate: (id: string, at: Mark, n: number) =>
      write(connection, gone(), async (tx) => {
        const entry = entryAt(id, at, await tx.objectStore('matches').get(id));
        await Promise.all([
          tx.objectStore('moves').delete(from(id, n)),
          tx.objectStore('matches').put(shortened(entry, n, clock())),
        ]);
      }),
    read: (id: string) =>
      connection.use(async (db) => {
        const tx = db.transaction(['matches', 'moves'], 'readonly');
        const [entry, moves] = await Promise.all([
          tx.objectStore('matches').get(id),
          tx.objectStore('moves').getAll(from(id, 0)),
        ]);
        if (entry === undefined) throw new MatchNotFoundError(id);
        const { head, takenBack, ended } = entry;
        return { head, moves, takenBack, ended };
      }),
    list: () => connection.use(async (db) => listed(await db.getAll('matches'))),
    remove: (id: string) =>
      write(connection, gone(), async (tx) => {
        await Promise.all([
          tx.objectStore('matches').delete(id),
          tx.objectStore('moves').delete(from(id, 0)),
        ]);
      }),
  };
}

/** The moves of a match from the n-th on: a list comes after every number. */
function from(id: string, n: number): IDBKeyRange {
  return IDBKeyRange.bound([id, n], [id, []]);
}

/**
 * One transaction over both tables: all of the work is on disk when this settles, or none of it. The work asks
 * for all its changes in one go, so that what cannot be asked for leaves nothing half done.
 */
async function write(
  connection: Connection,
  conflict: Error,
  work: (tx: Writing) => Promise<void>,
): Promise<void> {
  await connection.use(async (db) => {
    const tx = db.transaction(['matches', 'moves'], 'readwrite', { durability: 'strict' });
    const [worked, done] = await Promise.allSettled([work(tx), tx.done]);
    // What the work ran into says more than that the transaction was given up for it.
    const failed = worked.status === 'rejected' ? worked : done;
    if (failed.status === 'fulfilled') return;
    const error: unknown = failed.reason;
    throw error instanceof Error && error.name === 'ConstraintError' ? conflict : error;
  });
}
