import type { RecordHead } from '@mechatable/kernel';
import type { Page } from 'playwright-core';

/** Reads and changes the stored matches of this browser behind the page's back. */

export interface StoredRow {
  readonly id: string;
  readonly head: { readonly id: string; readonly opened: number; readonly head: RecordHead };
}

/** Every row of a table. */
export function stored(page: Page, table: 'matches' | 'moves'): Promise<readonly unknown[]> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('the browser does not say why'));
        };
      });
    const db = await done(indexedDB.open('mechatable'));
    const all = await done<unknown[]>(db.transaction(name).objectStore(name).getAll());
    db.close();
    return all;
  }, table);
}

/** The head of the match that the page shows, as it is stored. */
export async function storedHead(page: Page): Promise<RecordHead> {
  const row = (await stored(page, 'matches')).find((one) => (one as StoredRow).id === matchId(page));
  if (row === undefined) throw new Error('the match is not stored');
  return (row as StoredRow).head.head;
}

/** Replaces the head of a match. */
export async function exchangeHead(page: Page, id: string, head: unknown): Promise<void> {
  await page.evaluate(
    async ({ key, other }) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => {
            resolve(request.result);
          };
          request.onerror = () => {
            reject(request.error ?? new Error('the browser does not say why'));
          };
        });
      const db = await done(indexedDB.open('mechatable'));
      const rows = db.transaction('matches', 'readwrite').objectStore('matches');
      const row = await done(rows.get(key) as IDBRequest<{ head: object }>);
      await done(rows.put({ ...row, head: { ...row.head, head: other } }));
      db.close();
    },
    { key: id, other: head },
  );
}

/** The id of the match in the page's address. */
export function matchId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
