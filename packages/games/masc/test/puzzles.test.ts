import { expect, test } from 'vitest';
import { masc } from '../src/game.ts';
import { startAt, rngThrowing } from '../src/position.ts';
import { puzzles } from '../src/puzzles.ts';
import type { State } from '../src/state.ts';
import type { Position } from './given.ts';

const { rules } = masc;
const SIDES = [1, 2, 3, 4, 5, 6];

function mechaLeft(s: State): number {
  return s.at.filter((square) => square >= 0).length;
}

/** Whether a mecha is destroyed, whatever the defender assigns. */
function isDestroyed(s: State, before: number): boolean {
  const top = s.agenda.at(-1);
  if (top === undefined || !('ask' in top) || top.ask !== 'assign') return mechaLeft(s) < before;
  return rules.legal(s, top.seat).every((action) => {
    const next = rules.clone(s);
    rules.apply(next, top.seat, action);
    return isDestroyed(next, before);
  });
}

/** The share of all rolls of the dice, played by the rules, that destroy a mecha. */
function playedOdds(start: State, dice: number): number {
  const [seat = 0] = rules.toAct(start);
  const attack = rules.legal(start, seat).find(({ kind }) => kind === 'attack');
  if (attack === undefined) throw new Error('nobody can attack');
  const rolls = Array.from({ length: dice }).reduce<number[][]>(
    (all) => all.flatMap((roll) => SIDES.map((side) => [...roll, side])),
    [[]],
  );
  const destroying = rolls.filter((roll) => {
    const s = { ...rules.clone(start), rng: rngThrowing(roll, true) };
    rules.apply(s, seat, attack);
    return isDestroyed(s, mechaLeft(start));
  });
  const odds = puzzles.odds?.(start, seat, attack);
  expect(odds).toBeCloseTo(destroying.length / rolls.length, 10);
  return odds ?? 0;
}

const CASES: readonly [string, Position, number][] = [
  ['one target', { r1: 'Spider G10', b1: 'Rat G14' }, 4],
  ['two targets that share the dice', { r1: 'Spider G10', b1: 'Rat G14', b2: 'Rat H14' }, 4],
  ['targets of different armor', { r1: 'Spider G10', b1: 'Frog G14', b2: 'Rat H14' }, 4],
];

test.each(CASES)('[MASC-R-50] the odds of %s are those of all rolls', (_, pieces, dice) => {
  const odds = playedOdds(startAt(pieces, { at: 'combat' }), dice);
  expect(odds).toBeGreaterThan(0);
  expect(odds).toBeLessThan(1);
});

test('only attacks have odds', () => {
  const start = startAt({ r1: 'Spider G10', b1: 'Rat G14' }, { at: 'combat' });
  expect(puzzles.odds?.(start, rules.toAct(start)[0] ?? 0, { kind: 'pass' })).toBeNull();
});
