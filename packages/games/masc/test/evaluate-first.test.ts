import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate-first.ts';
import { masc, run } from '../src/game.ts';
import { actionOf, position, type Position, type Setting } from './given.ts';

const worth = (pieces: Position, setting?: Setting, seat = 0): number =>
  evaluate(position(pieces, setting), seat);
const FOE = { b1: 'Rat A23', b2: 'Rat A24' };
const PAIR = { r1: 'Rat A2', r2: 'Rat A1' };

/** After these actions of Red. */
function after(pieces: Position, ...actions: string[]): number {
  const s = position(pieces);
  run(s, []);
  for (const action of actions) masc.rules.apply(s, 0, actionOf(action));
  return evaluate(s, 0);
}

describe('the value of a position to the bots of the first release', () => {
  test('what one seat gains, the other loses', () => {
    const pieces = { r1: 'Wolf G10', r2: 'Rat G9', b1: 'Spider G14 (2)', b2: 'Ant H14', b3: 'Ant N20' };
    expect(worth(pieces, {}, 0)).not.toBe(0);
    expect(worth(pieces, {}, 1)).toBeCloseTo(-worth(pieces, {}, 0), 9);
  });

  test('both colors are valued alike', () => {
    expect(worth({ ...PAIR, ...FOE })).toBeCloseTo(0, 9);
    expect(worth({ r1: 'Wolf G7', r2: 'Rat G6', ...FOE })).toBeCloseTo(
      worth({ r1: 'Rat R1', r2: 'Rat R2', b1: 'Wolf L18', b2: 'Rat L19' }, {}, 1),
      9,
    );
  });

  test('points count most, then regions: the opponent’s, then neutral ones, then your own', () => {
    const even = worth({ ...PAIR, ...FOE });
    expect(worth({ ...PAIR, ...FOE }, { points: [1, 0] })).toBeGreaterThan(even);
    const held = (square: string): number => worth({ r1: 'Rat A6', r2: `Rat ${square}`, ...FOE });
    expect(held('A7')).toBeGreaterThan(held('A5') + 50);
    const deep = (square: string): number => worth({ r1: 'Rat G18', r2: `Rat ${square}`, ...FOE });
    expect(deep('G19')).toBeGreaterThan(deep('G17') + 50);
  });

  test('more mecha are better, and undamaged ones are worth more', () => {
    const one = worth({ ...PAIR, ...FOE });
    expect(worth({ ...PAIR, r3: 'Rat B1', ...FOE })).toBeGreaterThan(one);
    expect(worth({ ...PAIR, r1: 'Rat A2 (1)', ...FOE })).toBeLessThan(one);
  });

  test('open ground ahead is worth more than water ahead', () => {
    const setting = { water: 'A10-J10 A11-J11 A12-J12' };
    const at = (square: string): number => worth({ r1: `Rat ${square}`, r2: 'Rat J9', ...FOE }, setting);
    expect(at('L9')).toBeGreaterThan(at('H9'));
  });

  test('a mecha in formation is worth more than one out of it', () => {
    expect(worth({ r1: 'Rat A2', r2: 'Rat C2', ...FOE })).toBeGreaterThan(
      worth({ r1: 'Rat A2', r2: 'Rat D2', ...FOE }),
    );
  });

  test('firing without being fired at is good, and soft targets are better', () => {
    const at = (type: string, square: string): number =>
      worth({ r1: `Spider ${square}`, r2: 'Spider H8', b1: `${type} H14`, b2: 'Turtle H16' });
    expect(at('Rat', 'G8') - at('Rat', 'G7')).toBeGreaterThan(at('Turtle', 'G8') - at('Turtle', 'G7'));
  });

  test('a mecha may go ahead if another can follow, but nobody is left behind', () => {
    const pieces = { r1: 'Wolf E5', r2: 'Rat E4', ...FOE };
    const still = after(pieces, 'activate r1');
    expect(after(pieces, 'activate r1', 'moveMecha r1 E8')).toBeGreaterThan(still);
    const slow = { r1: 'Wolf E5', r2: 'Turtle E4', ...FOE };
    expect(after(slow, 'activate r1', 'moveMecha r1 E11')).toBeLessThan(after(slow, 'activate r1') - 200);
  });

  test('doing something is a little better than passing', () => {
    const pieces = { r1: 'Wolf E5', r2: 'Rat E4', ...FOE };
    expect(after(pieces, 'activate r1')).toBeGreaterThan(after(pieces));
    expect(after(pieces, 'activate r1', 'finish')).toBeGreaterThan(after(pieces, 'activate r1'));
  });

  test('rolled dice count for the damage they will do', () => {
    const pieces = { ...PAIR, b1: 'Rat K9', b2: 'Rat K10', b3: 'Wolf K11' };
    const volley = (...dice: number[]): number => {
      const s = position(pieces, { at: 'combat', volley: { dice, on: 'b1 b2 b3' } });
      run(s, []);
      return evaluate(s, 0);
    };
    expect(volley(4, 4)).toBeGreaterThan(volley(4));
    expect(volley(4)).toBeGreaterThan(volley());
    const last = position(
      { ...PAIR, b1: 'Rat K9 (1)', b2: 'Rat K10 (1)' },
      { at: 'combat', volley: { dice: [4, 4], on: 'b1 b2' } },
    );
    run(last, []);
    expect([evaluate(last, 0), evaluate(last, 1)]).toEqual([3000, -3000]);
  });
});
