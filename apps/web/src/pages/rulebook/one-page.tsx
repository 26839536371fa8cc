import { still } from '@mechatable/board';
import '@mechatable/board/board.css';
import { publishedId, invariant } from '@mechatable/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ENTRIES } from '../../games/games.ts';
import type { TableGame } from '../../games/shared/drawing.ts';
import { pictureOf, type Picture } from '../../games/shared/one-page-picture.ts';
import type { OnePage as Page, Part } from '../../games/shared/one-page.ts';
import { TermText } from '../../game-ui/tips/term-text.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { words } from './words.ts';
import './one-page.css';

/** The newest game of a book on one page. Nothing until it is loaded, or if it has no such page. */
export function OnePage({ book }: { book: string }): JSX.Element | null {
  const loaded = useLoaded(book, () =>
    Promise.resolve(ENTRIES.findLast((one) => one.rulebook === book)?.load()),
  );
  if (loaded.is !== 'here' || loaded.value === undefined) return null;
  const { onePage } = loaded.value.drawing;
  return onePage === null ? null : <Sheet table={loaded.value} page={onePage} />;
}

function Sheet({ table, page }: { table: TableGame; page: Page }): JSX.Element {
  const { game, drawing } = table;
  const { goal, labels, turn, mistakes } = page;
  const book = game.content.rulebook;
  const picture = useMemo(
    () => pictureOf(table, page, (seat) => words.onePage.nameOf(seat === 0, seat)),
    [table, page],
  );
  return (
    <section
      class="one-page"
      id="one-page"
      tabIndex={-1}
      aria-labelledby="one-page-title"
      data-game={publishedId(game.id)}
    >
      <h2 id="one-page-title">{words.onePage.title(game.title)}</h2>
      <p class="one-page-goal">
        <strong>{words.onePage.goal}</strong> {goal}
      </p>
      <LabelledPicture
        picture={picture}
        game={publishedId(game.id)}
        label={words.onePage.picture(game.title)}
      />
      <ol class="one-page-labels">
        {labels.map((label) => (
          <PartItem key={label.at} part={label} book={book} />
        ))}
      </ol>
      <h3>{words.onePage.turn}</h3>
      <ol class="turn-strip">
        {turn.map((part) => (
          <PartItem key={part.title} part={part} book={book} />
        ))}
      </ol>
      <h3>{words.onePage.mistakes}</h3>
      <ul class="one-page-mistakes">
        {mistakes.map((part) => (
          <PartItem key={part.title} part={part} book={book} />
        ))}
      </ul>
      <p class="row">
        {drawing.course !== null && (
          <a class="button primary" href={`/first-steps/${publishedId(game.id)}`}>
            {words.onePage.lesson}
          </a>
        )}
      </p>
    </section>
  );
}

function PartItem({ part, book }: { part: Part; book: string }): JSX.Element {
  return (
    <li>
      <strong>{part.title}</strong>{' '}
      <span>
        <TermText text={part.text} book={book} />
      </span>
    </li>
  );
}

/** Where a number is on the picture, in percent. */
interface Spot {
  readonly left: number;
  readonly top: number;
}

/** On a large screen the table is drawn this wide, then made to fit. On a small one it is drawn as on a phone. */
const WIDE = 1120;
/** How far inside a thing its number is, and its least distance from the edge of the picture, in pixels. */
const INSET = 6;
const MARGIN = 16;

/** The table, with numbers on what the list below explains. */
function LabelledPicture(props: { picture: Picture; game: string; label: string }): JSX.Element {
  const { picture, game, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly (Spot | null)[]>([]);
  useEffect(() => {
    const element = frame.current;
    invariant(element !== null, 'the picture has its place');
    const drawn = still(picture.scene);
    element.replaceChildren(drawn);
    const place = element.parentElement ?? element;
    const fit = (): void => {
      const width = place.clientWidth;
      const isWide = width > WIDE / 2;
      place.classList.toggle('wide', isWide);
      place.style.setProperty('--scale', String(isWide ? width / WIDE : 1));
      const whole = place.getBoundingClientRect();
      setSpots(picture.keys.map((key) => spotOf(element, key, whole)));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    return () => {
      observer.disconnect();
    };
  }, [picture]);
  return (
    <div class={`one-page-picture table game-${game}`} role="img" aria-label={label}>
      <div class="one-page-frame" ref={frame} inert />
      {spots.map(
        (spot, at) =>
          spot !== null && (
            <span
              key={at}
              class="one-page-number"
              style={{ left: `${spot.left}%`, top: `${spot.top}%` }}
              aria-hidden="true"
            >
              {at + 1}
            </span>
          ),
      )}
    </div>
  );
}

/** The upper left corner of a thing; null if it isn't shown at this size. */
function spotOf(frame: HTMLElement, key: string, whole: DOMRect): Spot | null {
  const thing = frame.querySelector(`[data-key="${CSS.escape(key)}"]`);
  invariant(thing !== null, `the picture has ${key}`);
  const { left, top, width, height } = thing.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return {
    left: percent(left - whole.left, whole.width),
    top: percent(top - whole.top, whole.height),
  };
}

/** Numbers at the edge stay inside the picture. */
function percent(from: number, all: number): number {
  return (Math.min(Math.max(from + INSET, MARGIN), all - MARGIN) / all) * 100;
}
