import type { Move } from '@mechatable/kernel';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Entry } from './entry.ts';
import type { SavedList } from './shelf.ts';

export interface Tables extends DBSchema {
  matches: { key: string; value: Entry };
  /** By match and number, so that a move can be there only once. */
  moves: { key: [string, number]; value: Move };
  lists: { key: string; value: SavedList };
}

export type Database = IDBPDatabase<Tables>;

export const VERSION = 2;

/** Brings a database of any older version (0: none at all) up to this one, step by step. */
export function upgrade(db: Database, oldVersion: number): void {
  if (oldVersion < 1) {
    db.createObjectStore('matches', { keyPath: 'id' });
    db.createObjectStore('moves');
  }
  if (oldVersion < 2) db.createObjectStore('lists', { keyPath: 'id' });
}
