import type { PuzzleFile } from '@mechatable/bots/puzzles';
import type { JSX } from 'preact';
import { loadPuzzles } from '../../games/puzzles/load.ts';
import { loadRules } from '../../games/rules.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NotFoundPage } from '../../ui/not-found-page.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { WithGame, type OpenGame } from '../../ui/with-game.tsx';
import { words } from './words.ts';

export interface OpenPuzzles extends OpenGame {
  readonly file: PuzzleFile;
}

/** A page about the puzzles of a game, shown when they are loaded, with the rules that they were made for. */
export function WithPuzzles(props: {
  gameId: string;
  children: (open: OpenPuzzles) => JSX.Element;
}): JSX.Element {
  const { gameId, children } = props;
  return (
    <WithGame gameId={gameId} title={words.heading} content="published">
      {(open) => <Loaded open={open}>{children}</Loaded>}
    </WithGame>
  );
}

function Loaded(props: { open: OpenGame; children: (open: OpenPuzzles) => JSX.Element }): JSX.Element {
  const { open, children } = props;
  const loaded = useLoaded(open.game.id, () => loadWithRules(open));
  if (loaded.is === 'loading') return <Loading />;
  if (loaded.is === 'failed') return <LoadFailed title={words.heading} sentence={words.failed} />;
  return loaded.value === null ? (
    <NotFoundPage sentence={words.noPuzzles(open.entry.title)} />
  ) : (
    children(loaded.value)
  );
}

async function loadWithRules(open: OpenGame): Promise<OpenPuzzles | null> {
  const file = await loadPuzzles(open.game.id);
  const game = file === null ? null : await loadRules(open.game.id, file.rulesVersion);
  return file === null || game === null ? null : { ...open, game, file };
}
