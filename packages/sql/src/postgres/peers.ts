import type { Pool, PoolClient } from 'pg';
import { InTurn } from '../in-turn.ts';
import type { Change, Peers } from '../peers.ts';
import { failure } from './failure.ts';
import { Listener } from './listener.ts';

export interface PostgresPeersOptions {
  readonly address: string;
  /** The address without its password. */
  readonly where: string;
  /** Connections only for locks: the work that holds one needs others. */
  readonly locks: Pool;
  readonly isOurs: (process: number) => boolean;
  readonly onProblem: (error: unknown) => void;
  readonly onClose: () => void;
}

/** The servers that share a PostgreSQL database. */
export class PostgresPeers implements Peers {
  readonly exist = true;
  readonly #options: PostgresPeersOptions;
  readonly #inTurn = new InTurn();
  readonly #followers = new Set<(change: Change) => void>();
  #listener: Listener | null = null;

  constructor(options: PostgresPeersOptions) {
    this.#options = options;
  }

  follow(onChange: (change: Change) => void): () => void {
    this.#followers.add(onChange);
    return () => {
      this.#followers.delete(onChange);
    };
  }

  async join(first: () => Promise<unknown>): Promise<void> {
    const { address, where, isOurs, onProblem } = this.#options;
    const onChange = (change: Change): void => {
      for (const follower of [...this.#followers]) follower(change);
    };
    try {
      this.#listener = await Listener.open({ address, isOurs, onChange, first, onProblem });
    } catch (error) {
      throw failure(error, where);
    }
  }

  inTurn<T>(about: string, work: () => Promise<T>): Promise<T> {
    return this.#inTurn.run(about, async () => {
      const client = await this.#lock(about);
      try {
        return await work();
      } finally {
        // If the connection is lost, so is the lock.
        const unlocked = client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [about]);
        unlocked.then(
          () => {
            client.release();
          },
          () => {
            client.release(true);
          },
        );
      }
    });
  }

  async close(): Promise<void> {
    const { locks, onClose } = this.#options;
    onClose();
    await this.#listener?.close();
    this.#listener = null;
    if (!locks.ended) await locks.end();
  }

  async #lock(about: string): Promise<PoolClient> {
    try {
      const client = await this.#options.locks.connect();
      try {
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [about]);
        return client;
      } catch (error) {
        client.release(true);
        throw error;
      }
    } catch (error) {
      throw failure(error, this.#options.where);
    }
  }
}
