import { invariant } from '@mechatable/kernel';
import { NOWHERE, SQUARES, TOUCHING, otherColor, type Color } from './board.ts';
import { MOVE } from './content/types.ts';
import { colorOf, firstOf, sideSize, standing, type Field, type Standing } from './field.ts';
import type { Ground } from './ground.ts';

/** MASC-R-28: where a mecha can go, and at what price. */
export interface MoveRange {
  /**
   * In the order A1 to R24; its own square is not among them. Friends may be on some: those are no stops (MASC-MOVE-4).
   */
  readonly squares: readonly number[];
  /** By square; -1 out of reach. */
  readonly cost: Int8Array;
}

export interface Stop {
  readonly square: number;
  readonly cost: number;
}

/** MASC-MOVE-10: it touches an enemy. */
export function isPinned(field: Field, mecha: number): boolean {
  const square = field.at[mecha];
  return square !== NOWHERE && standing(field).contact[colorOf(field, mecha)][square] > 0;
}

const CLOSED = 0;
const OPEN = 1;
/** Contact squares: entered, but not left again in the same move (MASC-MOVE-9). */
const LAST = 2;

/** How a color can use each square, and what reaches have been worked out for it. */
interface Passage {
  readonly use: Uint8Array;
  /** Changes whenever squares can be used differently. */
  epoch: number;
  serial: number;
  /** The uses depend on these: the terrain and the positions of the enemies. */
  ground: Ground | null;
  readonly enemies: number[];
  readonly reaches: (Kept | undefined)[];
}

interface Kept {
  epoch: number;
  readonly squares: number[];
  readonly cost: Int8Array;
}

const MOST_POINTS = Math.max(...MOVE);
const passages: readonly Passage[] = [0, 1].map(() => ({
  use: new Uint8Array(SQUARES),
  epoch: 0,
  serial: NOWHERE,
  ground: null,
  enemies: [],
  reaches: new Array<Kept | undefined>(SQUARES * (MOST_POINTS + 1)).fill(undefined),
}));

/** The positions of friends don't matter here, so results for a squad stay valid while its members move. */
function passage(field: Field, { ground, contact, serial }: Standing, colour: Color): Passage {
  const kept = passages[colour];
  if (kept.serial === serial) return kept;
  const { at } = field;
  const { enemies } = kept;
  const first = firstOf(field, otherColor(colour));
  const size = sideSize(field);
  let changed = kept.ground !== ground || enemies.length !== size;
  enemies.length = size;
  for (let i = 0; i < size; i++) {
    if (enemies[i] === at[first + i]) continue;
    enemies[i] = at[first + i];
    changed = true;
  }
  kept.serial = serial;
  kept.ground = ground;
  if (changed) findUses(kept, ground, contact[colour]);
  return kept;
}

/**
 * Mecha need no separate mark. All squares around an enemy end the move, so none is ever entered (MASC-R-31); and
 * a friend on a contact square can't be passed, because a mecha can't leave that square again (MASC-R-30).
 */
function findUses(kept: Passage, { cost }: Ground, touched: Uint8Array): void {
  const { use } = kept;
  for (let square = 0; square < SQUARES; square++)
    use[square] = cost[square] < 0 ? CLOSED : touched[square] > 0 ? LAST : OPEN;
  kept.epoch++;
}

const NONE: MoveRange = { squares: [], cost: new Int8Array(SQUARES).fill(NOWHERE) };

/** The cheapest paths of a mecha that has not moved yet. Use them before the field changes. */
export function reachOf(field: Field, mecha: number): MoveRange {
  const from = field.at[mecha];
  invariant(from !== NOWHERE, 'only mecha on the board can move');
  const now = standing(field);
  const colour = colorOf(field, mecha);
  if (now.contact[colour][from] > 0) return NONE; // MASC-MOVE-8
  const here = passage(field, now, colour);
  const points = MOVE[field.type[mecha]];
  const key = from * (MOST_POINTS + 1) + points;
  const kept = (here.reaches[key] ??= { epoch: NOWHERE, squares: [], cost: new Int8Array(SQUARES) });
  if (kept.epoch !== here.epoch) {
    explore(here.use, now.ground.cost, from, points, kept);
    kept.epoch = here.epoch;
  }
  return kept;
}

const frontier: number[][] = Array.from({ length: MOST_POINTS + 1 }, () => []);

/** Dijkstra's search with a list for each price: prices are whole and small. */
function explore(use: Uint8Array, entry: Int8Array, from: number, points: number, out: Kept): void {
  const { squares, cost } = out;
  squares.length = 0;
  cost.fill(NOWHERE);
  cost[from] = 0;
  frontier[0].push(from);
  for (let paid = 0; paid <= points; paid++) {
    const list = frontier[paid];
    for (let i = 0; i < list.length; i++) {
      const square = list[i];
      if (cost[square] !== paid || use[square] === LAST) continue;
      const touching = TOUCHING[square];
      for (let t = 0; t < touching.length; t++) {
        const next = touching[t];
        if (use[next] === CLOSED) continue;
        const price = paid + entry[next];
        if (price > points || (cost[next] !== NOWHERE && cost[next] <= price)) continue;
        cost[next] = price;
        frontier[price].push(next);
      }
    }
    list.length = 0;
  }
  cost[from] = NOWHERE;
  for (let square = 0; square < SQUARES; square++) if (cost[square] !== NOWHERE) squares.push(square);
}

/** MASC-MOVE-4: all squares on which a mecha can stop, except its own, with their costs; from A1 to R24. */
export function stopsOf(field: Field, mecha: number): Stop[] {
  const { squares, cost } = reachOf(field, mecha);
  const { on } = standing(field);
  return squares.filter((square) => on[square] === NOWHERE).map((square) => ({ square, cost: cost[square] }));
}
