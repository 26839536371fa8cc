import { rngFrom, hashOf } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { perft } from '../src/index.ts';
import { highCard } from './toys/high-card/game.ts';
import { morra } from './toys/morra.ts';

test('perft counts sequences of actions and leaves the state alone', () => {
  const state = highCard.rules.setup({ first: 0 }, 2, rngFrom('perft'));
  const before = hashOf(state);
  // Three cards to play or to fold, for either seat; after each trick there are three again.
  expect([0, 1, 2, 3].map((depth) => perft(highCard, state, depth))).toEqual([1, 6, 36, 216]);
  expect(hashOf(state)).toBe(before);
});

test('perft counts every order of answers to a question put to several seats', () => {
  const state = morra.rules.setup({}, 2, rngFrom('perft'));
  // Either seat answers first, in three ways; then only the other is left.
  expect([1, 2].map((depth) => perft(morra, state, depth))).toEqual([6, 18]);
});

test('no sequence continues after the end of a match', () => {
  const state = highCard.rules.setup({ first: 0 }, 2, rngFrom('perft'));
  highCard.rules.concede(state, 0);
  expect([0, 1, 2].map((depth) => perft(highCard, state, depth))).toEqual([1, 0, 0]);
});
