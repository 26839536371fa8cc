import { rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate, factors } from '../src/evaluate.ts';
import { lanes } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { position, scenario, type Position } from './given.ts';

/** A's amount of a factor. */
function count(id: string, pieces: Position, active: 'A' | 'B' = 'A'): number | undefined {
  const place = factors.list.findIndex((one) => one.id === id);
  return factors.count(position(pieces, { active }))[place];
}

describe('what the evaluation counts', () => {
  test('one seat’s gain is the other’s loss', () => {
    const pieces = { A1f: 'VG-01 r2', A2L: 'LD-01', B2b: 'LB-01 +MD-02', A: { hand: 'NT-01' } };
    const state = position(pieces);
    expect(evaluate(state, 0)).not.toBe(0);
    expect(evaluate(state, 1)).toBe(-evaluate(state, 0));
  });

  test('units that can attack on their player’s next turn count as ready', () => {
    expect(count('ready', { A1f: 'NT-01' })).toBe(1);
    expect(count('ready', { A1f: 'NT-01 r2' })).toBe(1); // has attacked, and rests until the end of B's turn
    expect(count('ready', { A1f: 'NT-01 r3' })).toBe(0);
    expect(count('ready', { A1f: 'NT-01 r1' }, 'B')).toBe(1);
    expect(count('ready', { A1f: 'NT-01 r2' }, 'B')).toBe(0);
    expect(count('ready', { A1f: 'BA-01' })).toBe(0); // can't attack
  });

  test('a ready unit threatens an open lane, or the unit facing it', () => {
    const met = (foe: Position): (number | undefined)[] =>
      ['breach', 'duelWon', 'duelLost'].map((id) => count(id, { A1f: 'NT-01', ...foe }));
    expect(met({})).toEqual([1, 0, 0]);
    expect(met({ B2f: 'VG-01' })).toEqual([1, 0, 0]);
    expect(met({ B1f: 'VG-01' })).toEqual([0, 0, 1]);
    expect(met({ B1f: 'NT-02' })).toEqual([0, 1, 0]);
    expect(met({ B1f: 'NT-02', B1b: 'VG-01' })).toEqual([0, 1, 0]);
    expect(met({ B1f: 'NT-01' })).toEqual([0, 0, 0]);
  });

  test('ending a turn in an even position costs nothing, because the other player draws next', () => {
    const even = position({});
    const next = position({ B: { hand: 'NT-02' } }, { active: 'B', turn: 6 });
    expect(evaluate(next, 0)).toBeCloseTo(evaluate(even, 0), 9);
  });

  scenario('power until end of turn counts only before an attack', ({ given }) => {
    const boosted = (unit: string): State => {
      const t = given({ A1f: unit, A: { hand: 'OP-05' } });
      t.A('playTech OP-05');
      return t.table.state;
    };
    const [ready, resting] = [boosted('NT-01'), boosted('NT-01 r2')];
    const before = position({ A1f: 'NT-01 r2', A: { hand: 'OP-05' } });
    const of = (state: State, id: string): number | undefined =>
      factors.count(state)[factors.list.findIndex((one) => one.id === id)];
    expect([of(ready, 'power'), of(resting, 'power')]).toEqual([of(before, 'power'), of(before, 'power')]);
    expect([of(ready, 'boost'), of(resting, 'boost')]).toEqual([3, 0]);
    expect(evaluate(resting, 0)).toBeLessThan(evaluate(before, 0));
  });

  test('[LN-SET-2] the toss is evaluated by who takes the second turn', () => {
    const toss = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('toss'));
    const chooser = toss.active;
    const place = factors.list.findIndex(({ id }) => id === 'second');
    const after = (take: 'first' | 'second'): number | undefined => {
      const state = lanes.rules.clone(toss);
      lanes.rules.apply(state, chooser, { kind: 'tossChoice', take });
      return factors.count(state)[chooser * factors.list.length + place];
    };
    expect([after('first'), after('second')]).toEqual([0, 1]);
  });
});
