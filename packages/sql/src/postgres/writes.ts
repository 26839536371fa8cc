import { StoreFailedError } from '@mechatable/store';
import type { Kysely } from 'kysely';
import {
  GroupCommit,
  type OnCommit,
  type RunAll,
  type Steps,
  type Write,
  type Writes,
} from '../group-commit.ts';
import type { Schema } from '../schema.ts';
import { words } from '../words.ts';
import { isRace } from './failure.ts';

/** How often a change is tried that others get in the way of. */
const MAX_TRIES = 5;

/**
 * Changes of a database that several servers share. What has to see its answers gets a transaction to itself: with others
 * in between, it would keep rows locked that another server waits for.
 */
export class PostgresWrites implements Writes {
  readonly #db: Kysely<Schema>;
  readonly #groups: GroupCommit;
  readonly #running = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(db: Kysely<Schema>, runAll: RunAll) {
    this.#db = db;
    this.#groups = new GroupCommit(db, runAll);
  }

  get onCommit(): OnCommit {
    return this.#groups.onCommit;
  }

  set onCommit(listener: OnCommit) {
    this.#groups.onCommit = listener;
  }

  async add<T>(write: Write<T>): Promise<T> {
    if (this.#isClosed) throw new StoreFailedError(words.failed.closed);
    const running = this.#run(write);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  addSteps(steps: Steps): Promise<void> {
    return this.#groups.addSteps(steps);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#running);
    await this.#groups.close();
  }

  async #run<T>(write: Write<T>): Promise<T> {
    const start = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        const value = await this.#db.transaction().execute(write);
        this.onCommit(1, performance.now() - start);
        return value;
      } catch (error) {
        if (tries === MAX_TRIES || !isRace(error)) throw error;
      }
    }
  }
}
