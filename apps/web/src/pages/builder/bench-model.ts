import type { PieceList } from '@mechatable/kernel';
import { countOf, MOST_WRITTEN, withCount } from '@mechatable/lists';
import { StaleListError, StoreFailedError, type SavedList, type Shelf } from '@mechatable/store';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { words } from './words.ts';

/** Whether what is on the bench is kept: yes, not just yet, or why not. */
export type Kept = 'yes' | 'not yet' | { readonly problem: string };

/** A list that is being built. Every change is kept at once, and can be taken back. */
export class BenchModel {
  readonly #shelf: Shelf;
  readonly #saved: Signal<SavedList>;
  readonly #past = signal<readonly PieceList[]>([]);
  readonly #kept = signal<Kept>('yes');
  #writing: Promise<void> = Promise.resolve();
  /** When what is on the shelf was touched, as far as this bench knows. */
  #onShelf: number;

  readonly saved: ReadonlySignal<SavedList>;
  readonly list: ReadonlySignal<PieceList>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly kept: ReadonlySignal<Kept>;

  constructor(shelf: Shelf, saved: SavedList) {
    this.#shelf = shelf;
    this.#onShelf = saved.touched;
    this.#saved = signal(saved);
    this.saved = this.#saved;
    this.list = computed(() => this.#saved.value.list);
    this.canUndo = computed(() => this.#past.value.length > 0);
    this.kept = this.#kept;
  }

  rename(name: string): Promise<void> {
    return this.#change({ name });
  }

  /** Counts beyond reason are brought back to the nearest that makes sense. */
  setCount(section: string, piece: string, count: number): Promise<void> {
    const list = this.list.value;
    const wanted = Math.max(0, Math.min(MOST_WRITTEN, Math.trunc(count)));
    if (!Number.isFinite(count) || wanted === countOf(list, section, piece)) return Promise.resolve();
    this.#past.value = [...this.#past.value, list];
    return this.#change({ list: withCount(list, section, piece, wanted) });
  }

  undo(): Promise<void> {
    const list = this.#past.value.at(-1);
    if (list === undefined) return Promise.resolve();
    this.#past.value = this.#past.value.slice(0, -1);
    return this.#change({ list });
  }

  /** When nothing is waiting to be kept any more. */
  settled(): Promise<void> {
    return this.#writing;
  }

  /** One write after the other, so that the last change is the one that stays. */
  #change(part: Partial<Pick<SavedList, 'name' | 'list'>>): Promise<void> {
    const touched = Math.max(Date.now(), this.#saved.value.touched + 1); // no two changes at one time
    const changed = { ...this.#saved.value, ...part, touched };
    this.#saved.value = changed;
    this.#kept.value = 'not yet';
    this.#writing = this.#writing.then(() => this.#keep(changed));
    return this.#writing;
  }

  async #keep(changed: SavedList): Promise<void> {
    if (changed !== this.#saved.value) return; // a later change is waiting, and holds this one too
    try {
      await this.#shelf.replace(changed, this.#onShelf);
      this.#onShelf = changed.touched;
      if (changed === this.#saved.value) this.#kept.value = 'yes';
    } catch (error) {
      this.#kept.value = { problem: problemOf(error) };
    }
  }
}

function problemOf(error: unknown): string {
  if (error instanceof StoreFailedError) return error.message;
  if (!(error instanceof StaleListError)) throw error;
  return words.bench.stale(error.message);
}
