import { expect, test } from 'vitest';
import { knownFrom } from '../../src/browser/languages.ts';

test('of the languages that a browser asks for, those we have, in its order', () => {
  expect(knownFrom(['de', 'pt-PT', 'en-US', 'en'])).toEqual(['pt-BR', 'en', 'en']);
  expect(knownFrom(['ja'])).toEqual([]);
});
