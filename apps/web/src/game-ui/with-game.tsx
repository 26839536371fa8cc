import type { AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import type { JSX } from 'preact';
import type { TableGame } from '../games/shared/drawing.ts';
import { ENTRIES, findEntry, type GameEntry } from '../games/games.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { Loading } from '../ui/loading.tsx';
import { words } from '../ui/words.ts';

/** A game without its drawing. */
export interface RuledGame {
  readonly entry: GameEntry;
  readonly game: AnyGame;
}

export interface OpenGame extends TableGame, RuledGame {}

/** `content`: which one to play with, if people have chosen a content file. */
export async function openGame(
  gameId: string,
  content: 'chosen' | 'published' = 'chosen',
): Promise<OpenGame | null> {
  const entry = findEntry(gameId);
  if (entry === null) return null;
  return { entry, ...(await (content === 'chosen' ? entry.load() : entry.load(entry.id))) };
}

/** A page about one game, shown when its rules and drawing are loaded. */
export function WithGame(props: {
  gameId: string;
  title: string;
  content?: 'chosen' | 'published';
  children: (open: OpenGame) => JSX.Element;
}): JSX.Element {
  const { gameId, title, content, children } = props;
  const open = useLoaded(gameId, () => openGame(gameId, content));
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
