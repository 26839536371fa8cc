import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOf, unmovedItems } from '../src/plan.ts';
import type { Thing } from '../src/scene.ts';

const thing = (key: string, children: readonly Thing[] = [], anchor?: string): Thing => ({
  key,
  classes: '',
  children,
  ...(anchor === undefined ? {} : { anchor }),
});

describe('planOf', () => {
  test('lists parents before children', () => {
    const plan = planOf(thing('table', [thing('zone', [thing('card')]), thing('hand')]));
    expect([...plan.keys()]).toEqual(['table', 'zone', 'card', 'hand']);
    expect([...plan.values()].map(({ parent }) => parent)).toEqual([null, 'table', 'zone', 'table']);
  });

  test('knows which things contain anchors, however deep', () => {
    const plan = planOf(
      thing('table', [thing('zone', [thing('row', [thing('card', [], 'unit:1')])], 'zone:1')]),
    );
    const holds = [...plan].filter(([, placed]) => placed.holds).map(([key]) => key);
    expect(holds).toEqual(['table', 'zone', 'row']);
  });

  test('throws on a duplicate key, and names it', () => {
    expect(() => planOf(thing('table', [thing('a', [thing('card')]), thing('card')]))).toThrow('‘card’');
  });
});

describe('stayers', () => {
  test.each([
    ['nothing has moved', [0, 1, 2, 3], [0, 1, 2, 3]],
    ['the first went to the end', [1, 2, 3, 0], [0, 1, 2]],
    ['the last came to the front', [3, 0, 1, 2], [1, 2, 3]],
    ['something new is in between', [0, -1, 1], [0, 2]],
    ['all is new', [-1, -1], []],
    ['others have left', [1, 4, 7], [0, 1, 2]],
  ])('%s', (_, present, stay) => {
    expect([...unmovedItems(present)].sort()).toEqual(stay);
  });

  test('as many things as possible stay, in order', () => {
    const rows = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 0 });
    fc.assert(
      fc.property(rows, (present) => {
        const stay = [...unmovedItems(present)].sort((a, b) => a - b).map((index) => present[index] ?? NaN);
        expect(stay).toEqual([...stay].sort((a, b) => a - b));
        expect(stay.length).toBe(longestRise(present));
      }),
    );
  });
});

/** By trying all of them. */
function longestRise(row: readonly number[], above = -1): number {
  return Math.max(
    0,
    ...row.map((place, index) => (place > above ? 1 + longestRise(row.slice(index + 1), place) : 0)),
  );
}
