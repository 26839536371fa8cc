import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { activeUnits, mustRally } from '../activation.ts';
import { COLOR_IDS, colorNumber, otherColor } from '../board.ts';
import { attackUnits } from '../fire.ts';
import { colorOfSeat } from '../state.ts';
import type { Rule } from './rule.ts';

const FIRST = COLOR_IDS.map((colour): ActionOf<'chooseFirst'> => ({ kind: 'chooseFirst', colour }));

/** MASC-D-6, MASC-D-9. */
export const chooseFirst: Rule<'chooseFirst', 'first'> = {
  candidates(_s, _seat, out) {
    out.push(...FIRST);
  },
  judge: () => LEGAL,
  apply(s, _seat, { colour }, log, { phase }) {
    const clause = phase === 'movement' ? 'MASC-INIT-2' : 'MASC-ATK-1';
    log.push({ type: 'first', clause, phase, colour, asked: true });
    s.agenda.push({ do: 'act', phase, colour: colorNumber(colour), passes: 0 });
  },
};

const OWES_RALLY = illegal('MASC-R-38', 'You can’t pass yet: one of your stragglers can still move.');
const PASS: ActionOf<'pass'> = { kind: 'pass' };

/** MASC-PASS-1. It is the only action of a player who has nothing to do, and is then automatic (MASC-R-37). */
export const pass: Rule<'pass', 'activate' | 'attack'> = {
  candidates(_s, _seat, out) {
    out.push(PASS);
  },
  judge(s, seat, _action, { ask }) {
    return ask === 'activate' && mustRally(s, colorOfSeat(s, seat)) ? OWES_RALLY : LEGAL;
  },
  apply(s, seat, _action, log, { ask, passes }) {
    const phase = ask === 'activate' ? 'movement' : 'combat';
    const colour = colorOfSeat(s, seat);
    const could = phase === 'movement' ? activeUnits(s, colour) : attackUnits(s, s.spent, colour);
    const clause = could.length > 0 ? 'MASC-PASS-1' : 'MASC-R-37';
    log.push({ type: 'passed', clause, colour: COLOR_IDS[colour], phase });
    s.agenda.push({ do: 'act', phase, colour: otherColor(colour), passes: passes + 1 });
  },
};
