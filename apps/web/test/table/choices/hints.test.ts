import { expect, test } from 'vitest';
import { hintsOf } from '../../../src/table/choices/hints.ts';

const reach = { ways: [['a'], ['a', 'b'], ['c']], targets: ['x'], threats: ['y'] };

test('destinations and targets are marked differently', () => {
  expect([...hintsOf(reach, null)]).toEqual([
    ['a', 'way'],
    ['b', 'way'],
    ['c', 'way'],
    ['y', 'threat'],
    ['x', 'target'],
  ]);
});

test('the path to the hovered place is highlighted', () => {
  const hints = hintsOf(reach, 'b');
  expect([hints.get('a'), hints.get('b'), hints.get('c')]).toEqual(['path', 'path', 'way']);
});

test('a thing without reach has no hints', () => {
  expect(hintsOf(null, 'a').size).toBe(0);
});
