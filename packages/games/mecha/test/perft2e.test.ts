import { perft } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { mecha2e, run } from '../src/game.ts';
import { position, type Position } from './given.ts';

/** Counts the action sequences from a position: a different number means that `legal` has changed. */
function ways(pieces: Position, ...depths: number[]): number[] {
  const state = position(pieces, {}, '2e');
  run(state, []);
  return depths.map((depth) => perft(mecha2e, state, depth));
}

test('one Mecha beside an enemy: move and attack, attack, or neither', () => {
  expect(ways({ d3: 'S Wind-Up Dog', d4: 'N Stonewall' }, 1, 2, 3)).toEqual([5, 5, 8]);
});

test('a card that can be canceled, and so can its cancel', () => {
  const pieces = {
    a1: 'S Radio Tower',
    c5: 'N Anti-Mecha Battery',
    S: { hand: 'Wind-Up Cat, Interdiction' },
    N: { hand: 'Interdiction' },
  };
  expect(ways(pieces, 1, 2, 3)).toEqual([7, 19, 37]);
});

test('Pilots, a search and a Stage', () => {
  const pieces = {
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Stage 1',
    S: { hand: "Admiral Grace, Grace's Rally Cry, Stage 2", deck: 'Donna, The Swift, Virus, Admiral Grace' },
  };
  expect(ways(pieces, 1, 2, 3)).toEqual([6, 24, 78]);
});

test('responses to a destroyed Mecha', () => {
  const pieces = {
    d3: 'S Cruise Missle',
    d4: 'N Wind-Up Cat',
    e5: 'N Wind-Up Cat',
    S: { hand: 'Reparations' },
    N: { hand: 'Reparations, Balloon Army' },
  };
  expect(ways(pieces, 1, 2, 3, 4)).toEqual([5, 6, 6, 7]);
});
