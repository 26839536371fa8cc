import { LEGAL, illegal, roll } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { COLOR_IDS, NOWHERE, otherColor } from '../board.ts';
import { takersOf } from '../damage.ts';
import { colorOf, firstOf, sideSize, unitsOn } from '../field.ts';
import { unitsThatCanHit, volleyOf } from '../fire.ts';
import { mechaOfUnit } from '../formation.ts';
import { MECHA_NAMES, mechaName, mechaNumber } from '../names.ts';
import { colorOfSeat, type State } from '../state.ts';
import type { Rule } from './rule.ts';

const NO_UNIT = illegal('MASC-ATK-2', 'Attack with one of your units, named by its lowest-numbered mecha.');
const NO_TARGET = illegal('MASC-ATK-2', 'Attack an enemy unit, named by its lowest-numbered mecha.');
const FOUGHT = illegal('MASC-R-42', 'This unit has already attacked this phase: choose another, or pass.');
const NOBODY_CAN = illegal(
  'MASC-R-54',
  'No member of this unit has range and line of fire to the target: choose another target.',
);

/** By color, unit and target. */
const ATTACKS = MECHA_NAMES.map((names, colour) =>
  names.map((unit) =>
    MECHA_NAMES[otherColor(colour)].map((target): ActionOf<'attack'> => ({ kind: 'attack', unit, target })),
  ),
);

function eachPair(s: State, colour: number, visit: (unit: number, target: number) => void): void {
  const unit = unitsOn(s);
  const first = firstOf(s, colour);
  const enemies = firstOf(s, otherColor(colour));
  for (let one = first; one < first + sideSize(s); one++) {
    if (unit[one] !== one) continue;
    for (let other = enemies; other < enemies + sideSize(s); other++)
      if (unit[other] === other) visit(one, other);
  }
}

/** MASC-D-10. */
export const attack: Rule<'attack'> = {
  exact: true,
  candidates(s, seat, out) {
    const colour = colorOfSeat(s, seat);
    const can = unitsThatCanHit(s);
    const { length } = s.at;
    const first = firstOf(s, colour);
    const enemies = firstOf(s, otherColor(colour));
    for (let one = first; one < first + sideSize(s); one++) {
      if (s.spent[one] === 1) continue;
      for (let other = enemies; other < enemies + sideSize(s); other++)
        if (can[one * length + other] === 1) out.push(ATTACKS[colour][one - first][other - enemies]);
    }
  },
  attempts(s, seat, out) {
    const colour = colorOfSeat(s, seat);
    eachPair(s, colour, (one, other) =>
      out.push(ATTACKS[colour][one - firstOf(s, colour)][other - firstOf(s, otherColor(colour))]),
    );
  },
  judge(s, seat, action) {
    const colour = colorOfSeat(s, seat);
    const unit = unitsOn(s);
    const one = mechaNumber(s, action.unit);
    const other = mechaNumber(s, action.target);
    if (one === NOWHERE || unit[one] !== one || colorOf(s, one) !== colour) return NO_UNIT;
    if (other === NOWHERE || unit[other] !== other || colorOf(s, other) === colour) return NO_TARGET;
    if (s.spent[one] === 1) return FOUGHT;
    return unitsThatCanHit(s)[one * s.at.length + other] === 1 ? LEGAL : NOBODY_CAN;
  },
  apply(s, seat, action, log) {
    const colour = colorOfSeat(s, seat);
    const unit = mechaNumber(s, action.unit);
    const { attackers, pins, eligible, dice } = volleyOf(s, unit, mechaNumber(s, action.target));
    for (const member of mechaOfUnit(s, unit)) s.spent[member] = 1; // MASC-R-42
    const names = (mecha: readonly number[]): string[] => mecha.map((one) => mechaName(s, one));
    log.push({
      type: 'attacked',
      clause: 'MASC-ATK-2',
      colour: COLOR_IDS[colour],
      unit: action.unit,
      target: action.target,
      attackers: names(attackers),
      pins: names(pins),
      eligible: names(eligible),
    });
    s.dice = Array.from({ length: dice }, () => roll(s.rng, 6)).sort((a, b) => a - b);
    log.push({ type: 'rolled', clause: 'MASC-ATK-5', dice: s.dice });
    s.agenda.push({ do: 'act', phase: 'combat', colour: otherColor(colour), passes: 0 });
    s.agenda.push({ do: 'assign', dice: s.dice, next: 0, eligible, fixed: NOWHERE });
  },
};

const NOT_ALLOWED = illegal(
  'MASC-R-50',
  'Choose an eligible mecha that this die can hurt: damaged ones come first.',
);
const ASSIGNMENTS = MECHA_NAMES.map((names) =>
  names.map((mecha): ActionOf<'assign'> => ({ kind: 'assign', mecha })),
);

/** MASC-D-11. */
export const assign: Rule<'assign', 'assign'> = {
  exact: true,
  candidates(s, seat, out, { eligible, dice, next }) {
    const colour = colorOfSeat(s, seat);
    for (const mecha of takersOf(s, eligible, dice[next]))
      out.push(ASSIGNMENTS[colour][mecha - firstOf(s, colour)]);
  },
  attempts(s, seat, out) {
    const colour = colorOfSeat(s, seat);
    for (let i = 0; i < sideSize(s); i++)
      if (s.at[firstOf(s, colour) + i] !== NOWHERE) out.push(ASSIGNMENTS[colour][i]);
  },
  judge(s, _seat, action, { eligible, dice, next }) {
    const mecha = mechaNumber(s, action.mecha);
    return takersOf(s, eligible, dice[next]).includes(mecha) ? LEGAL : NOT_ALLOWED;
  },
  apply(s, _seat, action, _log, { dice, next, eligible }) {
    s.agenda.push({ do: 'assign', dice, next, eligible, fixed: mechaNumber(s, action.mecha) });
  },
};
