import { expect, test } from 'vitest';
import { checkMatch } from '../src/index.ts';
import { passing } from './toys/passing.ts';

test('a game where one can pass, with all questions asked in public, keeps the law', () => {
  const violations = Array.from({ length: 20 }, (_, seed) =>
    checkMatch(passing(), { seed: String(seed), laws: ['asked', 'complete', 'secret'] }),
  );
  expect(violations.filter((violation) => violation !== null)).toEqual([]);
});
