import { LEGAL, illegal } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { activeUnits, beginActivation, groupOf } from '../activation.ts';
import { COLOR_IDS, NOWHERE, otherColor } from '../board.ts';
import { colorOf, firstOf, sideSize } from '../field.ts';
import { isStraggler } from '../formation.ts';
import { MECHA_NAMES, mechaName, mechaNumber } from '../names.ts';
import { colorOfSeat } from '../state.ts';
import type { Rule } from './rule.ts';

const NO_UNIT = illegal('MASC-MOVE-1', 'Choose one of your units, by its lowest-numbered mecha.');
const UNIT_DONE = illegal('MASC-R-22', 'No mecha in this unit can still move: choose another unit, or pass.');

/** Names by color and number, so that actions can be made once. */
const ACTIVATE = MECHA_NAMES.map((names) =>
  names.map((unit): ActionOf<'activate'> => ({ kind: 'activate', unit })),
);

/** MASC-D-7. */
export const activate: Rule<'activate'> = {
  exact: true,
  candidates(s, seat, out) {
    const colour = colorOfSeat(s, seat);
    const units = activeUnits(s, colour);
    for (let i = 0; i < units.length; i++) out.push(ACTIVATE[colour][units[i] - firstOf(s, colour)]);
  },
  attempts(s, seat, out) {
    const colour = colorOfSeat(s, seat);
    for (let i = 0; i < sideSize(s); i++)
      if (groupOf(s, firstOf(s, colour) + i) === firstOf(s, colour) + i) out.push(ACTIVATE[colour][i]);
  },
  judge(s, seat, action) {
    const unit = mechaNumber(s, action.unit);
    const colour = colorOfSeat(s, seat);
    if (unit === NOWHERE || colorOf(s, unit) !== colour || groupOf(s, unit) !== unit) return NO_UNIT;
    return activeUnits(s, colour).includes(unit) ? LEGAL : UNIT_DONE;
  },
  apply(s, seat, action, log) {
    const unit = mechaNumber(s, action.unit);
    const colour = colorOfSeat(s, seat);
    const activation = beginActivation(s, unit, colour);
    s.activation = activation;
    const members = activation.members.map((mecha) => mechaName(s, mecha));
    log.push({
      type: 'activated',
      clause: 'MASC-MOVE-1',
      colour: COLOR_IDS[colour],
      unit: action.unit,
      members,
    });
    s.agenda.push({ do: 'act', phase: 'movement', colour: otherColor(colour), passes: 0 });
    s.agenda.push({ ask: isStraggler(s, unit) ? 'rally' : 'move', seat });
  },
};
