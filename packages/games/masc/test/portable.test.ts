import { BadInputError, rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { tileNumber } from '../src/content/tiles.ts';
import { masc } from '../src/game.ts';
import { formerly, portable, restore } from '../src/portable.ts';
import type { State } from '../src/state.ts';
import { slotCode } from '../src/terrain.ts';

const T05 = slotCode({ tile: tileNumber('T05'), rotation: 3 });

function stateWith(parts: Partial<State>): State {
  return { ...masc.rules.setup(masc.rules.options.parse({}), 2, rngFrom('portable')), ...parts };
}

const STATE = stateWith({ slots: [T05, -1], forces: [[0, 2, 0, 0, 0, 1], []], type: [5, 1, -1] });
const STORED = portable(STATE) as Partial<Record<keyof State, unknown>>;

test('tiles, types and forces are stored by id, and can be restored', () => {
  expect(STORED.slots).toEqual([{ tile: 'T05', rotation: 3 }, -1]);
  expect(STORED.forces).toEqual([{ rat: 2, spider: 1 }, null]);
  expect(STORED.type).toEqual(['spider', 'rat', -1]);
  expect(restore(JSON.parse(JSON.stringify(STORED)))).toEqual(STATE);
  expect({ ...(formerly(STATE) as State), rules: null }).toEqual({ ...STATE, rules: null });
});

test.each([
  [{ slots: [{ tile: 'T77', rotation: 0 }] }, 'The state.slots[0]: Unknown tile "T77".'],
  [{ slots: [{ tile: 'T05', rotation: 4 }] }, 'The state.slots[0]: A tile has one of 4 rotations, not 4.'],
  [{ slots: ['T05'] }, 'The state.slots[0]: A tile has one of 4 rotations, not undefined.'],
  [{ forces: [{ bee: 1 }, null] }, 'The state.forces[0]: Unknown type of mecha "bee".'],
  [{ forces: [{ rat: -1 }, null] }, 'The state.forces[0]: There cannot be -1 of the type "rat".'],
  [{ forces: [[2], null] }, 'The state.forces[0]: A force should say how many there are of each type.'],
  [{ type: ['bee'] }, 'The state.type[0]: Unknown type of mecha "bee".'],
])('%j is refused', (parts, message) => {
  expect(() => restore({ ...STORED, ...parts })).toThrow(new BadInputError(message));
});
