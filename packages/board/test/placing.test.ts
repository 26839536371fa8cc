import { expect, test } from 'vitest';
import { arc } from '../src/aim.ts';
import { stepsBetween } from '../src/counts.ts';
import { clearPlace } from '../src/placing.ts';

const AREA = { x: 100, y: 0, width: 1000, height: 600 };
const SIZE = { width: 200, height: 300 };
const box = (x: number, y: number) => ({ x, y, width: 100, height: 100 });

test('an enlarged thing is in the center, unless it would cover its subject', () => {
  expect(clearPlace(SIZE, AREA, [])).toEqual({ x: 600, y: 300 });
  expect(clearPlace(SIZE, AREA, [box(550, 250)])).toEqual({ x: 280, y: 300 });
  expect(clearPlace(SIZE, AREA, [box(550, 250), box(200, 250)])).toEqual({ x: 920, y: 300 });
});

test('an enlarged thing stays within the area, and covers as little as possible', () => {
  expect(clearPlace({ width: 600, height: 300 }, AREA, [box(1000, 250)])).toEqual({ x: 600, y: 300 });
  expect(clearPlace({ width: 600, height: 300 }, AREA, [box(420, 250), box(700, 250)])).toEqual({
    x: 400,
    y: 300,
  });
  expect(clearPlace({ width: 2000, height: 300 }, AREA, []).x).toBe(600);
});

test('an arc goes from its source to its target', () => {
  expect(arc({ x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M0 0Q50 -18 100 0M.*L100 0L/);
});

test.each([
  ['3', '5', ['4', '5']],
  ['2', '1', ['1']],
  ['+1', '−1', ['0', '−1']],
  ['−1', '+2', ['0', '+1', '+2']],
  ['0', '60', ['10', '20', '30', '40', '50', '60']],
  ['3', 'Ready', []],
  ['', '3', []],
  ['4', '4', []],
])('from %s to %s', (old, now, steps) => {
  expect(stepsBetween(old, now)).toEqual(steps);
});
