import type { Action } from './action.ts';
import { anyMoved, isSafeMode } from './activation.ts';
import { namedCounts } from './actions/muster.ts';
import { evenForce } from './forces.ts';
import type { State } from './state.ts';

/**
 * MASC-R-65, MASC-R-73, MASC-R-74: the answer for a seat whose time has run out, one of the `legal` ones. During an
 * activation, later questions are answered the same way until it is finished.
 */
export function timeoutAnswer(s: State, legal: readonly Action[]): Action {
  const { activation } = s;
  const wanted = (kind: Action['kind']): Action | undefined => legal.find((action) => action.kind === kind);
  if (activation !== null && anyMoved(s, activation) && !isSafeMode(activation))
    return wanted('reset') ?? legal[0];
  const force = wanted('commitForce');
  if (force !== undefined) return { kind: 'commitForce', ...namedCounts(evenForce(s.rules)) };
  return wanted('finish') ?? wanted('pass') ?? legal[0];
}
