import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate-first.ts';
import { position, type Position } from './given.ts';

/** The value of the position for A on A's turn, and for B on B's. */
const worthToA = (pieces: Position): number => evaluate(position(pieces), 0);
const worthToB = (pieces: Position): number => evaluate(position(pieces, { active: 'B', turn: 6 }), 1);

const cards = (n: number): string => new Array<string>(n).fill('NT-02').join(' ');

describe('how the bots of the first release judge a position', () => {
  test('one seat’s gain is the other’s loss', () => {
    const pieces = {
      A1f: 'VG-01 r2',
      A2L: 'LD-01',
      B2b: 'LB-01 +MD-02',
      B3L: 'LD-09',
      A: { hand: 'NT-01', protection: 'NT-01' },
    };
    for (const state of [position(pieces), position(pieces, { active: 'B', turn: 6 })]) {
      expect(evaluate(state, 0)).not.toBe(0);
      expect(evaluate(state, 1)).toBe(-evaluate(state, 0));
    }
  });

  test('both seats are evaluated alike', () => {
    expect(worthToA({ A1f: 'VG-01', A3L: 'LD-01', A: { hand: 'NT-01' }, B2b: 'LB-01 r2' })).toBe(
      worthToB({ B1f: 'VG-01', B3L: 'LD-01', B: { hand: 'NT-01' }, A2b: 'LB-01 r2' }),
    );
  });

  test('each protection card is worth less than the one before, and none beyond the fifth counts', () => {
    const of = (n: number): number => worthToA({ A: { protection: cards(n) } });
    const gains = [1, 2, 3, 4, 5, 6].map((n) => of(n) - of(n - 1));
    expect(gains.slice(0, 5).every((gain) => gain > 0)).toBe(true);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(gains[5]).toBe(0);
  });

  test('each card in hand counts the same, up to the eighth', () => {
    const of = (n: number): number => worthToA({ A: { hand: cards(n) } });
    expect(of(1)).toBeGreaterThan(of(0));
    expect(of(8) - of(7)).toBe(of(1) - of(0));
    expect(of(9)).toBe(of(8));
  });

  test('a unit has value, and a stronger one has more', () => {
    expect(worthToA({ A1f: 'LB-07' })).toBeGreaterThan(worthToA({}));
    expect(worthToA({ A1f: 'VG-01' })).toBeGreaterThan(worthToA({ A1f: 'NT-01' }));
    expect(worthToA({ A1f: 'NT-01', A1L: 'LD-01' })).toBeGreaterThan(
      worthToA({ A1f: 'NT-01', A2L: 'LD-01' }),
    );
  });

  test('a unit that can attack is worth more than one that cannot', () => {
    expect(worthToA({ A1f: 'NT-01' })).toBeGreaterThan(worthToA({ A1f: 'NT-01 r1' }));
    expect(worthToA({ A1f: 'NT-01 r1' })).toBe(worthToA({ A1f: 'NT-01 r4' }));
    expect(worthToA({ A1f: 'BA-01' })).toBe(worthToA({ A1f: 'BA-01 r2' }));
    expect(worthToA({ A1f: 'BA-01' })).toBe(worthToA({ A1f: 'VG-01 r2' }));
  });

  test('a land has the same value in every lane', () => {
    const lands = ['A1L', 'A2L', 'A3L'].map((zone) => worthToA({ [zone]: 'LD-05' }));
    expect(lands[0]).toBeGreaterThan(worthToA({}));
    expect(new Set(lands).size).toBe(1);
    expect(['B1L', 'B2L', 'B3L'].map((zone) => worthToB({ [zone]: 'LD-05' }))).toEqual(lands);
  });

  test('a single unit has the same value in every zone', () => {
    const units = ['A1f', 'A2f', 'A3f', 'A1b', 'A2b', 'A3b'].map((zone) => worthToA({ [zone]: 'NT-03' }));
    expect(new Set(units).size).toBe(1);
    const foes = ['B1f', 'B2f', 'B3f', 'B1b', 'B2b', 'B3b'].map((zone) => worthToB({ [zone]: 'NT-03' }));
    expect(foes).toEqual(units);
  });

  test('closing a lane is better than standing behind a unit that closes another', () => {
    for (const zone of ['A2f', 'A2b', 'A3f', 'A3b']) {
      expect(worthToA({ A1f: 'BA-01', [zone]: 'BA-01' })).toBeGreaterThan(
        worthToA({ A1f: 'BA-01', A1b: 'BA-01' }),
      );
    }
  });

  test('a unit of power 2 is better kept than played into a closed lane, but one of power 3 is better played', () => {
    const closed = { A1f: 'BA-01', A2f: 'BA-01', A3f: 'BA-01' };
    const kept = worthToA({ ...closed, A: { hand: 'NT-02' } });
    expect(worthToA({ ...closed, A1b: 'VG-08' })).toBeLessThan(kept);
    expect(worthToA({ ...closed, A1b: 'NT-01' })).toBeGreaterThan(kept);
  });

  test('power beyond 10 counts no more', () => {
    const strong = (equips: string): number => worthToA({ A1f: `BA-07${equips}` });
    expect(strong(' +MD-10')).toBeGreaterThan(strong(' +MD-07'));
    expect(strong(' +MD-01')).toBe(strong(' +MD-10'));
  });

  test('ending a turn in an even position costs nothing, because the other player draws next', () => {
    const even = position({});
    const next = position({ B: { hand: 'NT-02' } }, { active: 'B', turn: 6 });
    expect(evaluate(next, 0)).toBe(evaluate(even, 0));
  });
});
