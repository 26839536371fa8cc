import { SLOT_OF, TILES, masc, rotated, type State } from '@mechatable/masc';
import { expect, test } from 'vitest';
import { newMatch, opened, play, stepAt, taken } from './drafting.ts';

/** Red has to place the first tile. */
function building(): State {
  return play(
    newMatch(),
    { kind: 'pickPrivilege', privilege: 'colour' },
    { kind: 'pickColour', colour: 'blue' },
  );
}

const signsIn = (terrain: string, slot: number): string =>
  Array.from(terrain)
    .filter((_, square) => SLOT_OF[square] === slot)
    .join('');

test('[MASC-TILE-1] [MASC-TILE-2] a tile can be laid in any slot open to the player', () => {
  const first = opened(building());
  expect(first.actions).toBe(null);
  expect(stepAt(first, 'tile:T04', 'slot:1')?.label).toBe('Lay Canal (T04) at Red 2');
  expect(stepAt(first, 'tile:T04', 'slot:9')).toBe(undefined);
  const laid = taken(first, 'tile:T04 slot:1');
  expect(laid.view.slots[1]).toEqual({ tile: 'T04', rotation: 0 });
  expect(signsIn(laid.view.terrain, 1)).toBe(TILES[3]?.rows.join(''));
  expect(laid.actions).toEqual([{ kind: 'placeTile', tile: 'T04', slot: 1, rotation: 0 }]);
});

test('[MASC-TILE-3] it rotates in place, by clicking it again or by a key, all the way around', () => {
  let draft = taken(opened(building()), 'tile:T04 slot:1');
  expect(stepAt(draft, 'slot:1')?.key).toBe('r');
  draft = taken(draft, 'slot:1');
  expect(draft.lines[0]?.words).toBe('Canal (T04) at Red 2, rotated 90°.');
  expect(signsIn(draft.view.terrain, 1)).toBe(rotated(TILES[3]?.rows ?? [], 1).join(''));
  expect(draft.actions).toEqual([{ kind: 'placeTile', tile: 'T04', slot: 1, rotation: 1 }]);
  draft = taken(draft, 'slot:1', 'slot:1');
  expect(draft.lines[0]?.words).toBe('Canal (T04) at Red 2, rotated 270°.');
  draft = taken(draft, 'slot:1');
  expect(draft.lines[0]?.words).toBe('Canal (T04) at Red 2, not rotated.');
});

test('[MASC-TILE-3] it can be laid in a chosen rotation', () => {
  const draft = taken(opened(building()), 'tile:T04 slot:1', 'rotation:3');
  expect(draft.actions).toEqual([{ kind: 'placeTile', tile: 'T04', slot: 1, rotation: 3 }]);
  expect(stepAt(draft, 'rotation:3')).toBe(undefined);
  expect(stepAt(draft, 'rotation:0')?.label).toBe('Rotate to 0°');
});

test('it can move to another slot and keep its rotation, or another tile can replace it', () => {
  const draft = taken(opened(building()), 'tile:T04 slot:1', 'slot:1', 'slot:5');
  expect(draft.view.slots[1]).toBe(null);
  expect(signsIn(draft.view.terrain, 1).trim()).toBe('');
  expect(draft.actions).toEqual([{ kind: 'placeTile', tile: 'T04', slot: 5, rotation: 1 }]);
  const other = taken(draft, 'tile:T11');
  expect(other.actions).toEqual([{ kind: 'placeTile', tile: 'T11', slot: 5, rotation: 0 }]);
});

test('the match ends up as the draft showed', () => {
  const state = building();
  const draft = taken(opened(state), 'tile:T12 slot:3', 'slot:3');
  play(state, ...((draft.actions ?? []) as Parameters<typeof play>[1][]));
  const { slots, terrain } = masc.rules.view(state, 0);
  expect([slots, terrain]).toEqual([draft.view.slots, draft.view.terrain]);
});
