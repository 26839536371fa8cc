import { expect, test } from 'vitest';
import { MECHS } from '../../src/content/mechs.ts';

test('there are 24 Mechs, eight per tier, with the numbers of the rule book', () => {
  const powers = [1, 2, 3].map((tier) =>
    MECHS.filter((mech) => mech.tier === tier).map(({ power }) => power),
  );
  expect(powers).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9, 10, 11],
    [7, 8, 9, 10, 11, 12, 13, 14],
  ]);
  expect(MECHS.map(({ clause }) => clause)).toEqual(
    MECHS.map((_, i) => `MN-M-${String(i + 1).padStart(2, '0')}`),
  );
});

test('[MN-R-47] each timing has the optional and mandatory abilities of the rule book', () => {
  const table = (optional: boolean): string[] =>
    MECHS.flatMap(({ name, abilities }) =>
      abilities.filter((ability) => ability.optional === optional).map(({ timing }) => `${timing} ${name}`),
    ).sort();
  expect(table(true)).toEqual([
    'arena Harbour Tug',
    'arena Keyhole',
    'arena War Drum',
    'claim Horsetrader',
    'claim Veil Mother',
    'during Tandem',
    'initiation Rivet Nurse',
    'initiation Searchlight',
    'loss Limpet',
    'pilot Nightlatch',
    'pilot War Drum',
    'scrap Magpie',
  ]);
  expect(table(false)).toEqual([
    'after Needlefly',
    'after Redline',
    'after Sunspear',
    'after Wrecking Saint',
    'arena Leviathan',
    'claim Leviathan',
    'during Glass Emperor',
    'during Grudge Engine',
    'during Iron Tortoise',
    'during Needlefly',
    'during Nightlatch',
    'during Null Bishop',
    'during Seesaw',
    'during War Drum',
    'loss Firecracker',
    'loss Iron Tortoise',
    'loss Paper Tiger',
    'pilot Leviathan',
    'scrap Tithe Colossus',
  ]);
});
