import { perft } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { mecha1e, run } from '../src/game.ts';
import { position, type Position } from './given.ts';

/** Counts the action sequences from a position: a different number means that `legal` has changed. */
function ways(pieces: Position, ...depths: number[]): number[] {
  const state = position(pieces);
  run(state, []);
  return depths.map((depth) => perft(mecha1e, state, depth));
}

test('one Mecha in the middle has four steps or ends the phase', () => {
  expect(ways({ d3: 'S Mega Bot' }, 1, 2)).toEqual([5, 5]);
});

test('an attack with a possible response', () => {
  const pieces = {
    d4: 'S Corvette',
    d5: 'N Turtle',
    a5: 'N Radio Tower',
    b5: 'N Radio Tower',
    N: { hand: 'Virus' },
  };
  expect(ways(pieces, 1, 2, 3)).toEqual([5, 10, 19]);
});

test('a hand with each kind of card, an ability and a longer path', () => {
  const pieces = {
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    d2: 'S Bot-a-pult',
    d3: 'S Cap Gun',
    e4: 'N Wasp Drone',
    S: { hand: 'Radio Tower, Tunnel Warfare, Attack Vector, Road Works' },
  };
  expect(ways(pieces, 1, 2)).toEqual([52, 1297]);
});
