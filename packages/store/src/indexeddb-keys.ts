import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { absent, failure } from './failure.ts';

const LOSS = 'Your moves can’t be signed.';
const ONLY = 'signing';

interface KeyTables extends DBSchema {
  keys: { key: string; value: CryptoKeyPair };
}

/** The key pair of this browser. */
export interface Keys {
  get(): Promise<CryptoKeyPair | null>;
  /** Stores a pair unless there is one. Returns the one that is stored now. */
  putFirst(pair: CryptoKeyPair): Promise<CryptoKeyPair>;
}

/** Separate from matches and lists, so that clearing those doesn't affect it. Fails with a `StoreFailedError`. */
export async function openKeys(name = 'mechatable-keys'): Promise<Keys> {
  if (typeof indexedDB === 'undefined') throw absent(LOSS);
  const db = await orFailure(() =>
    openDB<KeyTables>(name, 1, {
      upgrade(fresh: IDBPDatabase<KeyTables>) {
        fresh.createObjectStore('keys');
      },
    }),
  );
  return {
    get: () => orFailure(async () => (await db.get('keys', ONLY)) ?? null),
    putFirst: (pair) =>
      orFailure(async () => {
        const tx = db.transaction('keys', 'readwrite', { durability: 'strict' });
        const known = await tx.store.get(ONLY);
        if (known === undefined) await tx.store.put(pair, ONLY);
        await tx.done;
        return known ?? pair;
      }),
  };
}

async function orFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failure(error, LOSS);
  }
}
