import type { ClauseId } from '@mechatable/kernel';
import { clausesOf, type Book, type BookTests, type ClauseBlock } from './book.ts';
import type { Glossary } from './glossary.ts';

/** Every book in `rules/`, made ready by the Vite plugin in `vite/rulebooks.ts` and fetched on demand. */
const BOOKS = shelf(import.meta.glob<Book>('../../../../../rules/*.md', { query: '?book', import: 'book' }));
const TESTS = shelf(
  import.meta.glob<BookTests>('../../../../../rules/*.md', { query: '?book-tests', import: 'bookTests' }),
);
const GLOSSARIES = shelf(
  import.meta.glob<Glossary>('../../../../../rules/*.md', { query: '?glossary', import: 'glossary' }),
);

/** The rule book of a game; null if there is none. */
export async function loadBook(gameId: string): Promise<Book | null> {
  return (await BOOKS.get(gameId)?.()) ?? null;
}

export async function loadTests(gameId: string): Promise<BookTests | null> {
  return (await TESTS.get(gameId)?.()) ?? null;
}

/** The terms of a rule book: a small part of it. None if there is no book. */
export async function loadGlossary(book: string): Promise<Glossary> {
  return (await GLOSSARIES.get(book)?.()) ?? {};
}

/** One clause of a game's book; null if the book has none of this id. */
export async function loadClause(gameId: string, id: ClauseId): Promise<ClauseBlock | null> {
  const book = await loadBook(gameId);
  return (book === null ? [] : clausesOf(book)).find((clause) => clause.id === id) ?? null;
}

type Shelf<T> = ReadonlyMap<string, () => Promise<T>>;

/** By the name of the book. */
function shelf<T>(files: Readonly<Record<string, () => Promise<T>>>): Shelf<T> {
  return new Map(Object.entries(files).map(([path, load]) => [nameIn(path), once(load)]));
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

/** Loads a thing once; a failure isn't cached, so a retry is possible. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
