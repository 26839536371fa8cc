import { StoreFailedError } from '@mechatable/store';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { words } from './words.ts';

/**
 * A change of the database. It waits only for its queries, because other writes wait for it. It may run twice: if another
 * write of its group fails, the group starts over.
 */
export type Write<T> = (tx: Transaction<Schema>) => Promise<T>;

interface Job {
  readonly write: Write<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A transaction of more writes would keep everyone else waiting. */
const MOST_WRITES = 256;

const SAVEPOINT = CompiledQuery.raw('savepoint one_write');
const RELEASE = CompiledQuery.raw('release savepoint one_write');
const UNDO = CompiledQuery.raw('rollback to savepoint one_write');

/**
 * Commits the writes of many matches together. Waiting for the disk is the slowest part of a write, and one wait is
 * enough for everything that arrives in one turn of the event loop.
 */
export class GroupCommit {
  readonly #db: Kysely<Schema>;
  #waiting: Job[] = [];
  /** Resolves when nothing is left to commit. */
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Resolves when the write is durable. If it fails, it changes nothing, and the rest of its group goes on. */
  add<T>(write: Write<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new StoreFailedError(words.failed.closed);
      this.#waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when everything added so far is committed. Nothing more can be added. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn(); // lets others join, and lets the server answer requests between two groups
      await commit(this.#db, this.#waiting.splice(0, MOST_WRITES));
    }
    this.#running = null;
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function commit(db: Kysely<Schema>, group: readonly Job[]): Promise<void> {
  const values: unknown[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const { write } of group) values.push(await write(tx));
    });
  } catch (error) {
    // If one write fails, the others must not. If the disk is full, they would all fail again.
    if (group.length > 1 && !(error instanceof StoreFailedError)) await commitOneByOne(db, group);
    else for (const { reject } of group) reject(error);
    return;
  }
  for (const [n, { resolve }] of group.entries()) resolve(values[n]);
}

/** Still one transaction, but each write can be undone alone. That takes a third more time, so it is not the first try. */
async function commitOneByOne(db: Kysely<Schema>, group: readonly Job[]): Promise<void> {
  const settle: (() => void)[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const job of group) settle.push(await attempt(tx, job));
    });
  } catch (error) {
    for (const { reject } of group) reject(error);
    return;
  }
  for (const act of settle) act();
}

/** Runs one write of a group, and undoes it alone if it fails. The caller settles it after the commit. */
async function attempt(tx: Transaction<Schema>, { write, resolve, reject }: Job): Promise<() => void> {
  await tx.executeQuery(SAVEPOINT);
  try {
    const value = await write(tx);
    await tx.executeQuery(RELEASE);
    return () => {
      resolve(value);
    };
  } catch (error) {
    // If the database itself fails, it may have rolled back the transaction: the group has failed.
    if (error instanceof StoreFailedError) throw error;
    await tx.executeQuery(UNDO);
    await tx.executeQuery(RELEASE);
    return () => {
      reject(error);
    };
  }
}
