import type { PuzzleFile } from '@mechatable/bots/puzzles';
import type { JSX } from 'preact';
import { loadPuzzles } from '../../games/puzzles/load.ts';
import { loadRules } from '../../games/rules.ts';
import type { OpenGame } from '../../game-ui/with-game.tsx';
import { WithPart } from '../../game-ui/with-part.tsx';
import { words } from './words.ts';

export interface OpenPuzzles extends OpenGame {
  readonly file: PuzzleFile;
}

/** A page about the puzzles of a game, shown when they are loaded, with the rules that they were made for. */
export function WithPuzzles(props: {
  gameId: string;
  children: (open: OpenPuzzles) => JSX.Element;
}): JSX.Element {
  const { failed, heading, noPuzzles } = words;
  return <WithPart title={heading} load={loadWithRules} failed={failed} missing={noPuzzles} {...props} />;
}

async function loadWithRules(open: OpenGame): Promise<OpenPuzzles | null> {
  const file = await loadPuzzles(open.game.id);
  const game = file === null ? null : await loadRules(open.game.id, file.rulesVersion);
  return file === null || game === null ? null : { ...open, game, file };
}
