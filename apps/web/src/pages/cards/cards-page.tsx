import type { JSX } from 'preact';
import { ENTRIES } from '../../games/games.ts';
import { GamePicture } from '../../ui/game-picture.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { WithGame, type OpenGame } from '../../game-ui/with-game.tsx';
import { CardSheet } from './card-sheet.tsx';
import { Gallery } from './gallery.tsx';
import { nearestPart, partsOf, pieceWord } from '../../ui/parts.ts';
import { words } from './words.ts';
import './cards.css';

/** The gallery: all games, the cards of one, or one card. */
export function CardsPage({ gameId, cardId }: { gameId: string | null; cardId: string | null }): JSX.Element {
  if (gameId === null) return <AllGames />;
  return (
    <WithGame key={gameId} gameId={gameId} title={words.title}>
      {(open) => (cardId === null ? <Gallery open={open} /> : <OneCard open={open} cardId={cardId} />)}
    </WithGame>
  );
}

function OneCard({ open, cardId }: { open: OpenGame; cardId: string }): JSX.Element {
  const parts = partsOf(open.game);
  const part = parts.find(({ id }) => id.toLowerCase() === cardId.toLowerCase());
  if (part !== undefined) return <CardSheet key={part.id} open={open} part={part} />;
  const nearest = nearestPart(parts, cardId);
  const what = [open.entry.title, pieceWord(open.game), cardId] as const;
  const { unknown, unknownButNear } = words.card;
  return <NotFoundPage sentence={nearest === null ? unknown(...what) : unknownButNear(...what, nearest)} />;
}

function AllGames(): JSX.Element {
  return (
    <>
      <PageHead title={words.title} />
      <main class="page">
        <h1>{words.heading}</h1>
        <ul class="card-games">
          {ENTRIES.map(({ id, title }) => (
            <li key={id} class={`game-${id}`}>
              <a href={`/cards/${id}`}>
                <GamePicture game={id} />
                <strong>{title}</strong>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
