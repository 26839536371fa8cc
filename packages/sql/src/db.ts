import type { Kysely } from 'kysely';
import type { OnCommit, Steps, Write, Writes } from './group-commit.ts';
import type { JobQueue } from './jobs/job.ts';
import type { Peers } from './peers.ts';
import type { Schema } from './schema.ts';

/** An open database. */
export class Db {
  /** For reading. Changes go through `write`. */
  readonly query: Kysely<Schema>;
  /** Milliseconds since 1970. Servers that share a database share its clock. */
  readonly clock: () => number;
  readonly peers: Peers;
  readonly jobs: JobQueue;
  readonly #writes: Writes;

  constructor(
    query: Kysely<Schema>,
    writes: Writes,
    peers: Peers,
    clock: () => number,
    openJobs: (db: Db) => JobQueue,
  ) {
    this.query = query;
    this.clock = clock;
    this.peers = peers;
    this.#writes = writes;
    this.jobs = openJobs(this);
  }

  /**
   * Runs a change in a transaction, perhaps together with others of the same turn. Resolves when it is durable. The change
   * uses the transaction it is given: `query` may wait until all of them are done.
   */
  write<T>(write: Write<T>): Promise<T> {
    return this.#writes.add(write);
  }

  /** The same for a change that doesn't depend on results. It is sent as a whole, which is much faster. */
  writeSteps(steps: Steps): Promise<void> {
    return this.#writes.addSteps(steps);
  }

  /** Called after every transaction, to measure it. */
  set onCommit(listener: OnCommit) {
    this.#writes.onCommit = listener;
  }

  /** Waits for all writes, then closes the database for good. */
  async close(): Promise<void> {
    await this.#writes.close();
    await this.peers.close();
    await this.query.destroy();
  }
}
