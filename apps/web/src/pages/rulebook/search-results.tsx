import type { JSX } from 'preact';
import { clausesOf, type Book } from '../../games/books/book.ts';
import { Clause } from './clause.tsx';
import { entriesOf } from './entries.ts';
import { holds } from '../../ui/search.ts';
import { words } from './words.ts';

/** The clauses with every word, by chapter. */
export function SearchResults(props: {
  gameId: string;
  book: Book;
  searched: readonly string[];
}): JSX.Element {
  const { gameId, book, searched } = props;
  const found = new Set(clausesOf(book).filter((clause) => holds(clause, searched)));
  return (
    <>
      <p class="found" role="status">
        {words.search.found(found.size)}
      </p>
      {found.size === 0 && <p>{words.search.help(<b>{clausesOf(book)[0]?.id}</b>)}</p>}
      {book.chapters.map((chapter) => {
        const entries = entriesOf(chapter).filter(
          (entry) => entry.kind === 'clause' && found.has(entry.clause),
        );
        if (entries.length === 0) return null;
        return (
          <section key={chapter.slug} class="chapter">
            <h2>{chapter.title}</h2>
            {entries.map(
              (entry) =>
                entry.kind === 'clause' && (
                  <Clause
                    key={entry.clause.id}
                    gameId={gameId}
                    {...entry}
                    searched={searched}
                    isTarget={false}
                  />
                ),
            )}
          </section>
        );
      })}
    </>
  );
}
