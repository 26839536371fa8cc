import type { ContentFiles } from '@mechatable/store/content';
import { signal } from '@preact/signals';

/** Why the chosen content file can't be played with; null if there is no such problem. */
export const contentProblem = signal<string | null>(null);

let opened: Promise<ContentFiles> | null = null;

/** The content files of this browser. Fails with a `StoreFailedError` if it stores nothing. */
export function theContentFiles(): Promise<ContentFiles> {
  opened ??= import('@mechatable/store/content')
    .then(({ openContentFiles }) => openContentFiles())
    .catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return opened;
}

/** The game that is played instead of the published one: its id with the hash of a content file; null for none. */
export function chosenGame(rulebook: string): string | null {
  return inStorage((storage) => storage.getItem(keyOf(rulebook))) ?? null;
}

/** Takes effect when the page is loaded again: a page has one version of the content. */
export function chooseGame(rulebook: string, id: string | null): void {
  inStorage((storage) => {
    if (id === null) storage.removeItem(keyOf(rulebook));
    else storage.setItem(keyOf(rulebook), id);
  });
}

/** Workers have no such storage, and browsers may forbid it: nothing is chosen then. `settings.ts` needs a page. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : use(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function keyOf(rulebook: string): string {
  return `mechatable.content.${rulebook}`;
}
