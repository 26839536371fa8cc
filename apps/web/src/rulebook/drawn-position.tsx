import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import '@mechatable/board/board.css';
import { findEntry } from '../games/games.ts';
import type { Position } from './book.ts';
import { tellPosition } from './tell-position.ts';

/** A position as the table would show it. It is drawn when it comes near: the pictures are a load of their own. */
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

async function draw(gameId: string, { lines }: Position): Promise<{ picture: HTMLElement; words: string }> {
  const entry = findEntry(gameId);
  if (entry === null) throw new Error(`There are no pictures for ${gameId}.`);
  const [{ still }, { drawing, game }] = await Promise.all([import('@mechatable/board'), entry.load()]);
  return { picture: still(drawing.example(lines)), words: tellPosition(lines, game.pieces) };
}
