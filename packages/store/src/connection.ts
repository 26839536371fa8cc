import { openDB } from 'idb';
import { absent, blocked, failure } from './failure.ts';
import { upgrade, VERSION, type Database, type Tables } from './tables.ts';

/**
 * A connection that reconnects automatically. Another tab with a newer version may upgrade the database at any time, and a
 * browser may close the connection (site data cleared, a phone asleep); the next use then connects again.
 */
export class Connection {
  readonly #name: string;
  /** The loss if nothing can be saved, in a sentence. */
  readonly #loss: string;
  readonly #version: number;
  #opening: Promise<Database> | null = null;

  constructor(name: string, loss: string, version = VERSION) {
    this.#name = name;
    this.#loss = loss;
    this.#version = version;
  }

  async use<T>(work: (db: Database) => Promise<T>): Promise<T> {
    try {
      const db = await this.#open();
      try {
        return await work(db);
      } catch (error) {
        // Some browsers close a connection silently. No transaction has started, so nothing has been done yet.
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
        this.#opening = null;
        return await work(await this.#open());
      }
    } catch (error) {
      throw failure(error, this.#loss);
    }
  }

  #open(): Promise<Database> {
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  async #connect(): Promise<Database> {
    try {
      return await connect(this.#name, this.#version, this.#loss, () => {
        this.#opening = null;
      });
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }
}

function connect(name: string, version: number, loss: string, onLost: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') throw absent(loss);
    let waitedFor = true;
    openDB<Tables>(name, version, {
      upgrade(db, oldVersion, _newVersion, transaction) {
        upgrade(db, oldVersion, transaction).catch(reject);
      },
      blocked() {
        waitedFor = false;
        reject(blocked(loss));
      },
      blocking(_current, _wanted, event) {
        onLost();
        (event.target as IDBDatabase).close();
      },
      terminated: onLost,
    }).then((db) => {
      if (waitedFor) resolve(db);
      else db.close();
    }, reject);
  });
}
