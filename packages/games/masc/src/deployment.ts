import { COLUMN_OF, FORMATION, NOWHERE, ZONE, distance, type Color } from './board.ts';
import { firstOf, sideSize, standing, type Field } from './field.ts';

const known = { serial: NOWHERE, colour: NOWHERE, left: NOWHERE, squares: [] as readonly number[] };

/**
 * MASC-R-16: the squares where the next mecha may be placed so that everyone can still get into formation, in the
 * order A1 to R24. `left` counts the mecha that remain to be placed after it.
 */
export function deploySquares(field: Field, colour: Color, left: number): readonly number[] {
  const { serial } = standing(field);
  if (known.serial === serial && known.colour === colour && known.left === left) return known.squares;
  known.squares = workOut(field, colour, left);
  known.serial = serial;
  known.colour = colour;
  known.left = left;
  return known.squares;
}

function workOut(field: Field, colour: Color, left: number): number[] {
  const { ground, on, friends } = standing(field);
  // MASC-DEP-3, MASC-R-15
  const free = ZONE[colour].filter((square) => ground.cost[square] >= 0 && on[square] === NOWHERE);
  const placed: number[] = [];
  const alone: number[] = [];
  const first = firstOf(field, colour);
  for (let mecha = first; mecha < first + sideSize(field); mecha++) {
    const square = field.at[mecha];
    if (square === NOWHERE) continue;
    placed.push(square);
    if (friends[mecha] === 0) alone.push(square);
  }
  return free.filter((square) => {
    const stillAlone = alone.filter((other) => !isNear(square, other));
    if (!placed.some((other) => isNear(square, other))) stillAlone.push(square);
    return helpersFor(stillAlone, free, square) <= left;
  });
}

function isNear(square: number, other: number): boolean {
  return distance(square, other) <= FORMATION;
}

/**
 * The fewest further mecha that bring all lone ones into formation. Lone mecha are at least three columns apart,
 * for the zone has three rows: a helper has at most two of them near, and these are neighbors. So going from left
 * to right and helping two at once wherever possible is best.
 */
function helpersFor(alone: number[], free: readonly number[], taken: number): number {
  alone.sort((a, b) => COLUMN_OF[a] - COLUMN_OF[b]);
  let helpers = 0;
  for (let i = 0; i < alone.length; i++) {
    const one = alone[i];
    const next = i + 1 < alone.length ? alone[i + 1] : one;
    const spots = free.filter((square) => square !== taken && isNear(square, one));
    if (spots.length === 0) return Infinity;
    if (next !== one && spots.some((square) => isNear(square, next))) i++;
    helpers++;
  }
  return helpers;
}
