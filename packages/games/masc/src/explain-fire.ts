import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { NOWHERE, SQUARE_NAME, distance } from './board.ts';
import { ARMOR, BODY, RANGE } from './content/types.ts';
import { takersOf } from './damage.ts';
import { called, typeOf } from './explain-move.ts';
import { colourOf, standing } from './field.ts';
import { lineOfFire } from './fire.ts';
import { mechaOfUnit } from './formation.ts';
import { mechaNumber } from './names.ts';
import { colourOfSeat, type State } from './state.ts';

/** How near a shot is to possible: first by range, then by what is in the way. */
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
    sentence: `Out of range: ${called(s, target)} is ${squares} squares away, ${typeOf(s, shooter)} has Range ${RANGE[s.type[shooter]]}.`,
    gap: 1 + short,
  };
}

function noLine(s: State, { shooter, target }: Shot): Reason {
  const [at] = lineOfFire(s, shooter, s.at[target]).blockers;
  const enemy = standing(s).on[at];
  const what =
    enemy === NOWHERE
      ? `the blocking square ${SQUARE_NAME[at]}`
      : `${called(s, enemy)} on ${SQUARE_NAME[at]}`;
  return {
    clause: enemy === NOWHERE ? 'MASC-LOF-1' : 'MASC-LOF-2',
    sentence: `No line of fire: ${what} is between ${called(s, shooter)} and ${called(s, target)}.`,
    gap: 1,
  };
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
  const colour = colourOfSeat(s, seat);
  if (colourOf(s, unit) !== colour)
    return {
      clause,
      sentence: `${called(s, unit)} is your opponent’s: attack with one of your units.`,
      gap: 50,
    };
  if (colourOf(s, target) === colour)
    return { clause, sentence: `${called(s, target)} is yours: attack an enemy unit.`, gap: 20 };
  if (clause === 'MASC-R-42')
    return {
      clause,
      sentence: `${called(s, unit)} has already attacked this turn: attack with another unit, or pass.`,
      gap: 3,
    };
  const shot = bestShot(s, unit, target);
  if (shot === null) return null;
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
  if (!('ask' in ask) || ask.ask !== 'assign' || mecha === NOWHERE) return null;
  const who = called(s, mecha);
  const die = ask.dice[ask.next];
  if (colourOf(s, mecha) !== colourOfSeat(s, seat))
    return { clause, sentence: `${who} is your opponent’s: give the die to one of your mecha.`, gap: 50 };
  if (!ask.eligible.includes(mecha))
    return {
      clause: 'MASC-R-49',
      sentence: `${who} can’t be hit by this attack: no attacker has range and line of fire.`,
      gap: 10,
    };
  const armor = ARMOR[s.type[mecha]];
  if (armor > die)
    return { clause, sentence: `The ${die} can’t hurt ${who}: its Armor is ${armor}.`, gap: 2 };
  const [first] = takersOf(s, ask.eligible, die);
  const taken = `${s.damage[first]} of ${BODY[s.type[first]]}`;
  return {
    clause: 'MASC-R-52',
    sentence: `Damaged mecha come first: ${called(s, first)} has ${taken} damage.`,
    gap: 1,
  };
}
