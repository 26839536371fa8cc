import type { AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import type { JSX } from 'preact';
import type { TableGame } from '../games/shared/drawing.ts';
import { ENTRIES, findEntry, type GameEntry } from '../games/games.ts';
import { useLoaded } from './use-loaded.ts';
import { LoadFailed } from './load-failed.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Loading } from './loading.tsx';
import { words } from './words.ts';

/** A game without its drawing. */
export interface RuledGame {
  readonly entry: GameEntry;
  readonly game: AnyGame;
}

export interface OpenGame extends TableGame, RuledGame {}

export async function openGame(gameId: string): Promise<OpenGame | null> {
  const entry = findEntry(gameId);
  return entry === null ? null : { entry, ...(await entry.load()) };
}

/** A page about one game, shown when its rules and drawing are loaded. */
export function WithGame(props: {
  gameId: string;
  title: string;
  children: (open: OpenGame) => JSX.Element;
}): JSX.Element {
  const { gameId, title, children } = props;
  const open = useLoaded(gameId, () => openGame(gameId));
  if (open.is === 'loading') return <Loading />;
  if (open.is === 'failed') return <LoadFailed title={title} sentence={words.failed.game} />;
  return open.value === null ? <NotFoundPage sentence={noGame(gameId)} /> : children(open.value);
}

export function noGame(gameId: string): string {
  const known = nearestFirst(
    gameId,
    ENTRIES.map(({ id }) => id),
  );
  return words.noGame(gameId, known);
}
