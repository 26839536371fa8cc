import type { ClauseId } from '@mechatable/kernel';
import { clauseIdsIn } from '@mechatable/rulebook';
import type { BookTests } from '../../games/books/book.ts';
import { words } from './words.ts';

const TAG = /\[([A-Z0-9-]+)\] ?/g;

/** The clauses that a title names. */
export function idsOf(title: string, { of }: BookTests): readonly ClauseId[] {
  return clauseIdsIn(title).filter((id) => Object.hasOwn(of, id));
}

/** A title without its clause tags; `[On Kill]` and card ids stay. */
export function wordsOfTitle(title: string, { of }: BookTests): string {
  const rest = title.replace(TAG, (tag, id: string) => (Object.hasOwn(of, id) ? '' : tag)).trim();
  return /^‹[^›]*›$/.test(rest) ? words.tests.table : rest;
}
