import { StoreFailedError } from '@mechatable/store';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { words } from './words.ts';

/** A change of the database. It runs queries and waits for nothing else, because other writes wait for it. */
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
  const settle: (() => void)[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const job of group) settle.push(await attempt(tx, job, group.length === 1));
    });
  } catch (error) {
    for (const { reject } of group) reject(error); // nothing of the group was stored
    return;
  }
  for (const act of settle) act();
}

/** Runs one write of a group, and undoes it alone if it fails. The caller settles it after the commit. */
async function attempt(tx: Transaction<Schema>, job: Job, isAlone: boolean): Promise<() => void> {
  if (!isAlone) await tx.executeQuery(SAVEPOINT);
  try {
    const value = await job.write(tx);
    if (!isAlone) await tx.executeQuery(RELEASE);
    return () => {
      job.resolve(value);
    };
  } catch (error) {
    // If the database itself fails (a full disk), it may have rolled back the transaction: the group has failed.
    if (isAlone || error instanceof StoreFailedError) throw error;
    await tx.executeQuery(UNDO);
    await tx.executeQuery(RELEASE);
    return () => {
      job.reject(error);
    };
  }
}
