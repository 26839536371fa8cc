import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { SearchBox } from '../../ui/search-box.tsx';
import type { Book } from '../../games/books/book.ts';
import { BookText } from './book-text.tsx';
import { Contents } from './contents.tsx';
import { SearchResults } from './search-results.tsx';
import { find, placesOf } from './places.ts';
import { wordsOf } from '../../ui/search.ts';
import { UnknownClause } from './unknown-clause.tsx';
import { useArrival } from './use-arrival.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useCurrent } from './use-current.ts';
import { useSearchScroll } from './use-search-scroll.ts';
import { words } from './words.ts';

/** The open book: search and contents beside it, or above it on a phone. */
export function BookSheet(props: { gameId: string; book: Book; wanted: string | null }): JSX.Element {
  const { gameId, book, wanted } = props;
  const [query, setQuery] = useState('');
  const text = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const searched = useMemo(() => wordsOf(query), [query]);
  const places = useMemo(() => placesOf(book), [book]);
  const searching = searched.length > 0;
  const target = wanted === null ? null : find(places, wanted);
  const unknown = wanted !== null && target === null;
  const current = useCurrent(text, searching);
  useBarHeight(bar);
  useSearchScroll(searching);
  useArrival(unknown ? 'unknown-clause' : target, searching, () => {
    setQuery('');
  });
  return (
    <main class="rulebook">
      <div class="book-bar" ref={bar}>
        <SearchBox label={words.search.label} query={query} onQuery={setQuery} />
        <Contents gameId={gameId} book={book} current={current} />
      </div>
      <article class="book-text" ref={text}>
        {unknown && !searching && <UnknownClause gameId={gameId} book={book} wanted={wanted} />}
        {searching ? (
          <SearchResults gameId={gameId} book={book} searched={searched} />
        ) : (
          <BookText gameId={gameId} book={book} target={target} />
        )}
      </article>
    </main>
  );
}
