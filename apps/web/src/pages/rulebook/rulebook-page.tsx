import type { ClauseId } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { findEntry } from '../../games/games.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { BookSheet } from './book-sheet.tsx';
import { loadBook } from '../../games/books/load.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { words } from './words.ts';
import './rulebook.css';

/** The rule book of a game, opened at a clause or a chapter if the address names one. */
export function RulebookPage(props: { gameId: string; clauseId: ClauseId | null }): JSX.Element {
  const { gameId, clauseId } = props;
  const book = useLoaded(gameId, () => loadBook(gameId));
  if (book.is === 'loading') return <p class="loading">{words.loading}</p>;
  if (book.is === 'failed') return <LoadFailed title={words.title} sentence={words.notLoaded} />;
  if (book.value === null) return <NotFoundPage sentence={words.noBook(gameId)} />;
  return (
    <>
      <PageHead title={words.bookTitle(book.value.title)}>
        <a class="button" href={findEntry(gameId) === null ? '/cards' : `/cards/${gameId}`}>
          {words.cards}
        </a>
      </PageHead>
      <BookSheet gameId={gameId} book={book.value} wanted={clauseId} />
    </>
  );
}
