import type { Seat } from '@mechatable/kernel';
import { flag } from './board.ts';
import { powerOf } from './power.ts';
import type { State } from './state.ts';
import { LANES, UNIT_ZONES_OF, opponent, unitZone } from './zones.ts';

/** The worth of things, in tenths of a power point. Found by trying; see the balance study in the docs. */
const PROTECTION = [0, 90, 150, 190, 215, 230];
const CARD_IN_HAND = 14;
const UNIT = 22;
const POWER = 7;
const LAND = 10;
const READY = 6;
const OPEN_LANE = 16;

/** How the table stands for a seat: protection, units, hand and lanes, mine less theirs. */
export function evaluate(s: State, seat: Seat): number {
  return sideWorth(s, seat) - sideWorth(s, opponent(seat));
}

function sideWorth(s: State, seat: Seat): number {
  const pile = s.piles[seat];
  let worth = PROTECTION[Math.min(pile.protection.length, PROTECTION.length - 1)];
  worth += CARD_IN_HAND * Math.min(pile.hand.length, 8);
  for (const zone of UNIT_ZONES_OF[seat]) {
    if (s.card[zone] < 0) continue;
    worth += UNIT + POWER * powerOf(s, zone);
    if (s.rest[zone] === 0 && flag(s, zone, 'cannotAttack') === 0) worth += READY;
  }
  for (let lane = 0; lane < LANES; lane++) {
    if (s.card[12 + seat * LANES + lane] >= 0) worth += LAND;
    if (s.card[unitZone(seat, 0, lane)] < 0 && s.card[unitZone(seat, 1, lane)] < 0) worth -= OPEN_LANE;
  }
  return worth;
}
