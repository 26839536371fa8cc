import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { lanes } from '../src/game.ts';

test('[LN-R-110] every ending reveals everything, even a concession before the first turn', () => {
  const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('early'));
  lanes.rules.concede(state, 0);
  expect(lanes.rules.outcome(state)?.winners).toEqual([1]);
  expect(lanes.rules.revealsAtEnd(state)).toBe(true);
});
