import { describe, expect, test } from 'vitest';
import { evaluate } from '../src/evaluate.ts';
import { position, type Letter, type Position } from './given.ts';

/** How A stands on A's turn, and B on B's. */
const worthToA = (pieces: Position): number => evaluate(position(pieces), 0);
const worthToB = (pieces: Position): number => evaluate(position(pieces, { active: 'B', turn: 6 }), 1);

const cards = (n: number): string => new Array<string>(n).fill('NT-02').join(' ');

describe('how a position is judged', () => {
  test('what is good for one seat is as bad for the other', () => {
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

  test('both seats judge by the same measure', () => {
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

  test('a unit is worth having, a stronger one more', () => {
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

  test('a land is worth having, in every lane the same', () => {
    const lands = ['A1L', 'A2L', 'A3L'].map((zone) => worthToA({ [zone]: 'LD-05' }));
    expect(lands[0]).toBeGreaterThan(worthToA({}));
    expect(new Set(lands).size).toBe(1);
    expect(['B1L', 'B2L', 'B3L'].map((zone) => worthToB({ [zone]: 'LD-05' }))).toEqual(lands);
  });

  test('a unit is worth the same wherever it stands alone', () => {
    const units = ['A1f', 'A2f', 'A3f', 'A1b', 'A2b', 'A3b'].map((zone) => worthToA({ [zone]: 'NT-03' }));
    expect(new Set(units).size).toBe(1);
    const foes = ['B1f', 'B2f', 'B3f', 'B1b', 'B2b', 'B3b'].map((zone) => worthToB({ [zone]: 'NT-03' }));
    expect(foes).toEqual(units);
  });

  test('closing a lane is better than standing behind a unit that closes another', () => {
    const besieged = { B1f: 'VG-01', B2f: 'VG-01', A1f: 'BA-01' };
    expect(worthToA({ ...besieged, A2b: 'BA-01' })).toBeGreaterThan(worthToA({ ...besieged, A1b: 'BA-01' }));
  });
});

/** What the attacks of A's units add to the judgement: the units as they are, less the same ones resting long. */
function promise(units: Record<string, string>, others: Position = {}, active: Letter = 'A'): number {
  const judge = (pieces: Position): number => evaluate(position(pieces, { active, turn: 6 }), 0);
  const tired = Object.fromEntries(
    Object.entries(units).map(([zone, card]) => [zone, `${card.slice(0, 5)} r4`]),
  );
  return judge({ ...units, ...others }) - judge({ ...tired, ...others });
}

describe('what the next attacks promise', () => {
  const hit = promise({ A1f: 'NT-01' });

  test('a hit counts, more so if it can come this turn', () => {
    expect(hit).toBeGreaterThan(promise({ A1f: 'NT-01' }, {}, 'B'));
    expect(promise({ A1f: 'NT-01' }, {}, 'B')).toBeGreaterThan(0);
    expect(promise({ A1f: 'NT-01', A2f: 'NT-01' })).toBeCloseTo(2 * hit);
  });

  test('a unit resting for 1 is ready in a turn still to come, one resting for 2 is not', () => {
    expect(promise({ A1f: 'NT-01 r1' })).toBe(0);
    expect(promise({ A1f: 'NT-01 r1' }, {}, 'B')).toBe(promise({ A1f: 'NT-01' }, {}, 'B'));
    expect(promise({ A1f: 'NT-01 r2' }, {}, 'B')).toBe(0);
  });

  test('a unit without power, or one that cannot attack, promises nothing', () => {
    expect(promise({ A1f: 'LB-07' })).toBe(0);
    expect(promise({ A1f: 'LB-01' })).toBe(hit);
    expect(promise({ A1f: 'BA-01' })).toBe(0);
  });

  test('a kill counts, the more the stronger the victim; an equal one is none', () => {
    const kill = promise({ A1f: 'VG-01' }, { B1f: 'NT-02' });
    expect(kill).toBeGreaterThan(0);
    expect(promise({ A1f: 'VG-01' }, { B1f: 'NT-01' })).toBeGreaterThan(kill);
    expect(promise({ A1f: 'VG-01' }, { B1f: 'VG-01' })).toBe(0);
    expect(promise({ A1f: 'VG-01' }, { B2f: 'NT-01' })).toBe(hit);
  });

  test('the frontline stands before the backline', () => {
    const kill = promise({ A1f: 'VG-01' }, { B1f: 'NT-02' });
    expect(promise({ A1f: 'VG-01' }, { B1f: 'NT-02', B1b: 'VG-01' })).toBeCloseTo(kill);
    expect(promise({ A1f: 'VG-01' }, { B1f: 'VG-07', B1b: 'VG-01' })).toBe(0);
  });

  test('of two attackers in a lane the stronger goes first', () => {
    const kill = promise({ A1f: 'VG-01' }, { B1f: 'NT-01' });
    expect(promise({ A1f: 'NT-01', A1b: 'LB-01' }, { B1f: 'NT-01' })).toBeCloseTo(kill + hit);
    expect(promise({ A1f: 'VG-07', A1b: 'LB-01' }, { B1f: 'NT-01', B1b: 'NT-02' })).toBeCloseTo(2 * kill);
  });

  test('the hit that wins is worth more than any other', () => {
    const two = { A1f: 'NT-01', A2f: 'NT-01' };
    expect(promise(two, { B: { protection: 'NT-01 NT-01' } })).toBeCloseTo(2 * hit);
    expect(promise(two, { B: { protection: 'NT-01' } })).toBeGreaterThan(4 * hit);
    expect(promise(two, { A: { protection: 'NT-01' } })).toBeCloseTo(2 * hit);
  });

  test('ending a turn in an even position costs nothing: the other one draws next', () => {
    const even = position({});
    const next = position({ B: { hand: 'NT-02' } }, { active: 'B', turn: 6 });
    expect(evaluate(next, 0)).toBe(evaluate(even, 0));
  });
});
