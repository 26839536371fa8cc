import { expect, test } from 'vitest';
import {
  BASE,
  NONE,
  attachedId,
  linkIndex,
  pieceOf,
  targetSeat,
  unitId,
  type Target,
  type UnitId,
} from '../src/references.ts';
import type { Link } from '../src/links.ts';

const ANYTHING = ((): Target => unitId(3))();
type Attack = Extract<Link, { kind: 'attack' }>;

test('in a state a reference is a plain number', () => {
  expect([BASE, NONE, unitId(4), attachedId(5), linkIndex(1), targetSeat(1), pieceOf(unitId(4))]).toEqual([
    0, -1, 4, 5, 1, 1, 4,
  ]);
});

test('the compiler keeps units, attached cards, seats and places in the chain apart', () => {
  // @ts-expect-error: a bare number doesn't say what it refers to
  const bare: UnitId = 3;
  // @ts-expect-error: an attached card is not a unit
  const attached: Attack['target'] = attachedId(3);
  // @ts-expect-error: a seat is not a unit; the opposing player is NONE
  const seat: Attack['target'] = targetSeat(1);
  // @ts-expect-error: a place in the chain is not a unit
  const link: Attack['unit'] = linkIndex(0);
  // @ts-expect-error: a target may be anything, so the caller must name the kind it expects
  const target: UnitId = ANYTHING;
  expect([bare, attached, seat, link, target]).toEqual([3, 3, 1, 0, 3]);
});
