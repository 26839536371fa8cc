import { describe, expect, test } from 'vitest';
import { shiftOf, type Box } from '../src/boxes.ts';

const box = (x: number, y: number, width = 40, height = 60): Box => ({ x, y, width, height });

describe('shiftOf', () => {
  test('leads back to the previous place of a thing', () => {
    expect(shiftOf({ old: box(10, 20), now: box(110, 220) })).toEqual({
      x: -100,
      y: -200,
      scaleX: 1,
      scaleY: 1,
    });
  });

  test('is measured from center to center, and includes scaling', () => {
    expect(shiftOf({ old: box(0, 0, 80, 30), now: box(0, 0, 40, 60) })).toEqual({
      x: 20,
      y: -15,
      scaleX: 2,
      scaleY: 0.5,
    });
  });

  test.each([
    ['stays', box(0, 0), box(0, 0)],
    ['moves less than anybody sees', box(0, 0), box(0.4, -0.4)],
    ['was not shown', box(0, 0, 0, 0), box(50, 50)],
    ['is not shown', box(0, 0), box(50, 50, 0, 0)],
  ])('is nothing for what %s', (_, old, now) => {
    expect(shiftOf({ old, now })).toBe(null);
  });

  test('is nothing for a thing carried along by its parent', () => {
    const within = { old: box(0, 0, 200, 100), now: box(300, 50, 100, 50) };
    expect(shiftOf({ old: box(20, 10, 40, 40), now: box(310, 55, 20, 20) }, within)).toBe(null);
  });

  test('is the remainder for a thing that moves within something carried along', () => {
    const within = { old: box(0, 0, 200, 100), now: box(300, 0, 200, 100) };
    const shift = shiftOf({ old: box(20, 10, 40, 40), now: box(330, 10, 40, 40) }, within);
    expect(shift).toEqual({ x: -10, y: 0, scaleX: 1, scaleY: 1 });
  });

  test('ignores surroundings that were not shown', () => {
    const within = { old: box(0, 0, 0, 0), now: box(300, 0, 200, 100) };
    expect(shiftOf({ old: box(0, 0), now: box(5, 0) }, within)?.x).toBe(-5);
  });
});
