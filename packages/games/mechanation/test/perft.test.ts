import { perft } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { mechanation, run } from '../src/game.ts';
import { position, type Position, type Setting } from './given.ts';

/** Counts the action sequences from a position: a different number means that `legal` has changed. */
function ways(pieces: Position, setting: Setting, ...depths: number[]): number[] {
  const state = position(pieces, setting);
  run(state, []);
  return depths.map((depth) => perft(mechanation, state, depth));
}

test('two pilots with two Mechs each and one Territory', () => {
  const pieces = {
    P0: { hand: 'Keyhole, Redline', hangar: 'Sunspear MALF' },
    P1: { hand: 'Limpet, Seesaw', hangar: 'Glass Emperor MALF' },
    arena: 'G3',
  };
  expect(ways(pieces, { pilots: 2 }, 1, 2, 3)).toEqual([3, 9, 12]);
});

test('a raid with every facing, and its defense', () => {
  const pieces = {
    P0: { hand: 'Keyhole, Nightlatch, War Drum' },
    P1: { hand: 'Limpet, Seesaw, Leviathan', row: 'C1 C2*' },
  };
  expect(ways(pieces, { pilots: 2, at: 'attack' }, 1, 2)).toEqual([6, 27]);
});

test('a full table in its Arena turns', () => {
  const pieces = {
    P0: { hand: 'Keyhole, Harbour Tug, War Drum', row: 'A1 A2*' },
    P1: { hand: 'Magpie, Seesaw, Leviathan', row: 'C1 C2*' },
    P2: { hand: 'Limpet, Redline', hangar: 'Sunspear DIS' },
    arena: 'G3 Z5* V1',
    pile: 'V2',
  };
  expect(ways(pieces, {}, 1, 2, 3)).toEqual([14, 143, 968]);
});
