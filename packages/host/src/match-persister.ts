import { StaleSequenceError, type MatchHead, type Store } from '@mechatable/store';
import type { HostProblem } from './host.ts';
import type { Appended, Journal } from './journal.ts';

/** Saves a match of this device. If the store fails, play continues unsaved. If another writer was first, it stops. */
export class MatchPersister implements Journal {
  readonly #store: Store;
  readonly #id: string;
  readonly #onProblem: (problem: HostProblem) => void;
  /** How many entries are stored. */
  #length: number;
  #keeps = true;
  #stale: StaleSequenceError | null = null;

  constructor(store: Store, id: string, length: number, onProblem: (problem: HostProblem) => void) {
    this.#store = store;
    this.#id = id;
    this.#length = length;
    this.#onProblem = onProblem;
  }

  /** Throws if another writer has continued the match: this one is out of date. */
  check(): void {
    if (this.#stale !== null) throw this.#stale;
  }

  create(head: MatchHead): Promise<void> {
    return this.#attempt(() => this.#store.create(head), 0);
  }

  append({ entry, ended }: Appended): Promise<void> {
    const at = this.#length;
    return this.#attempt(() => this.#store.append(this.#id, at, entry, ended), at + 1);
  }

  async #attempt(write: () => Promise<void>, next: number): Promise<void> {
    this.check();
    if (!this.#keeps) return;
    try {
      await write();
      this.#length = next;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof StaleSequenceError) {
        this.#stale = error;
        this.#onProblem({ kind: 'stale', error });
        throw error;
      }
      this.#keeps = false;
      this.#onProblem({ kind: 'store', error });
    }
  }
}
