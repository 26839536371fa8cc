import { expect, test } from 'vitest';
import { nearestFirst } from '../src/index.ts';

test('nearness forgives letters left out, added or swapped, and upper case', () => {
  const known = ['random', 'greedy', 'mechanation'];
  expect(nearestFirst('Gredy', known)[0]).toBe('greedy');
  expect(nearestFirst('randmo', known)[0]).toBe('random');
  expect(nearestFirst('mech', known)[0]).toBe('mechanation');
});

test('an id with one letter too many or too few is found again', () => {
  const ids = ['LN-ATK-1', 'LN-ATK-4', 'LN-R-44', 'LN-ZONE-2'];
  expect(nearestFirst('ln-atk-44', ids).slice(0, 2)).toEqual(['LN-ATK-4', 'LN-ATK-1']);
  expect(nearestFirst('LN-R44', ids)[0]).toBe('LN-R-44');
});
