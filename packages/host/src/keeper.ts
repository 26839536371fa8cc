import type { Move } from '@mechatable/kernel';
import { StaleSequenceError, type Mark, type MatchHead, type Store } from '@mechatable/store';
import type { Trouble } from './host.ts';

/** Keeps a match for as long as the store plays along. Play goes on without it, but not behind its back. */
export class Keeper {
  readonly #store: Store;
  readonly #id: string;
  readonly #onTrouble: (trouble: Trouble) => void;
  #mark: Mark;
  #keeps = true;
  #stale: StaleSequenceError | null = null;

  constructor(store: Store, id: string, mark: Mark, onTrouble: (trouble: Trouble) => void) {
    this.#store = store;
    this.#id = id;
    this.#mark = mark;
    this.#onTrouble = onTrouble;
  }

  /** Throws where another writer was first: whatever this one would do is behind. */
  insistOnFirst(): void {
    if (this.#stale !== null) throw this.#stale;
  }

  create(head: MatchHead): Promise<void> {
    return this.#attempt(() => this.#store.create(head), this.#mark);
  }

  append(move: Move, ended: string | null): Promise<void> {
    const mark = this.#mark;
    const next = { ...mark, moves: mark.moves + 1 };
    return this.#attempt(() => this.#store.append(this.#id, mark, move, ended), next);
  }

  truncate(n: number): Promise<void> {
    const mark = this.#mark;
    const next = { moves: n, takenBack: mark.takenBack + 1 };
    return this.#attempt(() => this.#store.truncate(this.#id, mark, n), next);
  }

  async #attempt(write: () => Promise<void>, next: Mark): Promise<void> {
    this.insistOnFirst();
    if (!this.#keeps) return;
    try {
      await write();
      this.#mark = next;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof StaleSequenceError) {
        this.#stale = error;
        this.#onTrouble({ kind: 'stale', error });
        throw error;
      }
      this.#keeps = false;
      this.#onTrouble({ kind: 'store', error });
    }
  }
}
