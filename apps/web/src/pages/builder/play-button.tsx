import type { DeckRules, PieceList } from '@mechatable/kernel';
import { objections } from '@mechatable/lists';
import type { JSX } from 'preact';
import { reportBug } from '../../browser/bug.ts';
import type { RuledGame } from '../../game-ui/with-game.tsx';
import { playWith } from './play-with.ts';
import { words } from './words.ts';

/** Starts a match with the list, if it is legal. */
export function PlayButton(props: {
  open: RuledGame;
  deckRules: DeckRules;
  name: string;
  list: PieceList;
}): JSX.Element {
  const { open, deckRules, name, list } = props;
  return (
    <button
      type="button"
      disabled={objections(deckRules, list).length > 0}
      onClick={() => void playWith(open, name, list).catch(reportBug)}
    >
      {words.play}
    </button>
  );
}
