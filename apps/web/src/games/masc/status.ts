import { openQuestion } from '@mechatable/kernel';
import type { View } from '@mechatable/masc';
import type { Status } from '../shared/drawing.ts';
import { nowOf } from './watch-part.ts';
import { words } from './words/index.ts';

/** The turn and the phase. */
export function status(view: View): Status {
  const { setup, turn, over, status: phases } = words.turn;
  const now = nowOf(view);
  const ask = openQuestion(view);
  return {
    turn: view.turn === 0 ? setup : turn(view.turn),
    phase: view.outcome !== null || now === null ? over : phases[now],
    active: view.turn === 0 || ask === null || ask.ask === 'force' ? null : ask.seat,
  };
}
