import { Connection } from './connection.ts';
import { lastTouchedFirst, assertUnchanged, type SavedList, type ListStore } from './list-store.ts';

const LOSS = 'Anything you build here is lost when this page closes. Save it as text to keep it.';

/** Stores lists in this browser. Fails with a `StoreFailedError` if the browser doesn't allow it. */
export async function openIndexedDbListStore(name = 'mechatable'): Promise<ListStore> {
  const connection = new Connection(name, LOSS);
  await connection.use(() => Promise.resolve());
  return {
    put: (saved: SavedList) =>
      connection.use(async (db) => {
        const tx = db.transaction('lists', 'readwrite', { durability: 'strict' });
        await Promise.all([tx.store.put(saved), tx.done]);
      }),
    replace: (saved: SavedList, touched: number) =>
      connection.use(async (db) => {
        const tx = db.transaction('lists', 'readwrite', { durability: 'strict' });
        assertUnchanged(await tx.store.get(saved.id), touched);
        await Promise.all([tx.store.put(saved), tx.done]);
      }),
    get: (id: string) => connection.use(async (db) => (await db.get('lists', id)) ?? null),
    list: () => connection.use(async (db) => lastTouchedFirst(await db.getAll('lists'))),
    remove: (id: string) =>
      connection.use(async (db) => {
        const tx = db.transaction('lists', 'readwrite', { durability: 'strict' });
        await Promise.all([tx.store.delete(id), tx.done]);
      }),
  };
}
