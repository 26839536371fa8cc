import { NEAR, NOWHERE, SQUARES, TOUCHING, type Color } from './board.ts';
import { colorOf, firstOf, sideSize, standing, type Field } from './field.ts';
import { reachOf } from './reach.ts';

const NO_WAY = Infinity;

/** MASC-R-34, MASC-R-35: enemies block the path, or are ignored. */
type Enemies = 'in the way' | 'ignored';

/**
 * By square, the cost of the cheapest path to a square within 2 of a friend of the straggler; Infinity if there is
 * none. Searches backwards from those squares: a step pays for the square it enters, so a step back from a square
 * costs what that square costs.
 */
export function rallyCosts(field: Field, straggler: number, enemies: Enemies): number[] {
  const { ground } = standing(field);
  const passable = passableFor(field, colorOf(field, straggler), enemies);
  const costs = new Array<number>(SQUARES).fill(NO_WAY);
  const frontier: number[][] = [[]];
  eachNearFriend(field, straggler, (square) => {
    if (passable[square] === 0 || costs[square] === 0) return;
    costs[square] = 0;
    frontier[0].push(square);
  });
  for (let paid = 0; paid < frontier.length; paid++) {
    const list = frontier[paid];
    for (let i = 0; i < list.length; i++) {
      const square = list[i];
      if (costs[square] !== paid) continue;
      const price = paid + ground.cost[square];
      while (frontier.length <= price) frontier.push([]);
      for (const before of TOUCHING[square]) {
        if (passable[before] !== THROUGH || costs[before] <= price) continue;
        costs[before] = price;
        frontier[price].push(before);
      }
    }
  }
  return costs;
}

const THROUGH = 2;

/** By square: 0 closed, 1 only as the last square of the path, 2 open. */
function passableFor(field: Field, colour: Color, enemies: Enemies): Uint8Array {
  const { ground, on, contact } = standing(field);
  const passable = new Uint8Array(SQUARES);
  for (let square = 0; square < SQUARES; square++) {
    if (ground.cost[square] < 0) continue;
    passable[square] = THROUGH;
    if (enemies === 'ignored') continue;
    if (contact[colour][square] > 0) passable[square] = 1;
    if (on[square] !== NOWHERE && colorOf(field, on[square]) !== colour) passable[square] = 0;
  }
  return passable;
}

function eachNearFriend(field: Field, straggler: number, visit: (square: number) => void): void {
  const first = firstOf(field, colorOf(field, straggler));
  for (let friend = first; friend < first + sideSize(field); friend++) {
    const square = field.at[friend];
    if (friend === straggler || square === NOWHERE) continue;
    visit(square);
    for (const near of NEAR[square]) visit(near);
  }
}

/**
 * MASC-R-34 to MASC-R-36: the squares on which a straggler may end its move, from A1 to R24. Its own is among
 * them where nothing in reach is better.
 */
export function rallyStops(field: Field, straggler: number): number[] {
  const here = field.at[straggler];
  const { on } = standing(field);
  const stops = reachOf(field, straggler).squares.filter((square) => on[square] === NOWHERE);
  stops.push(here);
  stops.sort((a, b) => a - b);
  for (const enemies of ['in the way', 'ignored'] as const) {
    const costs = rallyCosts(field, straggler, enemies);
    const least = stops.reduce((lowest, square) => Math.min(lowest, costs[square]), NO_WAY);
    if (least !== NO_WAY) return stops.filter((square) => costs[square] === least);
  }
  return stops;
}
