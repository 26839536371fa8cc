import { openQuestion, type View } from '@mechatable/masc';
import type { Status } from '../shared/drawing.ts';
import { nowOf } from './watch-part.ts';

const SET_UP: Readonly<Record<string, string>> = {
  Board: 'Building the board',
  Forces: 'Choosing forces',
  Deployment: 'Deploying mecha',
};

/** Where the match stands. */
export function status(view: View): Status {
  const now = nowOf(view);
  const ask = openQuestion(view);
  return {
    turn: view.turn === 0 ? 'Setup' : `Turn ${view.turn}`,
    phase: view.outcome !== null || now === null ? 'Game over' : (SET_UP[now] ?? `${now} Phase`),
    active: view.turn === 0 || ask === null || ask.ask === 'force' ? null : ask.seat,
  };
}
