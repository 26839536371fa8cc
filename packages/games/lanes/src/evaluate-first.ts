import type { Seat } from '@mechatable/kernel';
import { flag } from './board.ts';
import { fillPowers } from './power.ts';
import type { State } from './state.ts';
import { LANES, UNIT_ZONES, UNIT_ZONES_OF, landZone, opponent, unitZone } from './zones.ts';

/** The value of a number of protection cards: each is worth less than the one before. */
const PROTECTION = [0, 90, 150, 190, 215, 230];
/** The value of a unit by power: two weak ones are worth less than a strong one. */
const UNIT = [8, 12, 19, 27, 36, 46, 57, 69, 82, 95, 108];
/** More than a unit of power 2: weak units stay in hand until they are needed. */
const CARD_IN_HAND = 26;
const CARDS_THAT_COUNT = 8;
const LAND = 10;
const READY = 6;
const OPEN_LANE = 16;
/** The other player draws next: half a card each way makes ending a turn cost nothing. */
const NEXT_DRAW = CARD_IN_HAND / 2;

/** A turn is a dozen decisions: only its end shows how good they were. */
export const SEARCH = { spread: 200, horizon: 1 };

/** By zone, the power of the unit there. */
const powers = new Float64Array(UNIT_ZONES);

/** The position's value for a seat: protection, hand, units, lands and open lanes, mine minus theirs. */
export function evaluate(s: State, seat: Seat): number {
  fillPowers(s, powers);
  const lead = sideWorth(s, seat) - sideWorth(s, opponent(seat));
  return s.active === seat ? lead - NEXT_DRAW : lead + NEXT_DRAW;
}

function sideWorth(s: State, seat: Seat): number {
  const { hand, protection } = s.piles[seat];
  let worth = PROTECTION[Math.min(protection.length, PROTECTION.length - 1)];
  worth += CARD_IN_HAND * Math.min(hand.length, CARDS_THAT_COUNT);
  for (const zone of UNIT_ZONES_OF[seat]) {
    if (s.card[zone] < 0) continue;
    worth += UNIT[Math.min(powers[zone], UNIT.length - 1)];
    if (s.rest[zone] === 0 && flag(s, zone, 'cannotAttack') === 0) worth += READY;
  }
  for (let lane = 0; lane < LANES; lane++) {
    if (s.card[landZone(seat, lane)] >= 0) worth += LAND;
    if (s.card[unitZone(seat, 0, lane)] < 0 && s.card[unitZone(seat, 1, lane)] < 0) worth -= OPEN_LANE;
  }
  return worth;
}
