import { signal, type Signal } from '@preact/signals';
import { reportBug } from '../../browser/bug.ts';
import type { Glossary } from '../../games/books/glossary.ts';
import { loadGlossary } from '../../games/books/load.ts';

/** The terms of each book; null while they load. Many lines of one page need them. */
const loaded = new Map<string, Signal<Glossary | null>>();

/** The terms of a book, loaded when they are first needed; null until then. */
export function useGlossary(book: string): Glossary | null {
  const known = loaded.get(book);
  if (known !== undefined) return known.value;
  const glossary = signal<Glossary | null>(null);
  loaded.set(book, glossary);
  loadGlossary(book).then(
    (terms) => {
      glossary.value = terms;
    },
    (error: unknown) => {
      loaded.delete(book); // without a connection, texts do without links until the next one
      if (navigator.onLine) reportBug(error);
    },
  );
  return glossary.value;
}
