import type { View } from '@mechatable/mecha';
import type { Status } from '../shared/drawing.ts';
import { counted } from './naming.ts';
import { phaseOf } from './phase.ts';

/** The state of the match, for the head of the table. */
export function status(view: View): Status {
  const phase = phaseOf(view);
  const links = view.chain.length;
  const chain = links === 0 ? '' : `, chain of ${counted(links, 'link')}`;
  return {
    turn: view.turn === 0 ? 'Before the first turn' : `Turn ${view.turn}`,
    phase: view.outcome !== null ? 'Over' : phase === null ? 'Opening' : `${phase} Phase${chain}`,
    active: view.turn === 0 ? null : view.active,
  };
}
