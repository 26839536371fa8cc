import { invariant } from '@mechatable/kernel';
import { NOWHERE, type Color } from './board.ts';
import type { Log } from './event.ts';
import { colorOf, firstOf, sideSize, standing, unitsOn, type Field } from './field.ts';
import { isStraggler, keptTogether, squaresKeepingFormation } from './formation.ts';
import { mechaName } from './names.ts';
import { isPinned, reachOf } from './reach.ts';
import type { Activation, State } from './state.ts';

/** MASC-R-26: resets before safe mode begins. */
export const MOST_RESETS = 3;

/** Positions, and the groups if they are frozen. A state is one. */
export type Grouped = Field & Pick<State, 'groups'>;

/** The unit that a mecha would be activated with: its current one, or the one at the start of Movement (MASC-R-21). */
export function groupOf(s: Grouped, mecha: number): number {
  if (s.at[mecha] === NOWHERE) return NOWHERE;
  return s.groups.length === 0 ? unitsOn(s)[mecha] : s.groups[mecha];
}

/** The mecha that a unit is activated with, by number. */
export function mechaOfGroup(s: Grouped, unit: number): number[] {
  const first = firstOf(s, colorOf(s, unit));
  const found: number[] = [];
  for (let mecha = first; mecha < first + sideSize(s); mecha++)
    if (groupOf(s, mecha) === unit) found.push(mecha);
  return found;
}

/** MASC-R-22: the units that a color may activate, each by its lowest number, in that order. */
export function activeUnits(s: State, colour: Color): number[] {
  const first = firstOf(s, colour);
  const units: number[] = [];
  for (let mecha = first; mecha < first + sideSize(s); mecha++) {
    if (s.at[mecha] === NOWHERE || s.spent[mecha] === 1 || isPinned(s, mecha)) continue;
    const unit = groupOf(s, mecha);
    if (!units.includes(unit)) units.push(unit);
  }
  return units.sort((a, b) => a - b);
}

/** MASC-R-38: a straggler that could still move keeps its owner from passing. */
export function mustRally(s: State, colour: Color): boolean {
  const first = firstOf(s, colour);
  for (let mecha = first; mecha < first + sideSize(s); mecha++)
    if (s.at[mecha] !== NOWHERE && s.spent[mecha] === 0 && isStraggler(s, mecha) && !isPinned(s, mecha))
      return true;
  return false;
}

/** MASC-MOVE-12, MASC-R-21: the mecha of the unit that have not had their chance. */
export function beginActivation(s: State, unit: number, colour: Color): Activation {
  const members = mechaOfGroup(s, unit).filter((mecha) => s.spent[mecha] === 0);
  return {
    unit,
    members,
    from: members.map((mecha) => s.at[mecha]),
    kept: keptTogether(s, colour),
    resets: 0,
  };
}

/** The activation while a unit moves. */
export function activationOf({ activation }: State): Activation {
  invariant(activation !== null, 'a unit is active while one moves');
  return activation;
}

/** MASC-SQ-9: it was in the unit when the unit was chosen, but was already done. */
export function hadItsChance(s: State, { unit, members, from }: Activation, mecha: number): boolean {
  if (s.spent[mecha] !== 1) return false;
  const at = s.at.slice();
  for (let i = 0; i < members.length; i++) at[members[i]] = from[i];
  return groupOf({ terrain: s.terrain, at, type: s.type, groups: s.groups }, mecha) === unit;
}

/** MASC-R-24: it has moved in this activation. */
export function hasMoved(s: State, { members, from }: Activation, mecha: number): boolean {
  return from[members.indexOf(mecha)] !== s.at[mecha];
}

export function anyMoved(s: State, { members, from }: Activation): boolean {
  for (let i = 0; i < members.length; i++) if (s.at[members[i]] !== from[i]) return true;
  return false;
}

export function isSafeMode({ resets }: Activation): boolean {
  return resets >= MOST_RESETS;
}

/** Squares a member may move to, occupied ones included; safe mode restricts them (MASC-R-26). */
export function openSquares(s: State, activation: Activation, mecha: number): readonly number[] {
  const { squares } = reachOf(s, mecha);
  return isSafeMode(activation) ? squaresKeepingFormation(s, activation.kept, mecha, squares) : squares;
}

/** Whether any member has a move left. */
export function canAnyMove(s: State): boolean {
  return hasMoreMovesThan(s, activationOf(s), 0);
}

/** Whether the members have more moves left than this, together. */
export function hasMoreMovesThan(s: State, activation: Activation, most: number): boolean {
  const { members, from } = activation;
  const { on } = standing(s);
  let count = 0;
  for (let i = 0; i < members.length; i++) {
    if (s.at[members[i]] !== from[i]) continue;
    const squares = openSquares(s, activation, members[i]);
    for (let k = 0; k < squares.length; k++) if (on[squares[k]] === NOWHERE && ++count > most) return true;
  }
  return false;
}

/** MASC-R-23: all members have had their chance, pinned and unmoved ones too. */
export function finishActivation(s: State, log: Log): void {
  const { unit, members } = activationOf(s);
  for (const mecha of members) s.spent[mecha] = 1;
  s.activation = null;
  log.push({ type: 'finished', clause: 'MASC-R-23', unit: mechaName(s, unit) });
}
