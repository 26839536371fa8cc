import { LEGAL } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { MULLIGAN } from '../steps/turn.ts';
import type { Rule } from './rule.ts';

const KEEP: ActionOf<'keep'> = { kind: 'keep' };
const REDRAW: ActionOf<'mulligan'> = { kind: 'mulligan' };

/** MG-MULL-2, MG-R-5: secret until both players have decided. */
export const keep: Rule<'keep', 'mulligan'> = {
  candidates(_s, _seat, out) {
    out.push(KEEP);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log) {
    s.answers[seat] = 0;
    log.push({ type: 'decided', clause: 'MG-R-5', seat });
  },
};

export const mulligan: Rule<'mulligan', 'mulligan'> = {
  candidates(_s, _seat, out) {
    out.push(REDRAW);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log) {
    s.answers[seat] = MULLIGAN;
    log.push({ type: 'decided', clause: 'MG-R-5', seat });
  },
};
