import type { View } from '@mechatable/mecha';
import type { Status } from '../shared/drawing.ts';
import { phaseOf } from './phase.ts';
import { words } from './words/index.ts';

const says = words.match;

/** The state of the match, for the head of the table. */
export function status(view: View): Status {
  return {
    turn: view.turn === 0 ? says.beforeTurns : says.turn(view.turn),
    phase: view.outcome === null ? phaseWords(view) : says.over,
    active: view.turn === 0 ? null : view.active,
  };
}

function phaseWords(view: View): string {
  const phase = phaseOf(view);
  if (phase === null) return says.opening;
  const links = view.chain.length;
  return links === 0 ? says.phase(phase) : says.phaseWithChain(phase, links);
}
