import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { MASC_RELEASES, masc } from '../src/index.ts';

test('every released version is there, the current one last', () => {
  expect(MASC_RELEASES.map(({ rulesVersion }) => rulesVersion)).toEqual([1]);
  expect(MASC_RELEASES.at(-1)).toBe(masc);
});

test.each(MASC_RELEASES)(
  'version $rulesVersion: a match knows its version, and so does whoever looks at it',
  (game) => {
    for (const setup of ['full', 'quick']) {
      const state = game.rules.setup(game.rules.options.parse({ setup }), 2, rngFrom('version'));
      expect(state.rules.version).toBe(game.rulesVersion);
      for (const viewer of [0, 1, 'table'] as const) {
        const view = game.rules.view(state, viewer);
        expect(view.rules.version).toBe(game.rulesVersion);
        expect(game.rules.imagine(view, rngFrom('imagined')).rules.version).toBe(game.rulesVersion);
      }
    }
  },
);
