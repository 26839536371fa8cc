import type { ContentFiles } from '@mechatable/store/content';
import { forget, recall, remember } from './settings.ts';

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
  return recall(keyOf(rulebook));
}

/** Takes effect when the page is loaded again: a page has one version of the content. */
export function chooseGame(rulebook: string, id: string | null): void {
  if (id === null) forget(keyOf(rulebook));
  else remember(keyOf(rulebook), id);
}

function keyOf(rulebook: string): string {
  return `mechatable.content.${rulebook}`;
}
