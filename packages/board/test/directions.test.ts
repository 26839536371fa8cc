import { describe, expect, test } from 'vitest';
import type { Box } from '../src/boxes.ts';
import { nearestBox, nextBox, type Direction } from '../src/directions.ts';

const box = (x: number, y: number, width = 40, height = 60): Box => ({ x, y, width, height });

/** Three rows of four, 50 by 70 apart, read row by row. */
const GRID = Array.from({ length: 12 }, (_, i) => box((i % 4) * 50, Math.floor(i / 4) * 70));

function from(index: number, direction: Direction, boxes: readonly Box[] = GRID): number {
  const start = boxes[index];
  if (start === undefined) throw new Error(`There is no box ${index}.`);
  const others = boxes.filter((_, other) => other !== index);
  const next = nextBox(start, direction, others);
  return next < index || next === -1 ? next : next + 1;
}

describe('nextBox', () => {
  test('goes to the neighbor in a grid', () => {
    expect(from(5, 'left')).toBe(4);
    expect(from(5, 'right')).toBe(6);
    expect(from(5, 'up')).toBe(1);
    expect(from(5, 'down')).toBe(9);
  });

  test('ends at the edge', () => {
    expect(from(3, 'right')).toBe(-1);
    expect(from(0, 'left')).toBe(-1);
    expect(from(2, 'up')).toBe(-1);
    expect(from(9, 'down')).toBe(-1);
  });

  test('every box can be reached from every other', () => {
    const reached = new Set([0]);
    for (const index of reached) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = from(index, direction);
        if (next !== -1) reached.add(next);
      }
    }
    expect(reached.size).toBe(GRID.length);
  });

  test('does not mistake a taller neighbor for one further down', () => {
    const boxes = [box(0, 0, 40, 60), box(50, 0, 40, 80), box(0, 200)];
    expect(from(0, 'down', boxes)).toBe(2);
    expect(from(0, 'right', boxes)).toBe(1);
  });

  test('goes along a fan of cards that overlap, one by one', () => {
    const fan = [box(0, 4), box(15, 0), box(30, 4), box(45, 10), box(20, 120)];
    expect(from(0, 'right', fan)).toBe(1);
    expect(from(1, 'right', fan)).toBe(2);
    expect(from(2, 'left', fan)).toBe(1);
    expect(from(1, 'down', fan)).toBe(4);
  });

  test('reaches a wide thing from anywhere above it', () => {
    const boxes = [box(0, 0), box(500, 0), box(0, 100, 540, 30), box(450, 180)];
    expect(from(0, 'down', boxes)).toBe(2);
    expect(from(1, 'down', boxes)).toBe(2);
  });

  test('prefers a box straight ahead to a nearer one at the side', () => {
    const boxes = [box(100, 100), box(160, 180), box(230, 100)];
    expect(from(0, 'right', boxes)).toBe(2);
  });

  test('goes sideways when nothing is straight ahead', () => {
    expect(from(0, 'right', [box(0, 0), box(60, 90)])).toBe(1);
  });

  test('enters a group by its upper edge, and leaves it again', () => {
    const zone = box(0, 0, 200, 0);
    const [first, second] = [box(10, 10), box(60, 10)];
    expect(from(0, 'down', [zone, first, second])).not.toBe(-1);
    expect(from(1, 'up', [zone, first, second])).toBe(0);
    expect(from(1, 'right', [zone, first, second])).toBe(2);
  });
});

describe('nearestBox', () => {
  test('measures from edge to edge', () => {
    expect(nearestBox(box(0, 0), [box(200, 0), box(45, 0, 300), box(0, 90)])).toBe(1);
  });

  test('finds nothing if there are no boxes', () => {
    expect(nearestBox(box(0, 0), [])).toBe(-1);
  });
});
