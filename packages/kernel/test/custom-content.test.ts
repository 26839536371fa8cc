import { expect, test } from 'vitest';
import { problemsAt } from '../src/custom-content.ts';

test('problems of a part of a file keep their clause', () => {
  const problem = { path: ['deck', 2], sentence: 'Too many copies.', clause: 'LN-DECK-2' };
  expect(problemsAt(['decks', 0], [problem])).toEqual([{ ...problem, path: ['decks', 0, 'deck', 2] }]);
});
