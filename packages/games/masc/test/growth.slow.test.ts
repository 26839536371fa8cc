import { hashOf } from '@mechatable/kernel';
import { survivesGrowth } from '@mechatable/testkit/vitest';
import { expect, test } from 'vitest';
import { FIRST_FORCES, FIRST_TILES, FIRST_TYPES } from '../src/content/first-release.ts';
import { FORCES } from '../src/content/forces.ts';
import { TILES } from '../src/content/tiles.ts';
import { TYPE_IDS } from '../src/content/types.ts';
import { masc } from '../src/game.ts';

/** MASC-COMP-2 names the six types, so there cannot be another one without other rules. */
survivesGrowth(masc, {
  module: new URL('../src/game.ts', import.meta.url),
  name: 'RELEASES',
  additions: [
    {
      file: '/masc/src/content/published-tiles.ts',
      before: "  tile('T02'",
      text: "  tile('T99', 'Parade Ground', '......', '......', '...*..', '......', '......', '......'),\n",
    },
    {
      file: '/masc/src/content/published-forces.ts',
      before: "  force(\n    'wolf-pack'",
      text: `  force(
    'late-show',
    'Late Show',
    'Comes late.',
    'rat rat rat rat rat rat ant ant wolf wolf wolf wolf spider spider spider spider',
  ),
`,
    },
  ],
  optionsOf: (index) =>
    [{ light: 2, mid: 1, turnCap: 6 }, { setup: 'quick', turnCap: 5 }, { turnCap: 5 }][index % 3],
});

test('the tiles, types and starter forces of the first release keep their order', () => {
  const released = (ids: readonly string[], first: readonly string[]): string[] =>
    ids.filter((id) => first.includes(id));
  const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  expect(released(idsOf(TILES), FIRST_TILES)).toEqual(FIRST_TILES);
  expect(released(TYPE_IDS, FIRST_TYPES)).toEqual(FIRST_TYPES);
  expect(released(idsOf(FORCES), FIRST_FORCES)).toEqual(FIRST_FORCES);
});

test('the tiles and starter forces of the first release are unchanged', () => {
  const tiles = FIRST_TILES.map((id) => TILES.find((tile) => tile.id === id)?.rows);
  const forces = FIRST_FORCES.map((id) =>
    FORCES.find((force) => force.id === id)?.types.map((type) => TYPE_IDS[type]),
  );
  expect(hashOf([tiles, forces])).toBe('f7e73abfb3d533d06e3283da1beaf3fe6d323c337c04518bca473752bb1049dc');
});
