import { FORMATION, NEAR, NOWHERE, SQUARES, distance } from './board.ts';
import { colorOf, countOf, firstOf, sideSize, standing, unitsOn, type Field } from './field.ts';

/** MASC-R-80: a friend is within 2. */
export function inFormation(field: Field, mecha: number): boolean {
  return standing(field).friends[mecha] > 0;
}

/** MASC-R-80, MASC-R-40: out of formation although its side has other mecha. */
export function isStraggler(field: Field, mecha: number): boolean {
  return (
    field.at[mecha] !== NOWHERE && !inFormation(field, mecha) && countOf(field, colorOf(field, mecha)) > 1
  );
}

/** MASC-R-25: the friendly mecha that are in formation now, and so must be when the activation ends. */
export function keptTogether(field: Field, colour: number): number[] {
  const first = firstOf(field, colour);
  const kept: number[] = [];
  for (let mecha = first; mecha < first + sideSize(field); mecha++)
    if (inFormation(field, mecha)) kept.push(mecha);
  return kept;
}

/**
 * MASC-R-25: everyone who has to be in formation is. With `mecha` and `to`: would be if that mecha were there
 * instead.
 */
export function endConditionHolds(
  field: Field,
  kept: readonly number[],
  mecha = NOWHERE,
  to = NOWHERE,
): boolean {
  const { at } = field;
  if (kept.length === 0) return true;
  const first = firstOf(field, colorOf(field, kept[0]));
  const end = first + sideSize(field);
  for (let i = 0; i < kept.length; i++) {
    const one = kept[i];
    const square = one === mecha ? to : at[one];
    let near = false;
    for (let friend = first; friend < end && !near; friend++) {
      if (friend === one || at[friend] === NOWHERE) continue;
      near = distance(square, friend === mecha ? to : at[friend]) <= FORMATION;
    }
    if (!near) return false;
  }
  return true;
}

const cover = new Uint8Array(SQUARES);

/**
 * Of the squares where a mecha might stop, those after which the end condition would hold: what safe mode allows, and
 * what restores a broken formation. The same as asking `endConditionHolds` for each, but counting friends only once.
 */
export function squaresKeepingFormation(
  field: Field,
  kept: readonly number[],
  mecha: number,
  squares: readonly number[],
): number[] {
  const { at } = field;
  const first = firstOf(field, colorOf(field, mecha));
  const end = first + sideSize(field);
  cover.fill(0); // by square, how many of the others would be friends near it
  for (let friend = first; friend < end; friend++) {
    if (friend === mecha || at[friend] === NOWHERE) continue;
    const near = NEAR[at[friend]];
    for (let i = 0; i < near.length; i++) cover[near[i]]++;
  }
  const needsFriend = kept.includes(mecha);
  // A mecha with no other friend near depends on this one.
  const dependents = kept.filter((one) => one !== mecha && cover[at[one]] === 0);
  const found: number[] = [];
  for (let i = 0; i < squares.length; i++) {
    const to = squares[i];
    let holds = !needsFriend || cover[to] > 0;
    for (let k = 0; k < dependents.length && holds; k++) holds = distance(at[dependents[k]], to) <= FORMATION;
    if (holds) found.push(to);
  }
  return found;
}

/** The mecha that have to be in formation but are not. */
export function outOfFormation(field: Field, kept: readonly number[]): number[] {
  return kept.filter((mecha) => !inFormation(field, mecha));
}

/** The unit that a mecha belongs to now, by its lowest number (MASC-R-6); -1 off the board. */
export function unitOf(field: Field, mecha: number): number {
  return unitsOn(field)[mecha];
}

/** The mecha of a unit, by number. */
export function mechaOfUnit(field: Field, unit: number): number[] {
  const first = firstOf(field, colorOf(field, unit));
  const found: number[] = [];
  for (let mecha = first; mecha < first + sideSize(field); mecha++)
    if (unitOf(field, mecha) === unit) found.push(mecha);
  return found;
}

/** The units of a color, each as the list of its mecha. */
export function unitsOf(field: Field, colour: number): number[][] {
  const first = firstOf(field, colour);
  const units: number[][] = [];
  for (let mecha = first; mecha < first + sideSize(field); mecha++)
    if (field.at[mecha] !== NOWHERE && unitOf(field, mecha) === mecha) units.push(mechaOfUnit(field, mecha));
  return units;
}
