import { BLUE, NOWHERE, RED, ROWS, ROW_OF, SQUARES, TOUCHING, type Color } from './board.ts';
import type { Ground } from './ground.ts';

/** The last row of the center, counted from the player's own edge: far enough to hold all of it. */
export const LAST_CENTER_ROW = 17;

const known = new WeakMap<Ground, readonly [Int16Array, Int16Array]>();

/**
 * By square, the cost for a mecha of a color to reach the far end of the center from there if nobody blocks
 * it. Marsh and lakes make ground that looks close expensive to reach.
 */
export function onward(ground: Ground, colour: Color): Int16Array {
  let both = known.get(ground);
  if (both === undefined) {
    both = [costs(ground, RED), costs(ground, BLUE)];
    known.set(ground, both);
  }
  return colour === RED ? both[0] : both[1];
}

/** Dijkstra's search from the far end, with a list for each price. Each step pays for entering the previous square. */
function costs({ cost: entry }: Ground, colour: Color): Int16Array {
  const paid = new Int16Array(SQUARES).fill(NOWHERE);
  const frontier: number[][] = [[]];
  for (let square = 0; square < SQUARES; square++) {
    const row = colour === RED ? ROW_OF[square] : ROWS - 1 - ROW_OF[square];
    if (row < LAST_CENTER_ROW || entry[square] < 0) continue;
    paid[square] = 0;
    frontier[0].push(square);
  }
  for (let price = 0; price < frontier.length; price++) {
    for (const square of frontier[price] ?? []) {
      if (paid[square] !== price) continue;
      const after = price + entry[square];
      for (const before of TOUCHING[square]) {
        if (entry[before] < 0 || (paid[before] !== NOWHERE && paid[before] <= after)) continue;
        paid[before] = after;
        (frontier[after] ??= []).push(before);
      }
    }
  }
  return paid;
}
