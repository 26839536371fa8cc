import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMN_OF, NOWHERE, ROW_OF, SQUARES, TOUCHING, ZONE, distance, halfTurn } from '../src/board.ts';
import { MOVE, RANGE } from '../src/content/types.ts';
import { deploySquares } from '../src/deployment.ts';
import { colorOf, type Field } from '../src/field.ts';
import { canHit, volleyOf } from '../src/fire.ts';
import {
  endConditionHolds,
  inFormation,
  keptTogether,
  squaresKeepingFormation,
  unitOf,
  unitsOf,
} from '../src/formation.ts';
import { lineBetween } from '../src/lines.ts';
import { rallyCosts } from '../src/rally.ts';
import { reachOf, stopsOf } from '../src/reach.ts';
import { entryCost, slotCode, terrainOf } from '../src/terrain.ts';

/** Fractions are kept whole by doubling: the square (x, y) reaches from 2x - 1 to 2x + 1. */
function crossesInside(from: number, to: number, square: number): boolean {
  const [x1, y1] = [2 * (COLUMN_OF[from] ?? 0), 2 * (ROW_OF[from] ?? 0)];
  const [x2, y2] = [2 * (COLUMN_OF[to] ?? 0), 2 * (ROW_OF[to] ?? 0)];
  const [left, top] = [2 * (COLUMN_OF[square] ?? 0) - 1, 2 * (ROW_OF[square] ?? 0) - 1];
  // The part of the line, from 0 to 1, strictly between the sides, as fractions over one denominator.
  let [low, high, unit] = [0, 1, 1];
  for (const [start, end, side] of [
    [x1, x2, left],
    [y1, y2, top],
  ] as const) {
    const along = end - start;
    if (along === 0) {
      if (start <= side || start >= side + 2) return false;
      continue;
    }
    const [a, b] = along > 0 ? [side - start, side + 2 - start] : [start - side - 2, start - side];
    const scale = Math.abs(along);
    [low, high, unit] = [Math.max(low * scale, a * unit), Math.min(high * scale, b * unit), unit * scale];
  }
  return low < high;
}

const anySquare = fc.nat({ max: SQUARES - 1 });

test('[MASC-R-43] a line crosses the squares whose inside it touches, the same in both directions', () => {
  fc.assert(
    fc.property(
      anySquare,
      fc.integer({ min: -8, max: 8 }),
      fc.integer({ min: -8, max: 8 }),
      (from, dx, dy) => {
        const to = from + dy * 18 + dx;
        if (to < 0 || to >= SQUARES || distance(from, to) > 8) return;
        const line = lineBetween(from, to);
        const inside = Array.from({ length: SQUARES }, (_, square) => square).filter(
          (square) => square !== from && square !== to && crossesInside(from, to, square),
        );
        expect(line).toEqual(inside);
        expect(lineBetween(to, from)).toEqual(line);
      },
    ),
    { numRuns: 150 },
  );
});

const board = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { minLength: 12 }),
    fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
  )
  .map(([tiles, turns]) => terrainOf(tiles.map((tile, i) => slotCode({ tile, rotation: turns[i] ?? 0 }))));

/** Up to eight mecha a side anywhere on any board, most of them near the middle so that they meet. */
const field: fc.Arbitrary<Field> = fc
  .tuple(
    board,
    fc.uniqueArray(fc.integer({ min: 150, max: 290 }), { minLength: 6, maxLength: 16 }),
    fc.array(fc.nat({ max: 5 }), { minLength: 16, maxLength: 16 }),
  )
  .map(([terrain, places, types]) => {
    const open = places.filter((square) => terrain.charAt(square) !== '#');
    const at = Array.from(
      { length: 16 },
      (_, mecha) => open[mecha < 8 ? 2 * mecha : 2 * mecha - 15] ?? NOWHERE,
    );
    return { terrain, at, type: types.map((type, mecha) => (at[mecha] === NOWHERE ? NOWHERE : type)) };
  });

const alive = ({ at }: Field): number[] => at.flatMap((square, mecha) => (square === NOWHERE ? [] : [mecha]));
const enemies = (f: Field, mecha: number): number[] =>
  alive(f).filter((other) => colorOf(f, other) !== colorOf(f, mecha));
const friends = (f: Field, mecha: number): number[] =>
  alive(f).filter((other) => other !== mecha && colorOf(f, other) === colorOf(f, mecha));
const squareOf = (f: Field, mecha: number): number => f.at[mecha] ?? NOWHERE;
const touchesEnemy = (f: Field, mecha: number, square: number): boolean =>
  enemies(f, mecha).some((enemy) => distance(square, squareOf(f, enemy)) === 1);

/** MASC-R-28, slowly: prices sink until none sinks anymore. */
function slowReach(f: Field, mecha: number): Map<number, number> {
  const from = squareOf(f, mecha);
  const hostile = new Set(enemies(f, mecha).map((enemy) => squareOf(f, enemy)));
  const friendly = new Set(friends(f, mecha).map((friend) => squareOf(f, friend)));
  const contact = new Set([...hostile].flatMap((square) => TOUCHING[square] ?? []));
  const isClosed = (square: number): boolean =>
    hostile.has(square) || (friendly.has(square) && contact.has(square)) || f.terrain.charAt(square) === '#';
  const prices = new Map([[from, 0]]);
  for (let changed = !contact.has(from); changed;) {
    changed = false;
    for (const [square, paid] of [...prices]) {
      if (contact.has(square)) continue;
      for (const next of TOUCHING[square] ?? []) {
        const price = paid + entryCost(f.terrain.charAt(next));
        if (isClosed(next) || price > (MOVE[f.type[mecha] ?? 0] ?? 0)) continue;
        if ((prices.get(next) ?? Infinity) <= price) continue;
        prices.set(next, price);
        changed = true;
      }
    }
  }
  for (const taken of [from, ...friendly]) prices.delete(taken);
  return prices;
}

test('[MASC-R-28] [MASC-MOVE-3] [MASC-MOVE-9] [MASC-R-30] [MASC-R-31] reach matches a slow search', () => {
  fc.assert(
    fc.property(field, (f) => {
      for (const mecha of alive(f)) {
        const quick = stopsOf(f, mecha).map(({ square, cost }) => [square, cost]);
        const slow = [...slowReach(f, mecha)].sort(([a], [b]) => a - b);
        expect(quick).toEqual(slow);
      }
    }),
    { numRuns: 25 },
  );
});

test('[MASC-R-28] the cache of one field isn’t used for another', () => {
  fc.assert(
    fc.property(field, field, (one, other) => {
      const mine = alive(one)[0] ?? 0;
      const before = stopsOf(one, mine);
      for (const mecha of alive(other)) reachOf(other, mecha);
      unitsOf(other, 0);
      expect(stopsOf(one, mine)).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

test('[MASC-R-3] [MASC-R-6] units are chains of hops of at most two squares', () => {
  fc.assert(
    fc.property(field, (f) => {
      for (const mecha of alive(f)) {
        const unit = new Set([mecha]);
        for (const one of unit)
          for (const friend of friends(f, one))
            if (distance(squareOf(f, one), squareOf(f, friend)) <= 2) unit.add(friend);
        expect(unitOf(f, mecha)).toBe(Math.min(...unit));
        expect(inFormation(f, mecha)).toBe(unit.size > 1);
      }
    }),
    { numRuns: 40 },
  );
});

test('[MASC-R-26] [MASC-R-25] safe mode allows exactly the squares that keep formation', () => {
  fc.assert(
    fc.property(field, (f) => {
      for (const colour of [0, 1]) {
        const kept = keptTogether(f, colour);
        for (const mecha of alive(f).filter((one) => colorOf(f, one) === colour)) {
          const squares = stopsOf(f, mecha).map(({ square }) => square);
          const slow = squares.filter((square) => endConditionHolds(f, kept, mecha, square));
          expect(squaresKeepingFormation(f, kept, mecha, squares)).toEqual(slow);
          for (const to of slow.slice(0, 3)) {
            const moved = { ...f, at: f.at.with(mecha, to) };
            expect(kept.every((one) => inFormation(moved, one))).toBe(true);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('[MASC-ATK-4] [MASC-R-44] [MASC-R-45] hits match a check square by square', () => {
  fc.assert(
    fc.property(field, (f) => {
      for (const one of alive(f))
        for (const other of enemies(f, one)) {
          const line = lineBetween(squareOf(f, one), squareOf(f, other));
          const wall = line.some((square) => f.terrain.charAt(square) === '#');
          const body = enemies(f, one).some((enemy) => line.includes(squareOf(f, enemy)));
          const inRange = distance(squareOf(f, one), squareOf(f, other)) <= (RANGE[f.type[one] ?? 0] ?? 0);
          if (canHit(f, one, other) !== (inRange && !wall && !body)) expect.fail(`${one} at ${other}`);
        }
    }),
    { numRuns: 40 },
  );
});

/** The board turned by half, and the colors swapped. */
function turned(f: Field): Field {
  const swap = <T>(list: readonly T[]): T[] => [...list.slice(8), ...list.slice(0, 8)];
  const at = f.at.map((square) => (square === NOWHERE ? NOWHERE : halfTurn(square)));
  return { terrain: Array.from(f.terrain).reverse().join(''), at: swap(at), type: swap(f.type) };
}

test('an attack is the same on the board rotated by half with colors swapped', () => {
  fc.assert(
    fc.property(field, (f) => {
      const other = turned(f);
      const shift = (mecha: number): number => (mecha + 8) % 16;
      for (const unit of unitsOf(f, 0))
        for (const target of unitsOf(f, 1)) {
          const [a = 0, b = 0] = [unit[0], target[0]];
          const here = volleyOf(f, a, b);
          const there = volleyOf(other, shift(a), shift(b));
          expect([there.dice, there.attackers, there.eligible]).toEqual([
            here.dice,
            here.attackers.map(shift),
            here.eligible.map(shift),
          ]);
        }
    }),
    { numRuns: 25 },
  );
});

test('[MASC-R-34] rally cost matches a forward search from every square', () => {
  fc.assert(
    fc.property(field, (f) => {
      const straggler = alive(f)[0] ?? 0;
      const costs = rallyCosts(f, straggler, 'in the way');
      const isGoal = (square: number): boolean =>
        friends(f, straggler).some((friend) => distance(square, squareOf(f, friend)) <= 2);
      const open = (square: number): boolean =>
        entryCost(f.terrain.charAt(square)) >= 0 &&
        !enemies(f, straggler).some((enemy) => squareOf(f, enemy) === square);
      const expected = costs.map((found, square) => {
        if (!open(square)) return found;
        const onward = (TOUCHING[square] ?? []).filter(open);
        const prices = onward.map((next) => (costs[next] ?? 0) + entryCost(f.terrain.charAt(next)));
        if (isGoal(square)) return 0;
        return touchesEnemy(f, straggler, square) ? Infinity : Math.min(...prices);
      });
      expect(costs).toEqual(expected);
      expect(costs.some((cost) => cost === 0)).toBe(friends(f, straggler).length > 0);
    }),
    { numRuns: 30 },
  );
});

/** MASC-R-16, slowly: every way to add this many helpers is tried. */
function canComplete(free: readonly number[], placed: readonly number[], left: number): boolean {
  const alone = placed.find((one) => !placed.some((other) => other !== one && distance(one, other) <= 2));
  if (alone === undefined) return true;
  if (left === 0) return false;
  return free.some(
    (square) =>
      distance(square, alone) <= 2 &&
      canComplete(
        free.filter((other) => other !== square),
        [...placed, square],
        left - 1,
      ),
  );
}

test('[MASC-R-16] [MASC-DEP-6] the squares for the next mecha are those from which everyone can still get into formation', () => {
  const zone = ZONE[0] ?? [];
  fc.assert(
    fc.property(
      board,
      fc.uniqueArray(fc.nat({ max: 53 }), { maxLength: 6 }),
      fc.nat({ max: 2 }),
      (terrain, places, left) => {
        const placed = places.filter((square) => terrain.charAt(square) !== '#');
        const at = Array.from({ length: 20 }, (_, mecha) => placed[mecha] ?? NOWHERE);
        const free = zone.filter((square) => terrain.charAt(square) !== '#' && !placed.includes(square));
        const slow = free.filter((square) =>
          canComplete(
            free.filter((other) => other !== square),
            [...placed, square],
            left,
          ),
        );
        expect(deploySquares({ terrain, at, type: at }, 0, left)).toEqual(slow);
      },
    ),
    { numRuns: 25 },
  );
});
