import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { RELEASES, mechanation } from '../src/index.ts';

test('all released versions are listed, the current one last', () => {
  expect(RELEASES.map(({ rulesVersion }) => rulesVersion)).toEqual([1, 2]);
  expect(RELEASES.at(-1)).toBe(mechanation);
});

test.each(RELEASES)('version $rulesVersion: a match and its views have their version', (game) => {
  const state = game.rules.setup(game.rules.options.parse({}), 4, rngFrom('version'));
  expect(state.rules.version).toBe(game.rulesVersion);
  for (const viewer of [0, 3, 'table'] as const) {
    const view = game.rules.view(state, viewer);
    expect(view.rules.version).toBe(game.rulesVersion);
    expect(game.rules.imagine(view, rngFrom('imagined')).rules.version).toBe(game.rulesVersion);
  }
});
