import type { JSX } from 'preact';
import type { Book } from '../../games/books/book.ts';
import { Clause } from './clause.tsx';
import { entriesOf, type Entry } from './entries.ts';
import { Example } from './example.tsx';
import { OnePage } from './one-page.tsx';
import { words } from './words.ts';

const NOTHING: readonly string[] = [];

/** The whole book, from its introduction to the worked examples. */
export function BookText(props: { gameId: string; book: Book; target: string | null }): JSX.Element {
  const { gameId, book, target } = props;
  return (
    <>
      <header class="book-head">
        <p class="book-kind">{words.title}</p>
        <h1>{book.title}</h1>
        <div class="intro" dangerouslySetInnerHTML={{ __html: book.intro }} />
      </header>
      {target === null && <OnePage book={gameId} />}
      {book.chapters.map((chapter) => (
        <section key={chapter.slug} class="chapter" id={chapter.slug} tabIndex={-1}>
          <h2>{chapter.title}</h2>
          {entriesOf(chapter).map((entry, at) => (
            <BookEntry key={at} gameId={gameId} entry={entry} target={target} />
          ))}
        </section>
      ))}
    </>
  );
}

function BookEntry(props: { gameId: string; entry: Entry; target: string | null }): JSX.Element {
  const { gameId, entry, target } = props;
  switch (entry.kind) {
    case 'heading':
      return <h3 id={entry.slug} tabIndex={-1} dangerouslySetInnerHTML={{ __html: entry.html }} />;
    case 'prose':
      return <div class="prose" dangerouslySetInnerHTML={{ __html: entry.html }} />;
    case 'example':
      return <Example gameId={gameId} example={entry} searched={NOTHING} />;
    case 'clause':
      return (
        <Clause
          gameId={gameId}
          clause={entry.clause}
          examples={entry.examples}
          searched={NOTHING}
          isTarget={entry.clause.id === target}
        />
      );
  }
}
