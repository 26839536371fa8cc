import { perft } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { lanes, run } from '../src/game.ts';
import { position, type Position } from './given.ts';

/** Counts the action sequences from a position: a different number means that `legal` has changed. */
function ways(pieces: Position, depth: number): number {
  const state = position(pieces);
  run(state, []);
  return perft(lanes, state, depth);
}

test('an empty table: end the turn, and the other side draws a card to play', () => {
  expect([1, 2, 3].map((depth) => ways({}, depth))).toEqual([1, 2, 8]);
});

test('one unit: it attacks or moves three ways, or the turn ends', () => {
  expect([1, 2, 3].map((depth) => ways({ A2f: 'NT-01' }, depth))).toEqual([5, 6, 20]);
});

test('a hand of each kind', () => {
  const hand = { A1f: 'VG-01', A: { hand: 'NT-01 LD-01 OP-12 MD-01' }, B1f: 'NT-02' };
  expect([1, 2, 3].map((depth) => ways(hand, depth))).toEqual([8, 42, 226]);
});

test('triggers, costs and choices on both sides', () => {
  const full = {
    A1f: 'VG-04',
    A2b: 'HV-02',
    A3L: 'LD-03',
    A: { hand: 'HV-08 OP-08', graveyard: 'HV-05 SV-03' },
    B1f: 'SV-01',
    B1L: 'LD-08',
    B2f: 'HV-04',
    B: { hand: 'HV-06' },
  };
  expect([1, 2, 3].map((depth) => ways(full, depth))).toEqual([12, 67, 309]);
});
