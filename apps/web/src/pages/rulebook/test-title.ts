import type { ClauseId } from '@mechatable/kernel';
import type { BookTests } from '../../games/books/book.ts';

const WORD = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g;
const TAG = /\[([A-Z0-9-]+)\] ?/g;

/** The clauses that a title names. */
export function idsOf(title: string, { of }: BookTests): readonly ClauseId[] {
  return [...new Set(title.match(WORD))].filter((word) => Object.hasOwn(of, word));
}

/** What a title says once its clause tags are taken off; `[On Kill]` and card ids stay. */
export function wordsOfTitle(title: string, { of }: BookTests): string {
  const words = title.replace(TAG, (tag, id: string) => (Object.hasOwn(of, id) ? '' : tag)).trim();
  return /^‹[^›]*›$/.test(words) ? 'a table of cases, each with a title of its own' : words;
}
