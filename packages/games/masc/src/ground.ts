import { SQUARES } from './board.ts';
import { BETWEEN, DIRECTIONS, direction } from './lines.ts';
import { BLOCKING, entryCost } from './terrain.ts';

/** Facts computed once per board: the costs of squares, and where walls stop a line. */
export interface Ground {
  readonly terrain: string;
  /** By square; -1 for what cannot be entered. */
  readonly cost: Int8Array;
  /** By square and direction, a row made when it is first asked for: 1 where no wall is on the line. */
  readonly sight: (Uint8Array | null)[];
}

/** Matches and searches reuse the same few boards. */
const KEPT = 32;
const grounds = new Map<string, Ground>();
let last: Ground | null = null;

export function groundOf(terrain: string): Ground {
  if (last !== null && last.terrain === terrain) return last;
  let ground = grounds.get(terrain);
  if (ground === undefined) {
    if (grounds.size >= KEPT) grounds.clear();
    ground = makeGround(terrain);
    grounds.set(terrain, ground);
  }
  last = ground;
  return ground;
}

function makeGround(terrain: string): Ground {
  const cost = new Int8Array(SQUARES);
  for (let square = 0; square < SQUARES; square++) cost[square] = entryCost(terrain.charAt(square));
  return { terrain, cost, sight: new Array<null>(SQUARES).fill(null) };
}

/** MASC-LOF-1: no blocking square on the line between two squares that are within the longest range. */
export function noWallBetween(ground: Ground, from: number, to: number): boolean {
  const row = (ground.sight[from] ??= sightFrom(ground, from));
  return row[direction(from, to)] === 1;
}

/** Directions that lead off the board are never asked for; whatever is read there does not matter. */
function sightFrom({ terrain }: Ground, from: number): Uint8Array {
  const row = new Uint8Array(DIRECTIONS);
  for (let way = 0; way < DIRECTIONS; way++) {
    const between = BETWEEN[way];
    let clear = 1;
    for (let i = 0; i < between.length; i++) {
      if (terrain.charAt(from + between[i]) === BLOCKING) clear = 0;
    }
    row[way] = clear;
  }
  return row;
}
