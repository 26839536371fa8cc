import {
  COLUMNS,
  FORMATION,
  NOWHERE,
  distance,
  endConditionHolds,
  reachOf,
  squaresKeepingFormation,
  type Field,
} from '@mechatable/masc';
import { fieldWith, mayGo, movers, tradesFor, withPlace, type MovePlan, type Places } from './move-plan.ts';

/** Where a member would like to end, which may be beyond the edge. */
interface Wish {
  readonly column: number;
  readonly row: number;
}

type Wishes = ReadonlyMap<number, Wish>;

/** The members that can follow another one. */
export function followers(plan: MovePlan): readonly number[] {
  const start = fieldWith(plan.field, plan.from);
  const moved = movers(plan);
  return [...plan.to.keys()].filter(
    (mecha) => mayGo(plan, mecha) && (moved.includes(mecha) || reachOf(start, mecha).squares.length > 0),
  );
}

/**
 * Where a whole unit ends its move if one member leads it to a square. The others keep their places around it as far as
 * they can, and otherwise stop as near as they can, with a friend in formation.
 */
export function ledTo(plan: MovePlan, leader: number, square: number): Places {
  const start = fieldWith(plan.field, plan.from);
  const wishes = wishesOf(plan, leader, square);
  const stays = [...plan.to].filter(([mecha]) => mecha !== leader && !wishes.has(mecha));
  let places: Places = new Map([[leader, square], ...stays]);
  const place = (mecha: number, wish: Wish, isLinked: boolean): boolean => {
    const free = freeFor(plan, start, mecha, places);
    const best = nearestTo(wish, isLinked ? free.filter((stop) => isNearOne(places, stop)) : free);
    if (best !== null) places = withPlace(places, mecha, best);
    return best !== null;
  };
  const unlinked = [...wishes].filter(([mecha, wish]) => !place(mecha, wish, true));
  for (const [mecha, wish] of unlinked) {
    if (!place(mecha, wish, true) && !place(mecha, wish, false)) return withPlace(plan.to, leader, square);
  }
  return repaired(plan, start, places, wishes);
}

/** Each where it would be if it moved just like its leader, those nearest to the leader first. */
function wishesOf(plan: MovePlan, leader: number, square: number): Wishes {
  const { to } = plan;
  const at = (mecha: number): Wish => wishFor(to.get(mecha) ?? NOWHERE);
  const [old, now] = [at(leader), wishFor(square)];
  const gap = (mecha: number): number => apart(old, to.get(mecha) ?? NOWHERE);
  const others = followers(plan).filter((mecha) => mecha !== leader);
  return new Map(
    others
      .toSorted((a, b) => gap(a) - gap(b))
      .map((mecha) => {
        const { column, row } = at(mecha);
        return [mecha, { column: column + now.column - old.column, row: row + now.row - old.row }];
      }),
  );
}

/** Moves one more member if that alone restores the formation. */
function repaired(plan: MovePlan, start: Field, places: Places, wishes: Wishes): Places {
  const { kept } = plan.activation;
  const field = fieldWith(start, places);
  if (endConditionHolds(field, kept)) return places;
  for (const [mecha, wish] of wishes) {
    const holding = squaresKeepingFormation(field, kept, mecha, freeFor(plan, start, mecha, places));
    const best = nearestTo(wish, holding);
    if (best !== null) return withPlace(places, mecha, best);
  }
  return places;
}

/** Where a member can end while these places are taken; its own start is one of them. */
function freeFor({ from }: MovePlan, start: Field, mecha: number, places: Places): number[] {
  const taken = new Set(start.at.filter((_, other) => !from.has(other)));
  for (const [other, square] of places) if (other !== mecha) taken.add(square);
  const isTrade = tradesFor(from, places, mecha);
  return [...reachOf(start, mecha).squares, from.get(mecha) ?? NOWHERE].filter(
    (stop) => !taken.has(stop) && !isTrade(stop),
  );
}

function isNearOne(places: Places, stop: number): boolean {
  for (const square of places.values()) if (distance(square, stop) <= FORMATION) return true;
  return false;
}

function nearestTo(wish: Wish, stops: readonly number[]): number | null {
  let best: number | null = null;
  for (const stop of stops) if (best === null || apart(wish, stop) < apart(wish, best)) best = stop;
  return best;
}

const wishFor = (square: number): Wish => ({ column: square % COLUMNS, row: Math.floor(square / COLUMNS) });

/** In a straight line: of squares that are equally many steps away, the one in the same direction is nearer. */
function apart({ column, row }: Wish, square: number): number {
  const other = wishFor(square);
  return (column - other.column) ** 2 + (row - other.row) ** 2;
}
