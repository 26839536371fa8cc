import { expect, test } from 'vitest';
import { GAP, placeTip, type Box } from '../../src/game-ui/tips/place.ts';

const SCREEN = { width: 390, height: 844 };
const TIP = { width: 300, height: 120 };
const at = (left: number, top: number, size = 20): Box => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

test.each([
  ['above', at(180, 400), 40, 400 - GAP - 120],
  ['below at the top of the screen', at(180, 30), 40, 50 + GAP],
  ['pushed in from the left edge', at(0, 400), GAP, 400 - GAP - 120],
  ['pushed in from the right edge', at(370, 400), 390 - 300 - GAP, 400 - GAP - 120],
])('a tip goes %s', (_, avoid, left, top) => {
  expect(placeTip(avoid, TIP, SCREEN)).toMatchObject({ left, top });
});

test('on a flat screen, a tip goes beside a tall card', () => {
  const card: Box = { left: 100, top: 10, right: 220, bottom: 380 };
  const flat = { width: 844, height: 390 };
  expect(placeTip(card, TIP, flat)).toMatchObject({ left: 220 + GAP, top: 135 });
  const right: Box = { ...card, left: 600, right: 720 };
  expect(placeTip(right, TIP, flat)).toMatchObject({ left: 600 - GAP - 300 });
});

test('a tip always stays on the screen and never covers what it explains', () => {
  for (let x = 0; x <= 370; x += 37) {
    for (let y = 0; y <= 824; y += 41) {
      const avoid = at(x, y);
      const { left, top, maxHeight } = placeTip(avoid, TIP, SCREEN);
      const height = Math.min(TIP.height, maxHeight);
      expect([left >= GAP, left + TIP.width <= SCREEN.width - GAP]).toEqual([true, true]);
      expect([top >= GAP, top + height <= SCREEN.height - GAP]).toEqual([true, true]);
      expect(top + height <= avoid.top || top >= avoid.bottom).toBe(true);
    }
  }
});

test('a tip that doesn’t fit anywhere scrolls on the larger side', () => {
  const wide: Box = { left: 0, top: 300, right: 390, bottom: 340 };
  expect(placeTip(wide, { width: 374, height: 700 }, SCREEN)).toEqual({
    left: GAP,
    top: 340 + GAP,
    maxHeight: 844 - 340 - 2 * GAP,
  });
});
