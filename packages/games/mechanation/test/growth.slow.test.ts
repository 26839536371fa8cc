import { survivesGrowth } from '@mechatable/testkit/vitest';
import { expect, test } from 'vitest';
import { FIRST_MECHS, FIRST_TERRITORIES } from '../src/content/first-release.ts';
import { MECH_ID } from '../src/content/lookup.ts';
import { FACE_ID } from '../src/content/territories.ts';
import { mechanation } from '../src/game.ts';

survivesGrowth(mechanation, {
  module: new URL('../src/game.ts', import.meta.url),
  name: 'RELEASES',
  additions: [
    {
      file: '/mechanation/src/content/published-mechs.ts',
      before: "  mech(\n    3,\n    'keyhole'",
      text: "  mech(25, 'latecomer', 'Latecomer', [1, 2], 'Comes late.'),\n",
    },
    {
      file: '/mechanation/src/content/published-territories.ts',
      before: '  ...COLORS.flatMap',
      text: "  { ...WILD_TERRITORY, id: 'X', name: 'Late land', color: 'Crimson', number: 1 },\n",
    },
    {
      file: '/mechanation/src/content/published-territories.ts',
      before: '];\n',
      text: "  { ...WILD_TERRITORY, id: 'Y', name: 'Last land', color: 'Amber', number: 1 },\n",
    },
  ],
});

test('all Mechs and Territories of the first release exist, in their order', () => {
  expect(MECH_ID.filter((id) => FIRST_MECHS.includes(id))).toEqual(FIRST_MECHS);
  expect(FACE_ID.filter((id) => FIRST_TERRITORIES.includes(id))).toEqual(FIRST_TERRITORIES);
});
