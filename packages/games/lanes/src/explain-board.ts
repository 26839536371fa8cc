import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { CARDS, cardNumber, triggerEffect, triggersInPlay } from './content/cards.ts';
import { conditionWords, unpayable } from './explain-cost.ts';
import { allHold } from './power.ts';
import type { State } from './state.ts';
import { LANE_OF, NOWHERE, ROW_OF, SEAT_OF, UNIT_ZONES, zoneNumber } from './zones.ts';

export function nameAt(s: State, zone: number): string {
  return zone < 0 || s.card[zone] < 0 ? 'nothing' : CARDS[s.card[zone]].name;
}

function resting(s: State, zone: number): Reason {
  return {
    clause: 'LN-R-18',
    sentence: `${nameAt(s, zone)} is resting: its rest counter is ${s.rest[zone]} and must be 0.`,
    gap: 2,
  };
}

function notYours(s: State, seat: Seat, zone: number, verb: string): Reason {
  const clause = 'LN-ATK-1';
  if (zone >= 0 && s.card[zone] >= 0 && SEAT_OF[zone] !== seat)
    return {
      clause,
      sentence: `${nameAt(s, zone)} is your opponent’s: ${verb} one of your own units.`,
      gap: 50,
    };
  return { clause, sentence: `No unit there: ${verb} one of your own units.`, gap: 60 };
}

export function explainAttack(
  s: State,
  seat: Seat,
  action: ActionOf<'attack'>,
  { clause }: Illegal,
): Reason | null {
  const zone = zoneNumber(action.unit);
  switch (clause) {
    case 'LN-ATK-1':
      return notYours(s, seat, zone, 'attack with');
    case 'LN-R-15':
      return {
        clause,
        sentence: `No attacks on turn 1: ${nameAt(s, zone)} can attack from turn 3 on.`,
        gap: 1,
      };
    case 'LN-R-18':
      return resting(s, zone);
    case 'LN-FX-12':
      return { clause, sentence: `${nameAt(s, zone)} can’t attack: its text says so.`, gap: 3 };
    default:
      return null;
  }
}

/** The distance between two unit zones of one player, in moves. */
function steps(from: number, to: number): number {
  return Math.abs(LANE_OF[from] - LANE_OF[to]) + (ROW_OF[from] === ROW_OF[to] ? 0 : 1);
}

function notAdjacent(s: State, seat: Seat, from: number, to: number, refusal: Illegal): Reason {
  const { clause } = refusal;
  const who = nameAt(s, from);
  if (to === NOWHERE || to >= UNIT_ZONES)
    return { clause, sentence: `${who} can’t move there: units move between your own unit zones.`, gap: 20 };
  if (SEAT_OF[to] !== seat)
    return {
      clause: 'LN-ATK-3',
      sentence: `${who} attacks the lane it faces: lane ${LANE_OF[from] + 1}, not lane ${LANE_OF[to] + 1}.`,
      gap: 1 + Math.abs(LANE_OF[from] - LANE_OF[to]),
    };
  if (from === to) return { clause, sentence: `${who} is already in ${zoneName(to)}.`, gap: 30 };
  return {
    clause,
    sentence: `Too far: ${steps(from, to)} zones away, ${who} moves 1.`,
    gap: 1 + steps(from, to),
  };
}

function zoneName(zone: number): string {
  return `lane ${LANE_OF[zone] + 1}, ${ROW_OF[zone] === 'front' ? 'frontline' : 'backline'}`;
}

export function explainMove(s: State, seat: Seat, action: ActionOf<'move'>, refusal: Illegal): Reason | null {
  const [from, to] = [zoneNumber(action.unit), zoneNumber(action.zone)];
  const { clause } = refusal;
  switch (clause) {
    case 'LN-ATK-1':
      return notYours(s, seat, from, 'move');
    case 'LN-R-26':
      return notAdjacent(s, seat, from, to, refusal);
    case 'LN-R-27':
      return { clause, sentence: `${nameAt(s, to)} is in that zone: move to an empty one.`, gap: 2 };
    case 'LN-R-18':
      return { ...resting(s, from), gap: 3 };
    case 'LN-R-88':
      return { clause, sentence: `${nameAt(s, from)} is anchored: it can’t change zones.`, gap: 3 };
    default:
      return null;
  }
}

export function explainActivate(
  s: State,
  seat: Seat,
  action: ActionOf<'activate'>,
  { clause, sentence }: Illegal,
): Reason | null {
  const zone = zoneNumber(action.zone);
  if (zone < 0 || s.card[zone] < 0) return null;
  const who = nameAt(s, zone);
  if (SEAT_OF[zone] !== seat)
    return { clause, sentence: `${who} is your opponent’s: use one of your own [Main] effects.`, gap: 55 };
  const own = triggersInPlay(s.card[zone], 'main')?.at(action.effect);
  if (clause === 'LN-MAIN-8')
    return { clause, sentence: `${who} has no [Main] effect: choose a unit or land that has one.`, gap: 40 };
  if (clause === 'LN-R-79')
    return {
      clause,
      sentence: `Already used: the [Main] effect of ${who} works once per turn.`,
      gap: 1,
    };
  if (own === undefined) return { clause, sentence, gap: 10 };
  const effect = triggerEffect(s.card[zone], own);
  const payer = { seat, source: s.object[zone], equip: NOWHERE, spoken: 0 };
  if (clause === 'LN-R-73') return unpayable(s, effect.pay, payer);
  const from = { seat, source: s.object[zone], zone };
  const unmet = effect.if?.find((condition) => !allHold(s, [condition], from, 0));
  return unmet === undefined
    ? null
    : { clause, sentence: `Condition not met: ${conditionWords(unmet)}.`, gap: 2 };
}

export function explainEquip(
  s: State,
  seat: Seat,
  action: ActionOf<'equip'>,
  { clause }: Illegal,
): Reason | null {
  const card = cardNumber(action.card);
  const zone = zoneNumber(action.unit);
  if (card < 0) return null;
  const { name, attach, cost } = CARDS[card];
  if (clause === 'LN-R-73') return unpayable(s, cost, { seat, source: NOWHERE, equip: NOWHERE, spoken: 1 });
  if (clause === 'LN-MAIN-4')
    return { clause, sentence: `No unit there: ${name} attaches to a unit on the board.`, gap: 20 };
  if (clause !== 'LN-R-32') return null;
  const whose = attach === 'own' ? 'your own units' : 'enemy units';
  const other = SEAT_OF[zone] === seat ? 'yours' : 'your opponent’s';
  return { clause, sentence: `${name} attaches to ${whose}: ${nameAt(s, zone)} is ${other}.`, gap: 5 };
}
