import type { Seat } from '@mechatable/kernel';
import { flag } from './board.ts';
import { powerOf } from './power.ts';
import type { State } from './state.ts';
import { LANES, UNIT_ZONES_OF, landZone, opponent, unitZone } from './zones.ts';

/** What things are worth, in tenths of a point of power. */
const PROTECTION = [0, 70, 120, 160, 185, 200];
const CARD_IN_HAND = 16;
const UNIT = 20;
const POWER = 6;
const LAND = 10;
/** A protection card that can be hit, and the hit that wins. */
const HIT = 30;
const LAST_HIT = 300;
/** How much of what attacks promise is counted: in the present turn, and in the next one. */
const NOW = 0.8;
const NEXT = 0.5;
/** The player whose turn it is not will draw next: half a card each way makes ending a turn cost nothing. */
const NEXT_DRAW = CARD_IN_HAND / 2;

/** How the table stands for a seat: protection, hand, units, lands and the attacks they promise. */
export function evaluate(s: State, seat: Seat): number {
  const lead = sideWorth(s, seat) - sideWorth(s, opponent(seat));
  return s.active === seat ? lead - NEXT_DRAW : lead + NEXT_DRAW;
}

function unitWorth(power: number): number {
  return UNIT + POWER * power;
}

function sideWorth(s: State, seat: Seat): number {
  const { hand, protection } = s.piles[seat];
  let worth = PROTECTION[Math.min(protection.length, PROTECTION.length - 1)];
  worth += CARD_IN_HAND * Math.min(hand.length, 8);
  for (const zone of UNIT_ZONES_OF[seat]) if (s.card[zone] >= 0) worth += unitWorth(powerOf(s, zone));
  for (let lane = 0; lane < LANES; lane++) if (s.card[landZone(seat, lane)] >= 0) worth += LAND;
  return worth + (s.active === seat ? NOW : NEXT) * prospects(s, seat);
}

/** What the seat's next attacks would gain: units killed, protection hit, the match. */
function prospects(s: State, seat: Seat): number {
  let gain = 0;
  let hits = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const defenders = powersIn(s, opponent(seat), lane, null);
    // a rest counter drops once before a turn that is still to come
    const attackers = powersIn(s, seat, lane, s.active === seat ? 0 : 1).sort((a, b) => b - a);
    let beaten = 0;
    for (const power of attackers) {
      if (beaten >= defenders.length) hits++;
      else if (power > defenders[beaten]) gain += unitWorth(defenders[beaten++]);
    }
  }
  return gain + (hits > s.piles[opponent(seat)].protection.length ? LAST_HIT : hits * HIT);
}

/** The powers of a lane's units, frontline first; only those able to attack where a rest limit is given. */
function powersIn(s: State, seat: Seat, lane: number, rest: number | null): number[] {
  const powers: number[] = [];
  for (const zone of [unitZone(seat, 0, lane), unitZone(seat, 1, lane)]) {
    if (s.card[zone] < 0) continue;
    const power = powerOf(s, zone);
    if (rest !== null && (power === 0 || s.rest[zone] > rest || flag(s, zone, 'cannotAttack') > 0)) continue;
    powers.push(power);
  }
  return powers;
}
