import type { JSX } from 'preact';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { NotFoundPage } from '../ui/not-found-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { WithGame, type OpenGame } from './with-game.tsx';

interface Props<Part> {
  readonly gameId: string;
  readonly title: string;
  /** Null if the game has no such part. */
  readonly load: (open: OpenGame) => Promise<Part | null>;
  readonly failed: string;
  readonly missing: (game: string) => string;
  readonly children: (part: Part) => JSX.Element;
}

/** A page about a part of a published game, such as its lessons, shown when it is loaded. */
export function WithPart<Part>(props: Props<Part>): JSX.Element {
  return (
    <WithGame gameId={props.gameId} title={props.title} content="published">
      {(open) => <Loaded open={open} {...props} />}
    </WithGame>
  );
}

function Loaded<Part>(props: Props<Part> & { readonly open: OpenGame }): JSX.Element {
  const { open, title, load, failed, missing, children } = props;
  const part = useLoaded(open.game.id, () => load(open));
  if (part.is === 'loading') return <Loading />;
  if (part.is === 'failed') return <LoadFailed title={title} sentence={failed} />;
  return part.value === null ? <NotFoundPage sentence={missing(open.entry.title)} /> : children(part.value);
}
