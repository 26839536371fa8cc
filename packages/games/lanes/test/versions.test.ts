import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { LANES_RELEASES, lanes } from '../src/index.ts';

test('every released version is there, oldest first, and the current one is the newest', () => {
  expect(LANES_RELEASES.map(({ id, rulesVersion }) => [id, rulesVersion])).toEqual([['lanes', 1]]);
  expect(LANES_RELEASES.at(-1)).toBe(lanes);
});

test.each(LANES_RELEASES)(
  'a match of version $rulesVersion carries it in state, view and imagined worlds',
  (game) => {
    const state = game.setup(game.options.parse({}), 2, rngFrom('seed'));
    const view = game.view(state, 0);
    const imagined = game.imagine(view, rngFrom('bot'));
    for (const { rules } of [state, game.clone(state), view, imagined]) {
      expect(rules.version).toBe(game.rulesVersion);
    }
  },
);
