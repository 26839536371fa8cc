import type { Entry } from '@mechatable/kernel';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { upgradedRow, type Row } from './row.ts';
import type { SavedList } from './list-store.ts';

export interface Tables extends DBSchema {
  matches: { key: string; value: Row };
  /** Keyed by match and number, so that each entry exists only once. The name `moves` is from the first version. */
  moves: { key: [string, number]; value: Entry };
  lists: { key: string; value: SavedList };
}

export type Database = IDBPDatabase<Tables>;

export const VERSION = 3;

type Upgrade = IDBPTransaction<Tables, ('matches' | 'moves' | 'lists')[], 'versionchange'>;

/** Upgrades a database of any older version (0: a new one) step by step. */
export async function upgrade(db: Database, oldVersion: number, transaction: Upgrade): Promise<void> {
  if (oldVersion < 1) {
    db.createObjectStore('matches', { keyPath: 'id' });
    db.createObjectStore('moves');
  }
  if (oldVersion < 2) db.createObjectStore('lists', { keyPath: 'id' });
  if (oldVersion < 3) {
    let cursor = await transaction.objectStore('matches').openCursor();
    while (cursor !== null) {
      await cursor.update(upgradedRow(cursor.value) as Row);
      cursor = await cursor.continue();
    }
  }
}
