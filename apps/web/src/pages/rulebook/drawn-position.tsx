import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import '@mechatable/board/board.css';
import { ENTRIES } from '../../games/games.ts';
import type { Position } from '../../games/books/book.ts';
import { describePosition } from './describe-position.ts';

/** A position as the table would show it. It is drawn when it scrolls into view, since the pictures are large. */
export function DrawnPosition({ gameId, position }: { gameId: string; position: Position }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let wanted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        draw(gameId, position).then(
          (drawn) => {
            if (!wanted) return;
            element.replaceChildren(drawn.picture);
            setWords(drawn.words);
          },
          () => {
            if (wanted) setFailed(true);
          },
        );
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [gameId, position]);
  return (
    <figure class="book-position">
      {position.caption !== '' && <figcaption>{position.caption}</figcaption>}
      <div
        class="position-picture"
        role="img"
        aria-busy={words === null && !failed}
        aria-label={words ?? position.lines.join(', ')}
        hidden={failed}
      >
        <div ref={place} inert />
      </div>
      {failed && <p class="fine">{position.lines.join(' · ')}</p>}
    </figure>
  );
}

async function draw(book: string, { lines }: Position): Promise<{ picture: HTMLElement; words: string }> {
  const entries = ENTRIES.filter((entry) => entry.rulebook === book);
  const [{ still }, ...tables] = await Promise.all([
    import('@mechatable/board'),
    ...entries.map((entry) => entry.load()),
  ]);
  const [table] = tables;
  if (table === undefined) throw new Error(`There are no pictures for ${book}.`);
  const pieces = tables.flatMap(({ game }) => game.content.pieces);
  return { picture: still(table.drawing.example(lines)), words: describePosition(lines, pieces) };
}
