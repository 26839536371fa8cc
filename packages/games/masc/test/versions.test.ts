import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { RELEASES, masc } from '../src/index.ts';

test('every released version is listed, the current one last', () => {
  expect(RELEASES.map(({ rulesVersion }) => rulesVersion)).toEqual([1]);
  expect(RELEASES.at(-1)).toBe(masc);
});

test.each(RELEASES)('version $rulesVersion: a match and its views know the version', (game) => {
  for (const setup of ['full', 'quick']) {
    const state = game.rules.setup(game.rules.options.parse({ setup }), 2, rngFrom('version'));
    expect(state.rules.version).toBe(game.rulesVersion);
    for (const viewer of [0, 1, 'table'] as const) {
      const view = game.rules.view(state, viewer);
      expect(view.rules.version).toBe(game.rulesVersion);
      expect(game.rules.imagine(view, rngFrom('imagined')).rules.version).toBe(game.rulesVersion);
    }
  }
});
