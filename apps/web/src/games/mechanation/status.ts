import { openQuestion, type View } from '@mechatable/mechanation';
import type { Status } from '../shared/drawing.ts';
import { phaseOf } from './phase.ts';

/** All pilots take part in a turn; on turn is whoever is asked. */
export function status(view: View): Status {
  const ask = openQuestion(view);
  const phase = phaseOf(view);
  return {
    turn: `Turn ${view.turn}`,
    phase: phase === null ? 'Game over' : `${phase} Phase`,
    active: ask?.seat ?? null,
    gone: view.pilots.flatMap(({ seat, gaveUp }) => (gaveUp ? [seat] : [])),
  };
}
