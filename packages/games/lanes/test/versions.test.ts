import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { RELEASES, lanes } from '../src/index.ts';
import { scenario } from './given.ts';

test('every released version is listed, oldest first, and the current one is the newest', () => {
  expect(RELEASES.map(({ id, rulesVersion }) => [id, rulesVersion])).toEqual([
    ['lanes', 1],
    ['lanes', 2],
  ]);
  expect(RELEASES.at(-1)).toBe(lanes);
});

test.each(RELEASES)(
  'a match of version $rulesVersion carries it in state, view and imagined worlds',
  (game) => {
    const state = game.rules.setup(game.rules.options.parse({}), 2, rngFrom('seed'));
    const view = game.rules.view(state, 0);
    const imagined = game.rules.imagine(view, rngFrom('bot'));
    for (const { rules } of [state, game.rules.clone(state), view, imagined]) {
      expect(rules.version).toBe(game.rulesVersion);
    }
  },
);

scenario('[LN-R-34] version 1 trashed the equips of a unit in reverse order of attachment', ({ given }) => {
  const pieces = { A1f: 'NT-01 +MD-02 +B:MD-06 +MD-01', A: { hand: 'OP-08' } };
  const t = given(pieces, { version: 1 }).A('playTech OP-08').A('target A1f');
  expect([t.trash('A'), t.trash('B')]).toEqual([['MD-01', 'MD-02', 'OP-08'], ['MD-06']]);
});
