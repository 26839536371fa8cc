import type { Kysely } from 'kysely';
import { GroupCommit, type RunAll, type Steps, type Write } from './group-commit.ts';
import type { JobQueue } from './jobs/job.ts';
import type { Schema } from './schema.ts';

/** An open database. */
export class Db {
  /** For reading. Changes go through `write`. */
  readonly query: Kysely<Schema>;
  readonly clock: () => number;
  readonly jobs: JobQueue;
  readonly #commits: GroupCommit;

  constructor(query: Kysely<Schema>, runAll: RunAll, clock: () => number, openJobs: (db: Db) => JobQueue) {
    this.query = query;
    this.clock = clock;
    this.#commits = new GroupCommit(query, runAll);
    this.jobs = openJobs(this);
  }

  /**
   * Runs a change in a transaction, together with others of the same turn. Resolves when it is durable. The change uses
   * the transaction it is given: `query` waits until all of them are done.
   */
  write<T>(write: Write<T>): Promise<T> {
    return this.#commits.add(write);
  }

  /** The same for a change without decisions, which is much faster: it is sent to the database as a whole. */
  writeSteps(steps: Steps): Promise<void> {
    return this.#commits.addSteps(steps);
  }

  /** Waits for all writes, then closes the database for good. */
  async close(): Promise<void> {
    await this.#commits.close();
    await this.query.destroy();
  }
}
