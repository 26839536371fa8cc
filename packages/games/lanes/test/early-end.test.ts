import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { lanes } from '../src/game.ts';

test('[LN-R-110] every end opens everything, a concession before the first turn too', () => {
  const state = lanes.setup(lanes.options.parse({}), 2, rngFrom('early'));
  lanes.concede(state, 0);
  expect(lanes.outcome(state)?.winners).toEqual([1]);
  expect(lanes.revealsAtEnd?.(state) ?? true).toBe(true);
});
