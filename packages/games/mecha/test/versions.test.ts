import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { MECHA1E_RELEASES, MECHA2E_RELEASES, mecha1e, mecha2e } from '../src/index.ts';

test.each([
  ['mecha-1e', mecha1e, MECHA1E_RELEASES, [3, 4]],
  ['mecha-2e', mecha2e, MECHA2E_RELEASES, [3, 4]],
] as const)('%s: every released version is there, the current one last', (id, game, releases, versions) => {
  expect(releases.map(({ rulesVersion }) => rulesVersion)).toEqual(versions);
  expect(releases.map((release) => release.id)).toEqual(versions.map(() => id));
  expect(releases.at(-1)).toBe(game);
});

test.each([...MECHA1E_RELEASES, ...MECHA2E_RELEASES])(
  '$id $rulesVersion: a match has its version, and so does its view',
  (game) => {
    const state = game.rules.setup(game.rules.options.parse({}), 2, rngFrom('version'));
    expect(state.rules.version).toBe(game.rulesVersion);
    for (const viewer of [0, 1, 'table'] as const) {
      const view = game.rules.view(state, viewer);
      expect(view.rules.version).toBe(game.rulesVersion);
      expect(game.rules.imagine(view, rngFrom('imagined')).rules.version).toBe(game.rulesVersion);
    }
  },
);
