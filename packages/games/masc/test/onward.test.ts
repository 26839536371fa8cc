import { expect, test } from 'vitest';
import { BLUE, RED, ROW_OF, SQUARES, TOUCHING, halfTurn, squareNumber } from '../src/board.ts';
import { groundOf } from '../src/ground.ts';
import { onward } from '../src/onward.ts';
import { TWO_RIVERS_SLOTS, terrainOf } from '../src/terrain.ts';

const CLEAR = '.'.repeat(SQUARES);
const MAP = terrainOf(TWO_RIVERS_SLOTS);

/** Slowly: prices sink until none sinks anymore. */
function slow(terrain: string): number[] {
  const { cost } = groundOf(terrain);
  const paid = Array.from({ length: SQUARES }, (_, square) =>
    (ROW_OF[square] ?? 0) >= 17 && (cost[square] ?? -1) >= 0 ? 0 : Infinity,
  );
  for (let sinking = true; sinking;) {
    sinking = false;
    for (let square = 0; square < SQUARES; square++) {
      if ((cost[square] ?? -1) < 0) continue;
      for (const next of TOUCHING[square] ?? []) {
        const price = (paid[next] ?? Infinity) + (cost[next] ?? 0);
        if ((cost[next] ?? -1) < 0 || price >= (paid[square] ?? 0)) continue;
        paid[square] = price;
        sinking = true;
      }
    }
  }
  return paid.map((price) => (price === Infinity ? -1 : price));
}

test('on open ground the path to the far end of the center costs one point per row', () => {
  const red = onward(groundOf(CLEAR), RED);
  expect(['A1', 'R2', 'G17', 'G18', 'G24'].map((name) => red[squareNumber(name)])).toEqual([17, 16, 1, 0, 0]);
  expect(onward(groundOf(CLEAR), BLUE)[squareNumber('A24')]).toBe(17);
});

test('water on the path counts its cost, or the way around it', () => {
  const wall = Array.from(CLEAR, (sign, square) => (ROW_OF[square] === 16 ? '~' : sign)).join('');
  expect(onward(groundOf(wall), RED)[squareNumber('G15')]).toBe(5);
  const gap = wall.slice(0, squareNumber('G17')) + '.' + wall.slice(squareNumber('H17'));
  expect(onward(groundOf(gap), RED)[squareNumber('G15')]).toBe(3);
});

test('on Two Rivers it matches a slow search, for Blue on the rotated map', () => {
  expect([...onward(groundOf(MAP), RED)]).toEqual(slow(MAP));
  const turned = Array.from(MAP).reverse().join('');
  const blue = onward(groundOf(turned), BLUE);
  expect(slow(MAP).map((_, square) => blue[halfTurn(square)])).toEqual(slow(MAP));
});
