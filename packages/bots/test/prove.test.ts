import { expect, test } from 'vitest';
import { certainActions, proveOnly, type Goal, type Problem, type Solution } from '../src/puzzles/index.ts';
import { vaultGame, type Try } from './vault-game.ts';

const ENOUGH = { left: 1000 };

/** The red wire opens the vault, but the seat doesn't know that. */
function problemOf(tries: Try[], goal: Goal, odds: Partial<Record<Try, number>> = {}): Problem {
  return { game: vaultGame(odds), state: { tries, hidden: 0, open: false, turn: 1 }, seat: 0, goal };
}

function prove(...problem: Parameters<typeof problemOf>): Solution | null {
  return proveOnly(problemOf(...problem), { ...ENOUGH }, { ...ENOUGH });
}

const WIN: Goal = { kind: 'win' };
const ODDS: Goal = { kind: 'odds' };

test('the only action that reaches the goal is the solution', () => {
  expect(prove(['wrong key', 'key'], WIN)).toEqual({ action: 'key', decisions: 1 });
  expect(prove(['wrong key', 'oil'], WIN)).toEqual({ action: 'oil', decisions: 2 });
});

test('if two actions reach the goal, there is no solution', () => {
  expect(prove(['key', 'wrong key', 'spare key'], WIN)).toBeNull();
});

test('an action that needs more decisions is no second solution', () => {
  expect(prove(['oil', 'key'], WIN)).toEqual({ action: 'key', decisions: 1 });
});

test('an action without an alternative is no solution', () => {
  expect(prove(['key'], WIN)).toBeNull();
});

test('a guess is no second solution, even if it would work', () => {
  expect(prove(['cut red', 'key', 'cut blue'], WIN)).toEqual({ action: 'key', decisions: 1 });
  expect(prove(['cut red', 'cut blue'], WIN)).toBeNull();
});

test('an action that depends on the unknown, but fails in no world, is a second solution', () => {
  const tries: Try[] = ['key', 'wrong key', 'test and cut'];
  expect(certainActions(problemOf(tries, WIN), { ...ENOUGH })).toEqual(['key']);
  expect(prove(tries, WIN)).toBeNull();
});

test('odds need a clear margin over those of every other attack', () => {
  const tries: Try[] = ['cut red', 'oil', 'cut blue'];
  const clear = { 'cut red': 0.5, 'cut blue': 0.56 };
  expect(prove(tries, ODDS, clear)).toEqual({ action: 'cut blue', decisions: 1 });
  expect(prove(tries, ODDS, { 'cut red': 0.5, 'cut blue': 0.54 })).toBeNull();
  expect(prove(tries, ODDS, { 'cut red': 0.5 })).toBeNull();
});
