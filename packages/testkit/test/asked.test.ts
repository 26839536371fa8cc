import { expect, test } from 'vitest';
import { checkMatch } from '../src/index.ts';
import { passing } from './toys/passing.ts';

test('a game with passes and public questions obeys the law', () => {
  const violations = Array.from({ length: 20 }, (_, seed) =>
    checkMatch(passing(), { seed: String(seed), laws: ['asked', 'complete', 'secret'] }),
  );
  expect(violations.filter((violation) => violation !== null)).toEqual([]);
});

test('after a pass, only the events about the pass count', () => {
  const check = (passEvents: readonly string[]): unknown[] =>
    Array.from({ length: 20 }, (_, seed) =>
      checkMatch(passing({ eventFor: (event) => event, answering: { passEvents } }), {
        seed: String(seed),
        laws: ['asked'],
      }),
    ).filter((violation) => violation?.sentence.includes('sees of a pass') === true);
  expect(check([]).length).toBe(0);
  expect(check(['folded']).length).toBeGreaterThan(0);
});
