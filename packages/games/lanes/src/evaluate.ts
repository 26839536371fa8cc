import { evaluationBy, factorsOf, placesOf, type Factors, type Seat } from '@mechatable/kernel';
import { flag } from './board.ts';
import { fillPowers } from './power.ts';
import type { State } from './state.ts';
import { WEIGHTS } from './weights/lanes.ts';
import { LANES, UNIT_ZONES, UNIT_ZONES_OF, landZone, opponent, unitZone } from './zones.ts';

const CARDS_THAT_COUNT = 8;
const PROTECTION_THAT_COUNTS = 5;
const POWER_THAT_COUNTS = 10;

/** A turn is a dozen decisions: only its end shows how good they were. */
export const SEARCH = { spread: 200, horizon: 1, ace: 80 };

const AT = placesOf(WEIGHTS);
const list = factorsOf(WEIGHTS, {
  subtle: ['card', 'ready', 'land', 'openLane', 'duelWon', 'duelLost', 'second'],
  given: ['boost'],
});
const counts = new Float64Array(2 * list.length);
/** By zone: the power of the unit that outlasts the turn. */
const lasting = new Float64Array(UNIT_ZONES);

/** Protection, hand, units, lands and what could attack what. */
function count(s: State): Float64Array {
  counts.fill(0);
  fillPowers(s, lasting);
  for (let i = 0; i < s.changeUnit.length; i++) {
    if (s.changeUntil[i] === 'stay') continue;
    const zone = s.zoneOf[s.changeUnit[i]];
    if (zone >= 0 && lasting[zone] >= 0) endBoost(s, zone, s.changeAmount[i]);
  }
  for (let seat = 0; seat < 2; seat++) countSide(s, seat, seat * list.length);
  return counts;
}

/** Power until the end of a combat or turn counts only for a unit that can still attack. */
function endBoost(s: State, zone: number, amount: number): void {
  const seat = zone < UNIT_ZONES / 2 ? 0 : 1;
  lasting[zone] = Math.max(lasting[zone] - amount, 0);
  if (s.rest[zone] === 0 && s.active === seat) counts[seat * list.length + AT.boost] += amount;
}

/** LN-R-78: rest counts down at the end of every turn, so a unit that attacks now can attack again in its next turn. */
const RESTED_BY_THEN = { active: 2, other: 1 };

/** Whether a unit can attack in its player's next turn. What it does in the current one shows in the result. */
function canAttack(s: State, seat: Seat, zone: number): boolean {
  const rested = s.active === seat ? RESTED_BY_THEN.active : RESTED_BY_THEN.other;
  return s.rest[zone] <= rested && flag(s, zone, 'cannotAttack') === 0;
}

/** The other player draws next: half a card each way makes ending a turn cost nothing. */
const NEXT_DRAW = 0.5;

function countSide(s: State, seat: Seat, base: number): void {
  const { hand, protection } = s.piles[seat];
  const shields = Math.min(protection.length, PROTECTION_THAT_COUNTS);
  for (let i = 0; i < shields; i++) counts[base + AT.protection1 + i] = 1;
  counts[base + AT.card] = Math.min(hand.length, CARDS_THAT_COUNT) + (s.active === seat ? 0 : NEXT_DRAW);
  for (const zone of UNIT_ZONES_OF[seat]) if (s.card[zone] >= 0) countUnit(s, seat, zone, base);
  for (let lane = 0; lane < LANES; lane++) {
    if (s.card[landZone(seat, lane)] >= 0) counts[base + AT.land]++;
    if (defenderOf(s, seat, lane) < 0) counts[base + AT.openLane]++;
  }
  if ((s.active === seat) === (s.turn % 2 === 0)) counts[base + AT.second] = 1;
}

function countUnit(s: State, seat: Seat, zone: number, base: number): void {
  const power = Math.min(lasting[zone], POWER_THAT_COUNTS);
  counts[base + AT.unit]++;
  counts[base + AT.power] += power;
  if (power > 2) counts[base + AT.powerAbove2] += power - 2;
  if (!canAttack(s, seat, zone)) return;
  counts[base + AT.ready]++;
  const defender = defenderOf(s, opponent(seat), zone % LANES);
  if (defender < 0) counts[base + AT.breach]++;
  else if (lasting[defender] < power) counts[base + AT.duelWon]++;
  else if (lasting[defender] > power) counts[base + AT.duelLost]++;
}

/** LN-ATK-4, LN-ATK-5: the unit that an attack in this lane meets; -1 for none. */
function defenderOf(s: State, seat: Seat, lane: number): number {
  const front = unitZone(seat, 0, lane);
  if (s.card[front] >= 0) return front;
  const back = unitZone(seat, 1, lane);
  return s.card[back] >= 0 ? back : -1;
}

export const factors: Factors<State> = { list, count };

export const { evaluate, evaluateAll } = evaluationBy(factors);
