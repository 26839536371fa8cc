import type { PieceList } from '@mechatable/kernel';
import { countOf, MOST_WRITTEN, withCount } from '@mechatable/lists';
import { StaleListError, StoreFailedError, type SavedList, type ListStore } from '@mechatable/store';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { words } from './words.ts';

/** Whether the list is saved, or why not. */
export type SaveState = 'saved' | 'saving' | { readonly problem: string };

/** A list being built. Every change is saved at once and can be undone. */
export class BuilderModel {
  readonly #listStore: ListStore;
  readonly #saved: Signal<SavedList>;
  readonly #past = signal<readonly PieceList[]>([]);
  readonly #saveState = signal<SaveState>('saved');
  #writing: Promise<void> = Promise.resolve();
  /** When the list in the store was last changed, as far as we know. */
  #savedAt: number;

  readonly saved: ReadonlySignal<SavedList>;
  readonly list: ReadonlySignal<PieceList>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly saveState: ReadonlySignal<SaveState>;

  constructor(listStore: ListStore, saved: SavedList) {
    this.#listStore = listStore;
    this.#savedAt = saved.touched;
    this.#saved = signal(saved);
    this.saved = this.#saved;
    this.list = computed(() => this.#saved.value.list);
    this.canUndo = computed(() => this.#past.value.length > 0);
    this.saveState = this.#saveState;
  }

  rename(name: string): Promise<void> {
    return this.#change({ name });
  }

  /** Counts out of range are set to the nearest valid one. */
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

  /** Resolves when everything is saved. */
  settled(): Promise<void> {
    return this.#writing;
  }

  /** Writes one after the other, so that the last change wins. */
  #change(part: Partial<Pick<SavedList, 'name' | 'list'>>): Promise<void> {
    const touched = Math.max(Date.now(), this.#saved.value.touched + 1); // no two changes at the same time
    const changed = { ...this.#saved.value, ...part, touched };
    this.#saved.value = changed;
    this.#saveState.value = 'saving';
    this.#writing = this.#writing.then(() => this.#save(changed));
    return this.#writing;
  }

  async #save(changed: SavedList): Promise<void> {
    if (changed !== this.#saved.value) return; // a later change is waiting and includes this one
    try {
      await this.#listStore.replace(changed, this.#savedAt);
      this.#savedAt = changed.touched;
      if (changed === this.#saved.value) this.#saveState.value = 'saved';
    } catch (error) {
      this.#saveState.value = { problem: problemOf(error) };
    }
  }
}

function problemOf(error: unknown): string {
  if (error instanceof StoreFailedError) return error.message;
  if (!(error instanceof StaleListError)) throw error;
  return words.builder.stale(error.message);
}
