import { expect, test } from 'vitest';
import { nearestFirst } from '../src/index.ts';

test('ignores case, and tolerates missing, added or swapped letters', () => {
  const known = ['random', 'greedy', 'mechanation'];
  expect(nearestFirst('Gredy', known)[0]).toBe('greedy');
  expect(nearestFirst('randmo', known)[0]).toBe('random');
  expect(nearestFirst('mech', known)[0]).toBe('mechanation');
});

test('finds an id with one letter added or missing', () => {
  const ids = ['LN-ATK-1', 'LN-ATK-4', 'LN-R-44', 'LN-ZONE-2'];
  expect(nearestFirst('ln-atk-44', ids).slice(0, 2)).toEqual(['LN-ATK-4', 'LN-ATK-1']);
  expect(nearestFirst('LN-R44', ids)[0]).toBe('LN-R-44');
});
