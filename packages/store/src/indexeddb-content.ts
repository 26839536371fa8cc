import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { absent, failure } from './failure.ts';

const LOSS = 'Content files can’t be used here.';

/** A content file as it was imported. */
export interface StoredContent {
  /** The hash of its content, as games have it in their id. */
  readonly hash: string;
  /** The id of the published game. */
  readonly game: string;
  readonly name: string;
  readonly text: string;
  /** When it was imported, in milliseconds since 1970. */
  readonly imported: number;
}

/** The content files of this browser. */
export interface ContentFiles {
  get(hash: string): Promise<StoredContent | null>;
  put(file: StoredContent): Promise<void>;
  remove(hash: string): Promise<void>;
  /** The latest first. */
  list(): Promise<readonly StoredContent[]>;
}

interface ContentTables extends DBSchema {
  files: { key: string; value: StoredContent };
}

/** Separate from matches, so that workers need nothing else. Fails with a `StoreFailedError`. */
export async function openContentFiles(name = 'mechatable-content'): Promise<ContentFiles> {
  if (typeof indexedDB === 'undefined') throw absent(LOSS);
  const db = await orFailure(() =>
    openDB<ContentTables>(name, 1, {
      upgrade(fresh: IDBPDatabase<ContentTables>) {
        fresh.createObjectStore('files', { keyPath: 'hash' });
      },
    }),
  );
  return {
    get: (hash) => orFailure(async () => (await db.get('files', hash)) ?? null),
    put: (file) =>
      orFailure(async () => {
        const tx = db.transaction('files', 'readwrite', { durability: 'strict' });
        await Promise.all([tx.store.put(file), tx.done]);
      }),
    remove: (hash) => orFailure(() => db.delete('files', hash)),
    list: () => orFailure(async () => (await db.getAll('files')).sort((a, b) => b.imported - a.imported)),
  };
}

async function orFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failure(error, LOSS);
  }
}
