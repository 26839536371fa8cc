import { below, pick, rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { BLUE, FORMATION, NOWHERE, RED, SLOTS, SLOT_OF, SQUARES, TOUCHING, distance } from '../src/board.ts';
import { ARMOR, BODY, RANGE } from '../src/content/types.ts';
import { WORTH, bestTargets } from '../src/expected-fire.ts';
import { colorOf, standing, unitsOn, type Field } from '../src/field.ts';
import { masc } from '../src/game.ts';
import { noWallBetween } from '../src/ground.ts';
import type { State } from '../src/state.ts';

// Positions and fire are worked out from those of the position before. Here they are compared with the rules, written down
// without any memory, while matches on different boards and with different numbers of mecha take turns.

interface Placed {
  readonly mecha: number;
  readonly square: number;
  readonly colour: number;
}

function placedOn(field: Field): Placed[] {
  return field.at.flatMap((square, mecha) =>
    square === NOWHERE ? [] : [{ mecha, square, colour: colorOf(field, mecha) }],
  );
}

/** How often each number from 0 up to a limit is in the list. */
function countsOf(numbers: readonly number[], limit: number): Uint8Array {
  const counts = new Uint8Array(limit);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

/** Much quicker than `toEqual`. */
function expectEqual(found: ArrayLike<number>, expected: ArrayLike<number>): void {
  expect(Array.from(found).join()).toBe(Array.from(expected).join());
}

function compareStanding(field: Field): void {
  const here = placedOn(field);
  const isNear = (one: Placed, other: Placed): boolean =>
    one.mecha !== other.mecha &&
    one.colour === other.colour &&
    distance(one.square, other.square) <= FORMATION;
  const unitOf = (one: Placed): number => {
    const unit = new Set([one]);
    for (const member of unit) for (const other of here) if (isNear(member, other)) unit.add(other);
    return Math.min(...[...unit].map(({ mecha }) => mecha));
  };
  const on = new Int8Array(SQUARES).fill(NOWHERE);
  for (const { mecha, square } of here) on[square] = mecha;
  const now = standing(field);
  const units = unitsOn(field);
  expectEqual(now.on, on);
  for (const colour of [RED, BLUE]) {
    const enemies = here.filter((one) => one.colour !== colour);
    const touched = enemies.flatMap(({ square }) => TOUCHING[square] ?? []);
    expectEqual(now.contact[colour] ?? [], countsOf(touched, SQUARES));
  }
  const regions = here.map(({ colour, square }) => colour * SLOTS + (SLOT_OF[square] ?? 0));
  expectEqual(now.presence, countsOf(regions, 2 * SLOTS));
  for (const one of here) {
    if (now.friends[one.mecha] !== here.filter((other) => isNear(one, other)).length)
      expect.fail(`mecha ${one.mecha} has another number of friends`);
    if (units[one.mecha] !== unitOf(one)) expect.fail(`mecha ${one.mecha} is in another unit`);
  }
}

function compareFire(s: State): void {
  const { ground } = standing(s);
  const type = (mecha: number): number => s.type[mecha] ?? NOWHERE;
  const perDie = (of: number): number => (((7 - (ARMOR[of] ?? 0)) / 6) * (WORTH[of] ?? 0)) / (BODY[of] ?? 1);
  const here = placedOn(s);
  const best = bestTargets(s, ground);
  const bestOf = (one: Placed): number => {
    const targets = here.filter(
      (other) =>
        other.colour !== one.colour &&
        distance(one.square, other.square) <= (RANGE[type(one.mecha)] ?? 0) &&
        noWallBetween(ground, one.square, other.square),
    );
    return Math.max(0, ...targets.map(({ mecha }) => perDie(type(mecha))));
  };
  for (const one of here)
    if (best[one.mecha] !== bestOf(one)) expect.fail(`mecha ${one.mecha} has another best target`);
}

function compare(s: State): void {
  compareStanding(s);
  compareFire(s);
}

function started(options: unknown, seed: string): State {
  return masc.rules.setup(masc.rules.options.parse(options), 2, rngFrom(seed));
}

const rng = rngFrom('caches');

function step(s: State): void {
  const [seat] = masc.rules.toAct(s);
  if (seat !== undefined) masc.rules.apply(s, seat, pick(rng, masc.rules.legal(s, seat)));
}

test('positions and fire are up to date in matches that take turns', () => {
  const matches = [
    started({ setup: 'quick' }, 'one'),
    started({ setup: 'quick' }, 'two'),
    started({ light: 3, mid: 2 }, 'three'),
  ];
  for (let round = 0; round < 50; round++) {
    for (const s of matches) {
      step(s);
      compare(s);
      const other = masc.rules.clone(s);
      step(other);
      compare(other);
    }
  }
  expect(matches.every(({ turn }) => turn > 0)).toBe(true);
});

test('positions and fire are up to date after mecha come, go and change places', () => {
  const s = started({ setup: 'quick' }, 'anywhere');
  while (s.turn === 0) step(s);
  for (let round = 0; round < 150; round++) {
    for (let changes = below(rng, 3); changes >= 0; changes--) {
      const mecha = below(rng, s.at.length);
      const place = below(rng, 180); // a part of the board, so that many are in range
      const there = s.at.indexOf(place);
      if (there >= 0) s.at[there] = s.at[mecha] ?? NOWHERE;
      s.at[mecha] = below(rng, 8) === 0 && there < 0 ? NOWHERE : place;
    }
    compare(s);
  }
});

test('positions are up to date while mecha of a draft share squares', () => {
  const s = started({ setup: 'quick' }, 'drafted');
  while (s.turn === 0) step(s);
  for (let round = 0; round < 150; round++) {
    s.at[below(rng, s.at.length)] = below(rng, 60);
    compareStanding(s);
  }
  expect(new Set(s.at).size).toBeLessThan(s.at.length);
});
