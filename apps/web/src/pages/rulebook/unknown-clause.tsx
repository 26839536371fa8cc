import { nearestFirst } from '@mechatable/spelling';
import type { JSX } from 'preact';
import { clausesOf, type Book } from '../../games/books/book.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { words } from './words.ts';

/** For an address with a clause that isn't in the book. */
export function UnknownClause(props: { gameId: string; book: Book; wanted: string }): JSX.Element {
  const { gameId, book, wanted } = props;
  const ids = clausesOf(book).map(({ id }) => id);
  return (
    <p class="unknown-clause" id="unknown-clause" tabIndex={-1}>
      {words.unknownClause(book.title, wanted)}{' '}
      {nearestFirst(wanted, ids)
        .slice(0, 3)
        .map((id) => (
          <ClauseLink key={id} gameId={gameId} id={id} />
        ))}
    </p>
  );
}
