import { expect, test } from 'vitest';
import { anchorAliases } from '../../../src/games/lanes/anchor-aliases.ts';
import { rngFrom } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';

test('clicking anything in an attacked lane means the lane', () => {
  const view = lanes.rules.view(lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('stand-ins')), 0);
  expect(anchorAliases(view, 'lane:B2')).toEqual(['zone:B2f', 'zone:B2L', 'zone:B2b']);
  expect(anchorAliases(view, 'zone:B2f')).toEqual([]);
});
