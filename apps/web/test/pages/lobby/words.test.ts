import { expect, test } from 'vitest';
import { words } from '../../../src/pages/lobby/words.ts';

test('a match names who plays against whom', () => {
  const { players } = words.matches;
  expect(players(['You', 'Rookie bot'])).toBe('You against Rookie bot');
  expect(players(['You', 'Mira', 'Ada'])).toBe('You against Mira and Ada');
  expect(players(['You', 'Mira', 'Ada', 'Ben'])).toBe('You against Mira, Ada and Ben');
});
