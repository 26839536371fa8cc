import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { MOST_RESETS, activationOf, anyMoved, finishActivation, isSafeMode } from '../activation.ts';
import { endConditionHolds } from '../formation.ts';
import { mechaName } from '../names.ts';
import type { Rule } from './rule.ts';

const BROKEN = illegal(
  'MASC-MOVE-6',
  'Out of formation: bring everyone back within 2 squares of a friend first.',
);
const FINISH: ActionOf<'finish'> = { kind: 'finish' };

export const finish: Rule<'finish'> = {
  candidates(_s, _seat, out) {
    out.push(FINISH);
  },
  judge(s) {
    return endConditionHolds(s, activationOf(s).kept) ? LEGAL : BROKEN;
  },
  apply(s, _seat, _action, log) {
    finishActivation(s, log);
  },
};

const NOBODY_MOVED = illegal('MASC-R-26', 'Nothing to reset: no mecha has moved.');
const NO_RESET = illegal(
  'MASC-R-26',
  'No resets left, 3 of 3 used: every move must now keep everyone in formation.',
);
const RESET: ActionOf<'reset'> = { kind: 'reset' };

/** MASC-R-26: all members go back to where they began and may move again. */
export const reset: Rule<'reset', 'move'> = {
  candidates(_s, _seat, out) {
    out.push(RESET);
  },
  judge(s) {
    const activation = activationOf(s);
    if (!anyMoved(s, activation)) return NOBODY_MOVED;
    return isSafeMode(activation) ? NO_RESET : LEGAL;
  },
  apply(s, _seat, _action, log, ask) {
    const activation = activationOf(s);
    activation.members.forEach((mecha, i) => {
      s.at[mecha] = activation.from[i];
    });
    const resets = activation.resets + 1;
    s.activation = { ...activation, resets };
    log.push({
      type: 'reset',
      clause: 'MASC-R-26',
      unit: mechaName(s, activation.unit),
      left: MOST_RESETS - resets,
    });
    s.agenda.push(ask);
  },
};
