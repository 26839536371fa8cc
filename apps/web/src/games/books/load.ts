import type { ClauseId } from '@mechatable/kernel';
import { clausesOf, type Book, type BookTests, type ClauseBlock } from './book.ts';

interface Shelf {
  book(): Promise<Book>;
  tests(): Promise<BookTests>;
}

/** One entry a book. What is named here is fetched only when somebody opens it. */
const SHELVES: Readonly<Partial<Record<string, Shelf>>> = {
  lanes: {
    book: once(async () => (await import('virtual:rulebook/lanes')).book),
    tests: once(async () => (await import('virtual:rulebook-tests/lanes')).bookTests),
  },
  mecha: {
    book: once(async () => (await import('virtual:rulebook/mecha')).book),
    tests: once(async () => (await import('virtual:rulebook-tests/mecha')).bookTests),
  },
  masc: {
    book: once(async () => (await import('virtual:rulebook/masc')).book),
    tests: once(async () => (await import('virtual:rulebook-tests/masc')).bookTests),
  },
  mechanation: {
    book: once(async () => (await import('virtual:rulebook/mechanation')).book),
    tests: once(async () => (await import('virtual:rulebook-tests/mechanation')).bookTests),
  },
};

/** The rule book of a game; null if there is none. */
export async function loadBook(gameId: string): Promise<Book | null> {
  return (await shelfOf(gameId)?.book()) ?? null;
}

export async function loadTests(gameId: string): Promise<BookTests | null> {
  return (await shelfOf(gameId)?.tests()) ?? null;
}

/** One clause of a game's book; null if the book has none of this id. */
export async function loadClause(gameId: string, id: ClauseId): Promise<ClauseBlock | null> {
  const book = await loadBook(gameId);
  return (book === null ? [] : clausesOf(book)).find((clause) => clause.id === id) ?? null;
}

function shelfOf(gameId: string): Shelf | undefined {
  return Object.hasOwn(SHELVES, gameId) ? SHELVES[gameId] : undefined;
}

/** Loads a thing once; a failure is not kept, so that one may try again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}
