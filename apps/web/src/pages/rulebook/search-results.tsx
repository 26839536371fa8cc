import type { JSX } from 'preact';
import { clausesOf, type Book } from '../../games/books/book.ts';
import { Clause } from './clause.tsx';
import { entriesOf } from './entries.ts';
import { holds } from '../../ui/search.ts';

/** The clauses that hold every word, under their chapters. */
export function SearchResults(props: { gameId: string; book: Book; words: readonly string[] }): JSX.Element {
  const { gameId, book, words } = props;
  const found = new Set(clausesOf(book).filter((clause) => holds(clause, words)));
  return (
    <>
      <p class="found" role="status">
        {found.size === 0
          ? 'No matches found.'
          : `${found.size} ${found.size === 1 ? 'match' : 'matches'} found.`}
      </p>
      {found.size === 0 && (
        <p>
          Try fewer or different words, or an id such as <b>{clausesOf(book)[0]?.id}</b>. Esc closes the
          search.
        </p>
      )}
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
                  <Clause key={entry.clause.id} gameId={gameId} {...entry} words={words} isTarget={false} />
                ),
            )}
          </section>
        );
      })}
    </>
  );
}
