import { expect, test } from 'vitest';
import { withSet } from '../../../src/pages/lab/sets.ts';

test('a change replaces an earlier change of the same field, and nothing else', () => {
  const sets = ['LB-05.front=3', 'LB-05.frontier=1', 'LB-05.back=1'];
  expect(withSet(sets, 'LB-05.front=2')).toEqual(['LB-05.frontier=1', 'LB-05.back=1', 'LB-05.front=2']);
  expect(withSet(sets, 'VG-01.front=2')).toEqual([...sets, 'VG-01.front=2']);
});
