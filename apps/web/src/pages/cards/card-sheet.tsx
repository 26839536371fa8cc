import { rngFrom, type AnyGame, type Names, type Part } from '@mechatable/kernel';
import { copiesIn } from '@mechatable/lists';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import '@mechatable/board/board.css';
import { ClauseCard } from '../../game-ui/clause-card.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import { StaticScene } from '../../ui/static-scene.tsx';
import { TermText } from '../../game-ui/tips/term-text.tsx';
import { figuresOf, partLine, partsOf, pieceWord } from '../../ui/parts.ts';
import { words } from './words.ts';

/** One card: its picture, text, ready-made decks with it, and rulings. */
export function CardSheet({ open, part }: { open: OpenGame; part: Part }): JSX.Element {
  const { entry, game, drawing } = open;
  const exhibit = drawing.exhibits.find(({ id }) => id === part.id);
  const found = useMemo(() => drawing.inspect(firstView(game), `card:${part.id}`, NOBODY), [open, part]);
  const parts = partsOf(game);
  const place = parts.indexOf(part);
  const before = parts[place - 1];
  const after = parts[place + 1];
  const printed = found?.text ?? [part.text];
  const rulings = found?.rulings ?? [];
  return (
    <>
      <PageHead title={words.gameTitle(pieceWord(game), entry.title)}>
        <a class="button" href={`/cards/${entry.id}`}>
          {words.card.all(pieceWord(game))}
        </a>
      </PageHead>
      <main class={`page card-sheet game-${entry.id}`} data-game={entry.id}>
        {exhibit !== undefined && <StaticScene scene={exhibit.card} />}
        <div>
          <h1>{part.name}</h1>
          <p class="fine">
            {partLine(part, figuresOf(game))}
            {part.id === part.name.toLowerCase() ? '' : ` · ${part.id}`}
          </p>
          <Paragraphs text={exhibit?.plainText ?? printed} book={game.content.rulebook} />
          {exhibit?.plainText !== undefined && printed.length > 0 && (
            <details>
              <summary>{words.card.printed}</summary>
              <Paragraphs text={printed} book={game.content.rulebook} />
            </details>
          )}
          <UsedIn gameId={entry.id} game={game} part={part} />
          {rulings.length > 0 && (
            <section aria-labelledby="rulings">
              <h2 id="rulings">{words.card.rulings}</h2>
              {rulings.map((id) => (
                <ClauseCard key={id} gameId={game.content.rulebook} id={id} />
              ))}
            </section>
          )}
          <nav class="row card-steps" aria-label={words.card.others(pieceWord(game))}>
            {before !== undefined && (
              <a class="button" rel="prev" href={`/cards/${entry.id}/${before.id}`}>
                ← {before.name}
              </a>
            )}
            {after !== undefined && (
              <a class="button" rel="next" href={`/cards/${entry.id}/${after.id}`}>
                {after.name} →
              </a>
            )}
          </nav>
        </div>
      </main>
    </>
  );
}

function Paragraphs({ text, book }: { text: readonly string[]; book: string }): JSX.Element {
  return (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <TermText text={paragraph} book={book} />
        </p>
      ))}
    </>
  );
}

function UsedIn(props: { gameId: string; game: AnyGame; part: Part }): JSX.Element | null {
  const { gameId, game, part } = props;
  const { deckRules } = game.content;
  if (deckRules === null) return null;
  const decks = deckRules.ready.flatMap(({ id, name, list }) => {
    const copies = copiesIn(list).get(part.id) ?? 0;
    return copies === 0 ? [] : [{ id, name, copies }];
  });
  if (decks.length === 0) return null;
  return (
    <p>
      {words.card.usedIn(deckRules.what)}{' '}
      {decks.map(({ id, name, copies }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`/builder/${gameId}/${id}`}>{name}</a> ({copies})
        </span>
      ))}
    </p>
  );
}

/** Printed cards belong to no player. */
const NOBODY: Names = { viewer: 'table', names: [] };

/** Cards are inspected in a view; any view will do. */
function firstView(game: AnyGame): unknown {
  return game.rules.view(
    game.rules.setup(game.rules.options.parse({}), game.seats.min, rngFrom('gallery')),
    'table',
  );
}
