import { perft } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { masc, run } from '../src/game.ts';
import { position, type Position, type Setting } from './given.ts';

/** Counts the action sequences from a position: a different number means that `legal` has changed. */
function ways(pieces: Position, setting: Setting, ...depths: number[]): number[] {
  const state = position(pieces, setting);
  run(state, []);
  return depths.map((depth) => perft(masc, state, depth));
}

test('two Turtles on open ground', () => {
  expect(ways({ r1: 'Turtle H10', r2: 'Turtle H11', b1: 'Turtle R24' }, {}, 1, 2, 3)).toEqual([2, 97, 4592]);
});

test('walls, water, enemies and a pinned friend', () => {
  const pieces = { r1: 'Turtle H10', r2: 'Ant H12', r3: 'Rat I12', b1: 'Turtle J13', b2: 'Turtle J15' };
  expect(ways(pieces, { map: 'two rivers' }, 1, 2, 3)).toEqual([2, 105, 5243]);
});

test('a straggler and a squad', () => {
  const pieces = { r1: 'Ant C3', r2: 'Rat C12', r3: 'Rat C13', b1: 'Turtle R24' };
  expect(ways(pieces, { map: 'two rivers' }, 1, 2)).toEqual([2, 165]);
});

test('attacks and dice', () => {
  const pieces = {
    r1: 'Rat G10',
    r2: 'Wolf G9',
    r3: 'Spider M10',
    b1: 'Rat G13',
    b2: 'Rat H13',
    b3: 'Rat M14',
    b4: 'Ant N14',
  };
  expect(ways(pieces, { at: 'combat' }, 1, 2, 3)).toEqual([4, 12, 31]);
});
