import { findGame } from '@mechatable/catalog';
import { describe, expect, test } from 'vitest';
import { contentDifference, figuresOf } from '../src/compare/content.ts';
import { compareChanges, compareGames } from '../src/compare/plan.ts';
import { compareResult, isClear, mainCause } from '../src/compare/result.ts';
import { readSide } from '../src/compare/units.ts';
import type { DealFacts } from '../src/play/play-deals.ts';

const lanes = findGame('lanes');
const TERMS = { seed: 's', bots: ['random'], loadouts: ['thunder-row', 'iron-spear'] };
const side = (...sets: string[]) => readSide(lanes, '--a', sets);

describe('the variants of a comparison', () => {
  test('are both sides, and each of several differences alone and left out', () => {
    const b = side('options.turnCap=50', 'LB-05.front=2');
    const { arms, units } = compareChanges(lanes, [side(), b], ['A', 'B'], TERMS);
    expect(units.map(({ label }) => label)).toEqual([
      'options.turnCap: published → 50',
      'LB-05.front: published → 2',
    ]);
    expect(arms.map(({ role, arm }) => [role, arm.options, arm.changes])).toEqual([
      ['a', {}, {}],
      ['b', { turnCap: 50 }, { 'LB-05': { front: 2 } }],
      ['alone', { turnCap: 50 }, {}],
      ['without', {}, { 'LB-05': { front: 2 } }],
      ['alone', {}, { 'LB-05': { front: 2 } }],
      ['without', { turnCap: 50 }, {}],
    ]);
  });

  test('with one difference are just the two sides; with none, nothing is compared', () => {
    const one = compareChanges(
      lanes,
      [side('options.turnCap=90'), side('options.turnCap=50')],
      ['A', 'B'],
      TERMS,
    );
    expect(one.arms).toHaveLength(2);
    expect(one.units[0]?.label).toBe('options.turnCap: 90 → 50');
    expect(() => compareChanges(lanes, [side(), side()], ['A', 'B'], TERMS)).toThrow(
      'Both sides are the same',
    );
    expect(() => readSide(lanes, '--b', ['LB-5.front=2'])).toThrow('--b: Breachline has no piece "LB-5"');
  });

  test('of two editions try each different option separately', () => {
    const [first, second] = [findGame('mecha-1e'), findGame('mecha-2e')];
    const { arms, units } = compareGames(first, second, { ...TERMS, loadouts: null });
    expect(units.map(({ label }) => label)).toEqual(['options.directAttackReach: entryZone → edge']);
    expect(arms.map(({ role, arm }) => [role, arm.game, arm.options])).toEqual([
      ['a', 'mecha-1e', {}],
      ['b', 'mecha-2e', {}],
      ['alone', 'mecha-1e', { directAttackReach: 'edge' }],
      ['without', 'mecha-2e', { directAttackReach: 'entryZone' }],
    ]);
    const { onlyA, onlyB, changed, same } = contentDifference(figuresOf(first), figuresOf(second));
    expect(onlyA.length + changed.length + same).toBe(first.content.pieces.length);
    expect(onlyB.length).toBeGreaterThan(50);
  });
});

test('the difference that makes matches longer is named as the cause', () => {
  const b = side('options.turnCap=50', 'LB-05.front=2');
  const plan = compareChanges(lanes, [side(), b], ['A', 'B'], TERMS);
  const lengthOf = (arm: number, deal: number): number => {
    const hasCap = plan.arms[arm]?.arm.options.turnCap === 50;
    return 6 + (deal % 3) + (hasCap ? 2 + (deal % 2) : 0);
  };
  const deals = Array.from({ length: 40 }, (_, deal): DealFacts =>
    plan.arms.map((_arm, place) => [
      { loadouts: [0, 1], scores: [1, 0], opener: 0, turns: lengthOf(place, deal), leads: 1, decided: 3 },
    ]),
  );
  const { figures } = compareResult(plan, deals);
  const turns = figures.find(({ of }) => of === 'turns');
  expect(turns?.change?.mean).toBeCloseTo(2.5);
  expect(turns?.causes[1]?.alone?.mean).toBe(0);
  expect(turns === undefined ? null : mainCause(turns)).toBe(0);
  const opener = figures.find(({ of }) => of === 'opener');
  expect(isClear(opener?.change ?? null)).toBe(false);
});
