import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Book, Chapter, HeadingBlock } from '../../games/books/book.ts';
import { INTRO } from './use-current.ts';
import { words } from './words.ts';

/** Always open beside the text; on a phone it opens and closes above it. */
export function Contents(props: { gameId: string; book: Book; current: string | null }): JSX.Element {
  const { gameId, book, current } = props;
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <nav class="contents" aria-label={words.contents}>
      <button
        type="button"
        class="contents-button"
        aria-expanded={open}
        aria-controls="contents-list"
        onClick={() => {
          setOpen(!open);
        }}
      >
        {words.contents}
      </button>
      <ol id="contents-list" data-open={open}>
        <li>
          <a
            href={`/rules/${gameId}`}
            onClick={close}
            aria-current={current === INTRO ? 'location' : undefined}
          >
            {words.introduction}
          </a>
        </li>
        {book.chapters.map((chapter) => (
          <li key={chapter.slug}>
            <a
              href={`/rules/${gameId}#${chapter.slug}`}
              onClick={close}
              aria-current={current === chapter.slug ? 'location' : undefined}
            >
              {chapter.title}
            </a>
            {current === chapter.slug && <Headings gameId={gameId} chapter={chapter} onPick={close} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Headings(props: { gameId: string; chapter: Chapter; onPick: () => void }): JSX.Element | null {
  const headings = props.chapter.blocks.filter((block): block is HeadingBlock => block.kind === 'heading');
  if (headings.length === 0) return null;
  return (
    <ol>
      {headings.map(({ slug, html }) => (
        <li key={slug}>
          <a
            href={`/rules/${props.gameId}#${slug}`}
            onClick={props.onPick}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </li>
      ))}
    </ol>
  );
}
