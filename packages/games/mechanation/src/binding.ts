import { illegal, type Illegal, type Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import type { State } from './state.ts';

const DEPLOYED = illegal('MN-R-19', 'You can’t undo a deployment.');
const ATTACKED = illegal('MN-R-19', 'You can’t undo an attack: it counts as a deployment.');
const DECLINED = illegal('MN-R-41', 'You can’t undo this: declining an ability in a Battle is final.');

function isInBattle({ agenda }: State): boolean {
  const top = agenda[agenda.length - 1];
  return 'ask' in top && top.ask === 'during';
}

/** Why an action can't be undone; null if it can. Defending is not deploying (MN-R-34). */
export function binding(s: State, _seat: Seat, action: Action): Illegal | null {
  switch (action.kind) {
    case 'deploy':
      return DEPLOYED;
    case 'attack':
      return ATTACKED;
    case 'pass':
      return isInBattle(s) ? DECLINED : null;
    default:
      return null;
  }
}
