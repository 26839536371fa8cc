import { BLUE, NOWHERE, RED, TOUCH, distance, type Color } from './board.ts';
import { ATTACK, RANGE } from './content/types.ts';
import { colorOf, firstOf, isSame, sideSize, standing, unitsOn, type Field } from './field.ts';
import { mechaOfUnit } from './formation.ts';
import { noWallBetween } from './ground.ts';
import { BETWEEN, direction, lineBetween } from './lines.ts';

/** MASC-ATK-4, MASC-R-46: in range, with a clear line of fire. */
export function canHit(field: Field, shooter: number, target: number): boolean {
  const from = field.at[shooter];
  const to = field.at[target];
  if (distance(from, to) > RANGE[field.type[shooter]]) return false; // MASC-R-45
  return hasLine(field, from, to, colorOf(field, target));
}

/** MASC-R-44: neither a wall nor another mecha of the target's color is on the line. */
function hasLine(field: Field, from: number, to: number, enemy: number): boolean {
  const { ground, on } = standing(field);
  if (!noWallBetween(ground, from, to)) return false;
  const between = BETWEEN[direction(from, to)];
  for (let i = 0; i < between.length; i++) {
    const mecha = on[from + between[i]];
    if (mecha !== NOWHERE && colorOf(field, mecha) === enemy) return false;
  }
  return true;
}

/** The squares that a line of fire crosses, and the obstacle that stops it; for display. */
export interface LineOfFire {
  readonly squares: readonly number[];
  /** Of these, the blocking squares and those with an enemy of the shooter in the way. */
  readonly blockers: readonly number[];
}

export function lineOfFire(field: Field, shooter: number, to: number): LineOfFire {
  const { ground, on } = standing(field);
  const squares = lineBetween(field.at[shooter], to);
  const colour = colorOf(field, shooter);
  const blockers = squares.filter((square) => {
    const mecha = on[square];
    return ground.cost[square] < 0 || (mecha !== NOWHERE && colorOf(field, mecha) !== colour);
  });
  return { squares, blockers };
}

/** An attack as announced: who takes part, who is eligible, and how many dice are rolled. */
export interface Volley {
  /** MASC-R-47: every member that can. */
  readonly attackers: readonly number[];
  /** MASC-R-48: the attackers that touch a mecha of the target. */
  readonly pins: readonly number[];
  /** MASC-ATK-5. */
  readonly dice: number;
  /** MASC-R-49: the mecha of the target that at least one attacker can hit. */
  readonly eligible: readonly number[];
}

export function volleyOf(field: Field, unit: number, target: number): Volley {
  const attackers: number[] = [];
  const pins: number[] = [];
  const eligible: number[] = [];
  const targets = mechaOfUnit(field, target);
  let dice = 0;
  for (const member of mechaOfUnit(field, unit)) {
    const hit = targets.filter((enemy) => canHit(field, member, enemy));
    if (hit.length === 0) continue;
    attackers.push(member);
    dice += ATTACK[field.type[member]];
    for (const enemy of hit) if (!eligible.includes(enemy)) eligible.push(enemy);
    if (hit.some((enemy) => distance(field.at[member], field.at[enemy]) <= TOUCH)) pins.push(member);
  }
  return { attackers, pins, dice: dice + pins.length, eligible: eligible.sort((a, b) => a - b) };
}

const pairs = { serial: NOWHERE, type: [] as number[], can: new Uint8Array(0) };

/**
 * By attacking and attacked unit (`unit × mecha + target`): 1 where at least one member can hit (MASC-R-54). To be
 * used before the field changes.
 */
export function unitsThatCanHit(field: Field): Uint8Array {
  const { serial } = standing(field);
  const { at, type } = field;
  const { length } = at;
  if (pairs.serial === serial && isSame(type, pairs.type)) return pairs.can;
  if (pairs.can.length !== length * length) pairs.can = new Uint8Array(length * length);
  pairs.serial = serial;
  pairs.type = type.slice();
  const { can } = pairs;
  can.fill(0);
  const size = sideSize(field);
  const unit = unitsOn(field);
  for (let one = 0; one < length; one++) {
    if (at[one] === NOWHERE) continue;
    const enemies = one < size ? BLUE : RED;
    const end = (enemies + 1) * size;
    for (let other = enemies * size; other < end; other++) {
      if (at[other] === NOWHERE) continue;
      const pair = unit[one] * length + unit[other];
      if (can[pair] === 0 && canHit(field, one, other)) can[pair] = 1;
    }
  }
  return can;
}

/** MASC-R-42, MASC-R-54: the units of a color that have not fought yet and could. */
export function attackUnits(field: Field, fought: readonly number[], colour: Color): number[] {
  const can = unitsThatCanHit(field);
  const { length } = field.at;
  const first = firstOf(field, colour);
  const units: number[] = [];
  for (let unit = first; unit < first + sideSize(field); unit++) {
    if (fought[unit] === 1) continue;
    for (let target = 0; target < length; target++) {
      if (can[unit * length + target] === 0) continue;
      units.push(unit);
      break;
    }
  }
  return units;
}
