import type { AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import type { JSX } from 'preact';
import type { TableGame } from '../games/shared/drawing.ts';
import { ENTRIES, findEntry, type GameEntry } from '../games/games.ts';
import { useLoaded } from './use-loaded.ts';
import { NotFetched } from './not-fetched.tsx';
import { NowherePage } from './nowhere-page.tsx';

/** A game without its looks. */
export interface RuledGame {
  readonly entry: GameEntry;
  readonly game: AnyGame;
}

export interface OpenGame extends TableGame, RuledGame {}

export async function openGame(gameId: string): Promise<OpenGame | null> {
  const entry = findEntry(gameId);
  return entry === null ? null : { entry, ...(await entry.load()) };
}

/** A page about one game, once its rules and looks are there. */
export function WithGame(props: {
  gameId: string;
  title: string;
  children: (open: OpenGame) => JSX.Element;
}): JSX.Element {
  const { gameId, title, children } = props;
  const open = useLoaded(gameId, () => openGame(gameId));
  if (open.is === 'loading') return <p class="loading">Loading…</p>;
  if (open.is === 'failed') return <NotFetched title={title} what="The game" />;
  return open.value === null ? <NowherePage sentence={noGame(gameId)} /> : children(open.value);
}

export function noGame(gameId: string): string {
  const known = nearestFirst(
    gameId,
    ENTRIES.map(({ id }) => id),
  );
  return `There is no game "${gameId}" here: try ${known.join(', ')}.`;
}
