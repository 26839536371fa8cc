import type { JSX } from 'preact';
import { loadBook } from '../../games/books/load.ts';
import type { Book } from '../../games/books/book.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { NotFetched } from '../../ui/not-fetched.tsx';
import { NowherePage } from '../../ui/nowhere-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { noGame, openGame, type OpenGame } from '../../ui/with-game.tsx';
import { CardChanges } from './card-changes.tsx';
import { compareCards } from './compare-cards.ts';
import { compareRules, editionOf } from './compare-rules.ts';
import { figuresOf, partsOf } from '../../ui/parts.ts';
import { RuleChanges } from './rule-changes.tsx';
import './cards.css';

const TITLE = 'Two editions';

/** What a later edition of a game has changed: card by card, and rule by rule. */
export function EditionsPage({ olderId, newerId }: { olderId: string; newerId: string }): JSX.Element {
  const loaded = useLoaded(`${olderId} ${newerId}`, () => load(olderId, newerId));
  if (loaded.is === 'loading') return <p class="loading">Loading…</p>;
  if (loaded.is === 'failed') return <NotFetched title={TITLE} what="The editions" />;
  const { older, newer, book } = loaded.value;
  if (older === null || newer === null) {
    return <NowherePage sentence={noGame(older === null ? olderId : newerId)} />;
  }
  if (older.game.content.rulebook !== newer.game.content.rulebook || olderId === newerId) {
    const sentence = `${older.entry.title} and ${newer.entry.title} are not two editions of one game.`;
    return <NowherePage sentence={sentence} />;
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
      <PageHead title={TITLE}>
        <a class="button" href={`/rules/${newer.game.content.rulebook}`}>
          Rules
        </a>
      </PageHead>
      <main class="page editions">
        <h1>
          {older.entry.title} and {newer.entry.title}
        </h1>
        <p>
          What differs between the editions, card by card and rule by rule.{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              document.getElementById('rules')?.scrollIntoView();
            }}
          >
            Open the rules
          </button>
        </p>
        <CardChanges older={older.entry} newer={newer.entry} cards={cards} />
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
