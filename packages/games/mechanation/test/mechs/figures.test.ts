import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_MECHS } from '../../src/content/first-release.ts';
import { STACKS } from '../../src/content/lookup.ts';
import { MECHS } from '../../src/content/mechs.ts';

const FIRST = MECHS.filter(({ id }) => FIRST_MECHS.includes(id));

test('[MN-SET-1] every Mech is in a stack', () => {
  const dealt = new Set(STACKS.flat());
  expect(
    MECHS.filter((_, mech) => !dealt.has(mech)).map(({ name }) => name),
    'these are never dealt: a Mech needs a new rules version, see "Release a rules version" in CONTRIBUTING.md',
  ).toEqual([]);
});

test('the first release has 24 Mechs, eight per tier, with the numbers of the rule book', () => {
  const powers = [1, 2, 3].map((tier) =>
    FIRST.filter((mech) => mech.tier === tier).map(({ power }) => power),
  );
  expect(powers).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, 9, 10, 11],
    [7, 8, 9, 10, 11, 12, 13, 14],
  ]);
  expect(FIRST.map(({ clause }) => clause)).toEqual(
    FIRST.map((_, i) => `MN-M-${String(i + 1).padStart(2, '0')}`),
  );
});

test('every Mech has its own entry in the rule book', () => {
  const book = readFileSync(new URL('../../../../../rules/mechanation.md', import.meta.url), 'utf8');
  const missing = MECHS.filter(
    ({ clause, name, tier, power }) =>
      !book.includes(`**${clause}** ${name}, Tier ${tier}, Power ${power}. `),
  );
  expect(
    missing.map(({ clause, name, tier, power }) => `**${clause}** ${name}, Tier ${tier}, Power ${power}.`),
    'add these to rules/mechanation.md',
  ).toEqual([]);
  expect(new Set(MECHS.map(({ clause }) => clause)).size).toBe(MECHS.length);
});

test('[MN-R-47] each timing has the optional and mandatory abilities of the rule book', () => {
  const table = (optional: boolean): string[] =>
    FIRST.flatMap(({ name, abilities }) =>
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
