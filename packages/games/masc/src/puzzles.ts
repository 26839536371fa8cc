import type { PuzzleRules, Rng, Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { BLUE, NOWHERE, RED, type Color } from './board.ts';
import type { Counts } from './content/forces.ts';
import { ARMOR, BODY } from './content/types.ts';
import { takersOf } from './damage.ts';
import { colorOf } from './field.ts';
import { volleyOf } from './fire.ts';
import { mechaNumber } from './names.ts';
import { clone, colorOfSeat, type State } from './state.ts';

const SIDES = 6;

/** The dice are hidden, and until the first turn the other side's force, too (MASC-R-82). */
function veil(state: State, seat: Seat, unknown: never): State {
  const s = clone(state);
  const rng: Rng = [unknown, unknown, unknown, unknown];
  if (s.turn > 0 || s.red === NOWHERE) return { ...s, rng };
  const own = colorOfSeat(s, seat);
  const hide = (colour: Color): Counts =>
    colour === own ? s.forces[colour] : s.forces[colour].map(() => unknown);
  return {
    ...s,
    rng,
    forces: [hide(RED), hide(BLUE)],
    type: s.type.map((type, mecha) => (type === NOWHERE || colorOf(s, mecha) === own ? type : unknown)),
  };
}

/** Mecha that take dice: only this much of the state matters while dice are assigned. */
type Takers = Pick<State, 'at' | 'type' | 'damage'>;

/**
 * Whether these dice destroy a mecha however they are assigned (MASC-R-50 to MASC-R-53). `locked`: who takes the
 * dice of the present value.
 */
function isSure(
  s: Takers,
  eligible: readonly number[],
  dice: readonly number[],
  next: number,
  locked: number,
): boolean {
  if (next === dice.length) return false;
  const takers = locked === NOWHERE ? takersOf(s, eligible, dice[next]) : [locked];
  if (takers.length === 0) return isSure(s, eligible, dice, next + 1, NOWHERE);
  return takers.every((mecha) => {
    s.damage[mecha]++;
    const sure =
      s.damage[mecha] >= BODY[s.type[mecha]] ||
      isSure(s, eligible, dice, next + 1, dice[next + 1] === dice[next] ? mecha : NOWHERE);
    s.damage[mecha]--;
    return sure;
  });
}

/**
 * The sum of the chances of all rolls that are certain to destroy a mecha. Dice that can't hurt anyone count as one
 * value.
 */
function odds(s: State, _seat: Seat, action: Action): number | null {
  if (action.kind !== 'attack') return null;
  const { dice: count, eligible } = volleyOf(s, mechaNumber(s, action.unit), mechaNumber(s, action.target));
  const lowest = Math.min(...eligible.map((mecha) => ARMOR[s.type[mecha]]));
  const trial: Takers = { at: s.at, type: s.type, damage: s.damage.slice() };
  const roll: number[] = [];
  let sum = 0;
  /** Rolls whose dice of at least `lowest` are in ascending order; `ways` counts how often each comes up. */
  const extend = (value: number, left: number, ways: number): void => {
    if (value > SIDES) {
      if (left === 0 && isSure(trial, eligible, roll, 0, NOWHERE)) sum += ways;
      return;
    }
    let choose = 1;
    for (let n = 0; n <= left; n++) {
      extend(value + 1, left - n, ways * choose);
      choose = (choose * (left - n)) / (n + 1);
      roll.push(value);
    }
    roll.length -= left + 1;
  };
  let misses = 1;
  for (let n = 0; n <= count; n++) {
    extend(lowest, count - n, misses * (lowest - 1) ** n);
    misses = (misses * (count - n)) / (n + 1);
  }
  return sum / SIDES ** count;
}

export const puzzles: PuzzleRules<State, Action> = { veil, odds };
