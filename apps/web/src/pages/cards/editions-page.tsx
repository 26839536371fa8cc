import type { JSX } from 'preact';
import { loadBook } from '../../games/books/load.ts';
import type { Book } from '../../games/books/book.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { noGame, openGame, type OpenGame } from '../../game-ui/with-game.tsx';
import { CardChanges } from './card-changes.tsx';
import { compareCards } from './compare-cards.ts';
import { compareRules, editionOf } from './compare-rules.ts';
import { figuresOf, partsOf } from '../../ui/parts.ts';
import { Loading } from '../../ui/loading.tsx';
import { RuleChanges } from './rule-changes.tsx';
import { words } from './words.ts';
import './cards.css';

/** The changes in a later edition of a game, card by card and rule by rule. */
export function EditionsPage({ olderId, newerId }: { olderId: string; newerId: string }): JSX.Element {
  const loaded = useLoaded(`${olderId} ${newerId}`, () => load(olderId, newerId));
  if (loaded.is === 'loading') return <Loading />;
  if (loaded.is === 'failed')
    return <LoadFailed title={words.editions.title} sentence={words.editions.notLoaded} />;
  const { older, newer, book } = loaded.value;
  if (older === null || newer === null) {
    return <NotFoundPage sentence={noGame(older === null ? olderId : newerId)} />;
  }
  if (older.game.content.rulebook !== newer.game.content.rulebook || olderId === newerId) {
    return <NotFoundPage sentence={words.editions.notEditions(older.entry.title, newer.entry.title)} />;
  }
  return <Comparison older={older} newer={newer} book={book} />;
}

async function load(
  olderId: string,
  newerId: string,
): Promise<{ older: OpenGame | null; newer: OpenGame | null; book: Book | null }> {
  const [older, newer] = await Promise.all([openGame(olderId), openGame(newerId)]);
  return { older, newer, book: newer === null ? null : await loadBook(newer.game.content.rulebook) };
}

function Comparison(props: { older: OpenGame; newer: OpenGame; book: Book | null }): JSX.Element {
  const { older, newer, book } = props;
  const cards = compareCards(partsOf(older.game), partsOf(newer.game), figuresOf(newer.game));
  const [before, after] = [editionOf(older.game), editionOf(newer.game)];
  const rules = book === null || before === null || after === null ? [] : compareRules(book, before, after);
  return (
    <>
      <PageHead title={words.editions.title}>
        <a class="button" href={`/rules/${newer.game.content.rulebook}`}>
          {words.rules}
        </a>
      </PageHead>
      <main class="page editions">
        <h1>{words.editions.heading(older.entry.title, newer.entry.title)}</h1>
        <p>
          {words.editions.text}{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              document.getElementById('rules')?.scrollIntoView();
            }}
          >
            {words.editions.openRules}
          </button>
        </p>
        <CardChanges older={older} newer={newer} cards={cards} />
        <RuleChanges
          older={older.entry}
          newer={newer.entry}
          book={newer.game.content.rulebook}
          chapters={rules}
        />
      </main>
    </>
  );
}
