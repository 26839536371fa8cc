import type { Kysely } from 'kysely';
import type { Steps, Write, Writes } from './group-commit.ts';
import type { Peers } from './peers.ts';
import type { Schema } from './schema.ts';

/** An open database. */
export class Db {
  /** For reading. Changes go through `write`. */
  readonly query: Kysely<Schema>;
  /** Milliseconds since 1970. Servers that share a database share its clock. */
  readonly clock: () => number;
  readonly peers: Peers;
  readonly #writes: Writes;

  constructor(query: Kysely<Schema>, writes: Writes, peers: Peers, clock: () => number) {
    this.query = query;
    this.clock = clock;
    this.peers = peers;
    this.#writes = writes;
  }

  /**
   * Runs a change in a transaction, perhaps together with others of the same turn. Resolves when it is durable. The change
   * uses the transaction it is given: `query` may wait until all of them are done.
   */
  write<T>(write: Write<T>): Promise<T> {
    return this.#writes.add(write);
  }

  /** The same for a change without decisions, which is much faster: it is sent to the database as a whole. */
  writeSteps(steps: Steps): Promise<void> {
    return this.#writes.addSteps(steps);
  }

  /** Waits for all writes, then closes the database for good. */
  async close(): Promise<void> {
    await this.#writes.close();
    await this.peers.close();
    await this.query.destroy();
  }
}
