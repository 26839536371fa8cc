import { openQuestion } from '@mechatable/kernel';
import type { Action, View } from '@mechatable/masc';
import type { Draft } from '../shared/drawing.ts';
import { draftForce } from './draft-force.ts';
import { draftMove } from './draft-move.ts';
import { draftTile } from './draft-tile.ts';

/** The drafts of the game: a tile, a force, the move of a whole unit. */
export function draft(view: View, legal: readonly unknown[]): Draft<View> | null {
  switch (openQuestion(view)?.ask) {
    case 'tile':
      return draftTile(view, legal as readonly Action[]);
    case 'force':
      return draftForce(view);
    case 'move':
      return draftMove(view);
    default:
      return null;
  }
}
