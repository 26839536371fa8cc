import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reportBug } from '../browser/bug.ts';
import './game-picture.css';

type Pictures = Readonly<Record<string, string>>;

/** Drawn when the site is built, which takes longer than all else in the lobby; fetched after the page is shown. */
const FILES = import.meta.glob<Pictures>('../../../../packages/catalog/src/games.ts', {
  query: '?pictures',
  import: 'pictures',
});
let fetched: Pictures | null = null;

async function fetchPictures(): Promise<Pictures> {
  const [load] = Object.values(FILES);
  fetched ??= (await load?.()) ?? {};
  return fetched;
}

/** The picture of a game. Its place is kept free until it arrives. */
export function GamePicture({ game, kind = '' }: { game: string; kind?: string }): JSX.Element {
  const [pictures, setPictures] = useState(fetched);
  useEffect(() => {
    if (pictures === null) fetchPictures().then(setPictures, reportBug);
  }, [pictures]);
  return <span class={`game-picture ${kind}`} dangerouslySetInnerHTML={{ __html: pictures?.[game] ?? '' }} />;
}
