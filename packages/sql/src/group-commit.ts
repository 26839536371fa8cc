import { StoreFailedError } from '@mechatable/store';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { words } from './words.ts';

/**
 * A change of the database. It waits only for its queries, because other writes wait for it. It may run twice: if another
 * write of its group fails, the group starts over.
 */
export type Write<T> = (tx: Transaction<Schema>) => Promise<T>;

/** A change made of queries that each change at least one row. */
export interface Steps {
  /** The table they belong to. All writers go through tables in the same order, so that they never deadlock. */
  readonly table: string;
  readonly queries: readonly CompiledQuery[];
  /** Explains why one of them changed nothing. */
  readonly explain: (tx: Transaction<Schema>, index: number) => Promise<Error>;
}

/** Runs queries in one transaction. If one of them changes no row, returns false, and nothing has changed. */
export type RunAll = (queries: readonly CompiledQuery[]) => Promise<boolean>;

/** Called after a transaction, with how many changes it made and how long it took. */
export type OnCommit = (writes: number, milliseconds: number) => void;

/** Runs the changes. */
export interface Writes {
  onCommit: OnCommit;
  /** Resolves when the change is durable. If it fails, it changes nothing. */
  add<T>(write: Write<T>): Promise<T>;
  /** The same for a change without decisions. */
  addSteps(steps: Steps): Promise<void>;
  /** Resolves when everything added so far is done. Nothing more can be added. */
  close(): Promise<void>;
}

/** Settles the promises of a group. */
type Settle = () => void;

interface Job {
  readonly write: Write<unknown>;
  /** A change that doesn't depend on results; null for one that does. */
  readonly steps: Steps | null;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A transaction of more writes would keep everyone else waiting. */
const MAX_WRITES = 256;
/** Beginning and committing a transaction takes as long as six writes. With this many, that hardly matters. */
const ENOUGH_WRITES = 16;

const SAVEPOINT = CompiledQuery.raw('savepoint one_write');
const RELEASE = CompiledQuery.raw('release savepoint one_write');
const UNDO = CompiledQuery.raw('rollback to savepoint one_write');

/**
 * Commits the writes of many matches together. Waiting for the disk is the slowest part of a write, and one wait is
 * enough for everything that arrives in one turn of the event loop.
 */
export class GroupCommit implements Writes {
  readonly #db: Kysely<Schema>;
  readonly #runAll: RunAll;
  onCommit: OnCommit = () => undefined;
  #waiting: Job[] = [];
  /** Resolves when nothing is left to commit. */
  #running: Promise<void> | null = null;
  #isClosed = false;

  constructor(db: Kysely<Schema>, runAll: RunAll) {
    this.#db = db;
    this.#runAll = runAll;
  }

  /** If one write fails, the rest of its group continues. */
  add<T>(write: Write<T>): Promise<T> {
    return this.#add(write, null);
  }

  addSteps(steps: Steps): Promise<void> {
    return this.#add((tx) => runSteps(tx, steps), steps);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  #add<T>(write: Write<T>, steps: Steps | null): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new StoreFailedError(words.failed.closed);
      this.#waiting.push({ write, steps, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#run();
    });
  }

  /** A large group is sent before the promises of the previous one are settled, so that the disk is never idle. */
  async #run(): Promise<void> {
    await this.#gather();
    let settle: Settle = () => undefined;
    while (this.#waiting.length > 0) {
      const committing = this.#commit(this.#waiting.splice(0, MAX_WRITES));
      settle();
      settle = await committing;
      if (this.#waiting.length >= ENOUGH_WRITES) continue;
      settle();
      settle = () => undefined;
      await this.#gather();
    }
    this.#running = null;
  }

  /** Waits for more writes, as long as every turn adds some and there are still few. */
  async #gather(): Promise<void> {
    let before: number;
    do {
      before = this.#waiting.length;
      await nextTurn();
    } while (this.#waiting.length > before && this.#waiting.length < ENOUGH_WRITES);
  }

  async #commit(group: readonly Job[]): Promise<Settle> {
    const steps = group.filter((job) => job.steps !== null).sort(byTable);
    const writes = group.filter((job) => job.steps === null);
    const start = performance.now();
    const settles = [
      ...(steps.length > 0 ? [await this.#commitSteps(steps)] : []),
      ...(writes.length > 0 ? [await commitWrites(this.#db, writes)] : []),
    ];
    this.onCommit(group.length, performance.now() - start);
    return () => {
      for (const settle of settles) settle();
    };
  }

  /** Changes without decisions are one message to the database. */
  async #commitSteps(group: readonly Job[]): Promise<Settle> {
    let isDone = false;
    try {
      isDone = await this.#runAll(group.flatMap((job) => job.steps?.queries ?? []));
    } catch (error) {
      // Any other error is that of one change. It fails alone when they are tried one by one.
      if (error instanceof StoreFailedError) return rejecting(group, error);
    }
    if (!isDone) return commitOneByOne(this.#db, group);
    return () => {
      for (const { resolve } of group) resolve(undefined);
    };
  }
}

function byTable(a: Job, b: Job): number {
  const [one = '', other = ''] = [a.steps?.table, b.steps?.table];
  return one < other ? -1 : Number(one > other);
}

async function runSteps(tx: Transaction<Schema>, { queries, explain }: Steps): Promise<void> {
  for (const [index, query] of queries.entries()) {
    const { rows, numAffectedRows = 0n } = await tx.executeQuery(query);
    if (numAffectedRows === 0n && rows.length === 0) throw await explain(tx, index);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function commitWrites(db: Kysely<Schema>, group: readonly Job[]): Promise<Settle> {
  const values: unknown[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const { write } of group) values.push(await write(tx));
    });
  } catch (error) {
    // If one write fails, the others must not. If the disk is full, they would all fail again.
    const mayRetry = group.length > 1 && !(error instanceof StoreFailedError);
    return mayRetry ? commitOneByOne(db, group) : rejecting(group, error);
  }
  return () => {
    for (const [n, { resolve }] of group.entries()) resolve(values[n]);
  };
}

/** Still one transaction, but each write can be undone separately. It takes a third longer, so it comes second. */
async function commitOneByOne(db: Kysely<Schema>, group: readonly Job[]): Promise<Settle> {
  const settles: Settle[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const job of group) settles.push(await attempt(tx, job));
    });
  } catch (error) {
    return rejecting(group, error);
  }
  return () => {
    for (const settle of settles) settle();
  };
}

function rejecting(group: readonly Job[], error: unknown): Settle {
  return () => {
    for (const { reject } of group) reject(error);
  };
}

/** Runs one write of a group, and undoes it alone if it fails. The caller settles it after the commit. */
async function attempt(tx: Transaction<Schema>, { write, resolve, reject }: Job): Promise<Settle> {
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
