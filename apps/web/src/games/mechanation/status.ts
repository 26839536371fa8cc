import { openQuestion } from '@mechatable/kernel';
import type { View } from '@mechatable/mechanation';
import type { Status } from '../shared/drawing.ts';
import { phaseOf } from './phase.ts';
import { words } from './words/index.ts';

/** All pilots share a turn, so the active pilot is the one being asked. */
export function status(view: View): Status {
  const ask = openQuestion(view);
  const phase = phaseOf(view);
  return {
    turn: words.status.turn(view.turn),
    phase: phase === null ? words.status.over : words.status.phase(words.phases[phase]),
    active: ask?.seat ?? null,
    gone: view.pilots.flatMap(({ seat, gaveUp }) => (gaveUp ? [seat] : [])),
  };
}
