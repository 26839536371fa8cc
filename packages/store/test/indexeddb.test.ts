/// <reference lib="dom" />
import * as fake from 'fake-indexeddb';
import { commitToV1, RECORD_FORMAT_1 } from '@mechatable/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DamagedMatchError, MatchNotFoundError, StaleSequenceError, StoreFailedError } from '../src/index.ts';
import { Connection } from '../src/connection.ts';
import { openIndexedDb, openIndexedDbListStore } from '../src/indexeddb.ts';
import { VERSION } from '../src/tables.ts';
import { saved, listStoreSuite } from './list-store-suite.ts';
import { head, move, storeSuite } from '../src/suite.ts';

/** An empty browser. */
beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

storeSuite('IndexedDB', (clock) => openIndexedDb('test', clock));
listStoreSuite('IndexedDB', () => openIndexedDbListStore('test'));

const NOT_KEPT = 'Moves are no longer saved in this browser. Save the record to a file to keep the match.';

function upgradeTo(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('test', version);
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('failed'));
    };
  });
}

/** A database as the first version created it. */
async function firstVersion(): Promise<IDBDatabase> {
  const request = indexedDB.open('test', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('matches', { keyPath: 'id' });
    request.result.createObjectStore('moves');
  };
  await new Promise((resolve) => (request.onsuccess = resolve));
  return request.result;
}

/** A match as it was stored before records had a chain. */
const OLD_ROW = {
  id: 'old',
  head: {
    ...{ id: 'old', game: 'tiny', rulesVersion: 3, options: { stones: 9 }, seats: ['person', 'greedy'] },
    ...{ seed: 'a seed', from: null, opened: 7 },
  },
  ...{ moves: 1, takenBack: 2, touched: 9, ended: null },
};

async function spoil(store: 'matches' | 'moves', value: unknown, key?: [string, number]): Promise<void> {
  const db = await upgradeTo(VERSION);
  const tx = db.transaction(store, 'readwrite');
  tx.objectStore(store).put(value, key);
  await new Promise((resolve) => (tx.oncomplete = resolve));
  db.close();
}

type Put = (this: IDBObjectStore, value: unknown) => IDBRequest<IDBValidKey>;

/** Replaces what the browser does when a transaction begins. */
function transactionsFail(name: string): void {
  vi.spyOn(fake.IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('as it happens', name);
  });
}

describe('a store in a browser', () => {
  test('is the same for two tabs, and lets only one of them make a move', async () => {
    const [one, other] = [await openIndexedDb('test'), await openIndexedDb('test')];
    await one.create(head('m'));
    const both = await Promise.allSettled([
      one.append('m', 0, move(1), null),
      other.append('m', 0, move(2), null),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await other.read('m')).entries).toEqual([move(1)]);
  });

  test('stores a move under its number only once, even with another summary', async () => {
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    const db = await upgradeTo(VERSION);
    const tx = db.transaction('moves', 'readwrite');
    tx.objectStore('moves').add(move(5), ['m', 0]);
    await new Promise((resolve) => (tx.oncomplete = resolve));
    await expect(store.append('m', 0, move(1), null)).rejects.toBeInstanceOf(StaleSequenceError);
    expect(await store.list()).toMatchObject({ matches: [{ length: 0 }] });
  });

  test('saves a move completely or not at all', async () => {
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    const unkeepable = { seat: 0, action: () => 'no data' };
    await expect(store.append('m', 0, unkeepable, null)).rejects.toBeInstanceOf(StoreFailedError);
    expect(await store.list()).toMatchObject({ matches: [{ length: 0 }] });
    await store.append('m', 0, move(1), null);
    expect((await store.read('m')).entries).toEqual([move(1)]);
  });

  test('is still there after a reload', async () => {
    const before = await openIndexedDb('test');
    await before.create(head('m'));
    await before.append('m', 0, move(1), null);
    expect((await (await openIndexedDb('test')).read('m')).entries).toEqual([move(1)]);
  });

  test('writes in strict durability', async () => {
    const store = await openIndexedDb('test');
    const begun = vi.spyOn(fake.IDBDatabase.prototype, 'transaction');
    await store.create(head('m'));
    await store.append('m', 0, move(1), null);
    await store.remove('m');
    expect(begun.mock.calls.map(([, mode, options]) => [mode, options])).toEqual(
      new Array(3).fill(['readwrite', { durability: 'strict' }]),
    );
  });

  test('closes for a newer version in another tab, and then asks to reload', async () => {
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    const newer = await upgradeTo(VERSION + 1);
    expect(newer.version).toBe(VERSION + 1);
    await expect(store.append('m', 0, move(0), null)).rejects.toThrow(
      `A newer version of this page has updated its storage. Reload to continue. ${NOT_KEPT}`,
    );
    await expect(openIndexedDb('test')).rejects.toBeInstanceOf(StoreFailedError);
  });

  test('reconnects after the browser has closed the connection', async () => {
    const opening = vi.spyOn(indexedDB, 'open');
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    const [first] = opening.mock.results;
    fake.forceCloseDatabase((first?.value as IDBOpenDBRequest).result as never);
    await store.append('m', 0, move(1), null);
    expect((await store.read('m')).entries).toEqual([move(1)]);
  });

  test('reconnects after a connection was lost silently', async () => {
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    vi.spyOn(fake.IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    await store.append('m', 0, move(1), null);
    expect((await store.read('m')).entries).toEqual([move(1)]);
  });

  test('has no matches after the site data was cleared', async () => {
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    await new Promise((resolve) => (indexedDB.deleteDatabase('test').onsuccess = resolve));
    await expect(store.append('m', 0, move(0), null)).rejects.toBeInstanceOf(MatchNotFoundError);
  });
});

describe('a damaged match', () => {
  test('is listed separately and can be exported, and the others are still listed', async () => {
    const store = await openIndexedDb('test');
    await store.create(head('good'));
    await spoil('matches', { id: 'bad', head: 'gone', touched: 'never' });
    await spoil('moves', move(3), ['bad', 0]);
    const { matches, damaged } = await store.list();
    expect(matches.map(({ id }) => id)).toEqual(['good']);
    expect(damaged).toEqual([{ id: 'bad', problem: expect.stringContaining('head') as string }]);
    await expect(store.read('bad')).rejects.toBeInstanceOf(DamagedMatchError);
    expect(await store.raw('bad')).toEqual({
      match: { id: 'bad', head: 'gone', touched: 'never' },
      entries: [move(3)],
    });
    await store.remove('bad');
    expect((await store.list()).damaged).toEqual([]);
  });

  test.each([
    [
      'its entries are not all there',
      ['moves', { seat: 0, action: 1 }, ['m', 5]],
      'should have 1 entries, but has 2',
    ],
    ['an entry is no entry', ['moves', { seat: -1 }, ['m', 0]], 'Invalid entry 1 of the stored match'],
  ] as const)('is noticed when %s', async (_what, [table, value, key], message) => {
    const store = await openIndexedDb('test');
    await store.create(head('m'), [move(0)]);
    await spoil(table, value, [...key]);
    await expect(store.read('m')).rejects.toThrow(message);
  });

  test('creates a match completely or not at all', async () => {
    const store = await openIndexedDb('test');
    const unkeepable = { seat: 0, action: () => 'no data' };
    await expect(store.create(head('m'), [move(0), unkeepable], null)).rejects.toBeInstanceOf(
      StoreFailedError,
    );
    expect(await store.list()).toEqual({ matches: [], damaged: [] });
    await expect(store.read('m')).rejects.toBeInstanceOf(MatchNotFoundError);
  });
});

describe('a list store in a browser', () => {
  test('is still there after a reload, beside the matches', async () => {
    await (await openIndexedDb('test')).create(head('m'));
    await (await openIndexedDbListStore('test')).put(saved('a'));
    expect(await (await openIndexedDbListStore('test')).get('a')).toEqual(saved('a'));
    expect((await (await openIndexedDb('test')).list()).matches).toHaveLength(1);
  });

  test('is added to a database that had none, and the matches stay', async () => {
    const db = await firstVersion();
    const tx = db.transaction(['matches', 'moves'], 'readwrite');
    tx.objectStore('matches').add(OLD_ROW);
    tx.objectStore('moves').add(move(0), ['old', 0]);
    await new Promise((resolve) => (tx.oncomplete = resolve));
    db.close();
    await (await openIndexedDbListStore('test')).put(saved('a'));
    const store = await openIndexedDb('test');
    expect(await store.list()).toMatchObject({ matches: [{ id: 'old', length: 1 }], damaged: [] });
    expect(await store.read('old')).toEqual({
      head: {
        id: 'old',
        opened: 7,
        head: {
          format: RECORD_FORMAT_1,
          ...{ game: 'tiny', rulesVersion: 3, options: { stones: 9 }, seats: ['person', 'greedy'] },
          ...{ seed: 'a seed', seedCommitment: commitToV1('a seed') },
        },
      },
      entries: [move(0)],
      ended: null,
    });
  });

  test('writes in strict durability', async () => {
    const listStore = await openIndexedDbListStore('test');
    const begun = vi.spyOn(fake.IDBDatabase.prototype, 'transaction');
    await listStore.put(saved('a'));
    await listStore.remove('a');
    expect(begun.mock.calls.map(([, mode, options]) => [mode, options])).toEqual(
      new Array(2).fill(['readwrite', { durability: 'strict' }]),
    );
  });

  test('says what is lost if nothing can be saved', async () => {
    const listStore = await openIndexedDbListStore('test');
    transactionsFail('QuotaExceededError');
    for (const attempt of [
      () => listStore.put(saved('a')),
      () => listStore.list(),
      () => listStore.remove('a'),
    ]) {
      await expect(attempt()).rejects.toBeInstanceOf(StoreFailedError);
      await expect(attempt()).rejects.toThrow('Save it as text');
    }
  });
});

describe('a browser that can’t store anything', () => {
  test.each([
    ['QuotaExceededError', 'This browser is out of storage space for this page.'],
    [
      'SecurityError',
      'This browser blocks storage for this page. Check its settings, or leave private browsing.',
    ],
    ['InvalidStateError', "This browser's storage failed (InvalidStateError: as it happens)."],
    ['UnknownError', "This browser's storage failed (UnknownError: as it happens)."],
  ])('says what happened and what to do: %s', async (name, sentence) => {
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    transactionsFail(name);
    const attempts = [
      () => store.append('m', 0, move(0), null),
      () => store.raw('m'),
      () => store.list(),
      () => store.read('m'),
      () => store.remove('m'),
    ];
    for (const attempt of attempts) {
      const error = await attempt().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StoreFailedError);
      expect(error).toMatchObject({ message: `${sentence} ${NOT_KEPT}`, cause: { name } });
    }
  });

  test('counts as full even if that only shows at the end of a write', async () => {
    const store = await openIndexedDb('test');
    await store.create(head('m'));
    const put = Reflect.get(fake.IDBObjectStore.prototype, 'put') as Put;
    vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      const { transaction } = this;
      Object.defineProperty(transaction, 'error', { value: new DOMException('', 'QuotaExceededError') });
      const request = put.call(this, value);
      request.addEventListener('success', () => {
        transaction.abort();
      });
      return request;
    });
    await expect(store.append('m', 0, move(0), null)).rejects.toThrow('out of storage space');
    expect((await store.read('m')).entries).toEqual([]);
  });

  test('has no store at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(openIndexedDb('test')).rejects.toThrow(
      `This browser has no storage for this page. ${NOT_KEPT}`,
    );
  });

  test('forbids access to the API', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(openIndexedDb('test')).rejects.toBeInstanceOf(StoreFailedError);
  });

  test('is blocked by a tab with an older version', async () => {
    const older = await firstVersion();
    const newer = new Connection('test', NOT_KEPT);
    const attempt = newer.use((db) => Promise.resolve(db.version));
    await expect(attempt).rejects.toBeInstanceOf(StoreFailedError);
    await expect(attempt).rejects.toThrow(
      `An older version of this page is open in another tab. Close or reload it. ${NOT_KEPT}`,
    );
    older.close();
    expect(await newer.use((db) => Promise.resolve(db.version))).toBe(VERSION);
  });
});
