import { invariant, type Illegal, type Reason, type Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { NOWHERE, SQUARE_NAME, distance } from './board.ts';
import { ARMOR, BODY, RANGE } from './content/types.ts';
import { takersOf } from './damage.ts';
import { called, typeOf } from './explain-move.ts';
import { colorOf, standing } from './field.ts';
import { lineOfFire } from './fire.ts';
import { mechaOfUnit } from './formation.ts';
import { mechaNumber } from './names.ts';
import { colorOfSeat, type State } from './state.ts';
import { words } from './words/index.ts';

const say = words.refusals.fighting;

/** How far a shot is from being possible: first by range, then by obstacles. */
interface Shot {
  readonly shooter: number;
  readonly target: number;
  readonly short: number;
}

function bestShot(s: State, unit: number, target: number): Shot | null {
  let best: Shot | null = null;
  for (const shooter of mechaOfUnit(s, unit)) {
    for (const enemy of mechaOfUnit(s, target)) {
      const short = Math.max(0, distance(s.at[shooter], s.at[enemy]) - RANGE[s.type[shooter]]);
      if (best === null || short < best.short) best = { shooter, target: enemy, short };
    }
  }
  return best;
}

function outOfReach(s: State, { shooter, target, short }: Shot): Reason {
  const squares = distance(s.at[shooter], s.at[target]);
  return {
    clause: 'MASC-R-45',
    sentence: say.outOfRange(called(s, target), squares, typeOf(s, shooter), RANGE[s.type[shooter]]),
    gap: 1 + short,
  };
}

function noLine(s: State, { shooter, target }: Shot): Reason {
  const [at] = lineOfFire(s, shooter, s.at[target]).blockers;
  const enemy = standing(s).on[at];
  const [square, from, to] = [SQUARE_NAME[at], called(s, shooter), called(s, target)];
  if (enemy === NOWHERE) return { clause: 'MASC-LOF-1', sentence: say.wallBetween(square, from, to), gap: 1 };
  return { clause: 'MASC-LOF-2', sentence: say.enemyBetween(called(s, enemy), square, from, to), gap: 1 };
}

export function explainAttack(
  s: State,
  seat: Seat,
  action: ActionOf<'attack'>,
  { clause }: Illegal,
): Reason | null {
  const unit = mechaNumber(s, action.unit);
  const target = mechaNumber(s, action.target);
  if (unit === NOWHERE || target === NOWHERE) return null;
  const colour = colorOfSeat(s, seat);
  if (colorOf(s, unit) !== colour)
    return {
      clause,
      sentence: say.unitNotYours(called(s, unit)),
      gap: 50,
    };
  if (colorOf(s, target) === colour) return { clause, sentence: say.targetYours(called(s, target)), gap: 20 };
  if (clause === 'MASC-R-42')
    return {
      clause,
      sentence: say.hasAttacked(called(s, unit)),
      gap: 3,
    };
  const shot = bestShot(s, unit, target);
  if (shot === null) return null; // one of the names is not that of a unit
  return shot.short > 0 ? outOfReach(s, shot) : noLine(s, shot);
}

export function explainAssign(
  s: State,
  seat: Seat,
  action: ActionOf<'assign'>,
  { clause }: Illegal,
): Reason | null {
  const ask = s.agenda[s.agenda.length - 1];
  const mecha = mechaNumber(s, action.mecha);
  invariant('ask' in ask && ask.ask === 'assign', 'only dice that are being assigned are explained');
  if (mecha === NOWHERE) return null;
  const who = called(s, mecha);
  const die = ask.dice[ask.next];
  if (colorOf(s, mecha) !== colorOfSeat(s, seat)) return { clause, sentence: say.dieNotYours(who), gap: 50 };
  if (!ask.eligible.includes(mecha))
    return {
      clause: 'MASC-R-49',
      sentence: say.notEligible(who),
      gap: 10,
    };
  const armor = ARMOR[s.type[mecha]];
  if (armor > die) return { clause, sentence: say.tooMuchArmor(die, who, armor), gap: 2 };
  const [first] = takersOf(s, ask.eligible, die);
  return {
    clause: 'MASC-R-52',
    sentence: say.damagedFirst(called(s, first), s.damage[first], BODY[s.type[first]]),
    gap: 1,
  };
}
