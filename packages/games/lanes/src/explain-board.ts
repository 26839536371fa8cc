import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { CARDS, cardNumber, triggerEffect, triggersInPlay } from './content/cards.ts';
import { unpayable } from './explain-cost.ts';
import { allHold } from './power.ts';
import type { State } from './state.ts';
import { words } from './words/index.ts';
import { LANE_OF, NOWHERE, ROW_OF, SEAT_OF, UNIT_ZONES, zoneNumber } from './zones.ts';

const { reasons } = words;

export function nameAt(s: State, zone: number): string {
  return zone < 0 || s.card[zone] < 0 ? reasons.nothing : CARDS[s.card[zone]].name;
}

function resting(s: State, zone: number): Reason {
  return {
    clause: 'LN-R-18',
    sentence: reasons.resting(nameAt(s, zone), s.rest[zone]),
    gap: 2,
  };
}

function notYours(
  s: State,
  seat: Seat,
  zone: number,
  say: { readonly notYours: (unit: string) => string; readonly noUnit: string },
): Reason {
  const clause = 'LN-ATK-1';
  return zone >= 0 && s.card[zone] >= 0 && SEAT_OF[zone] !== seat
    ? { clause, sentence: say.notYours(nameAt(s, zone)), gap: 50 }
    : { clause, sentence: say.noUnit, gap: 60 };
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
      return notYours(s, seat, zone, reasons.attack);
    case 'LN-R-15':
      return { clause, sentence: reasons.attack.firstTurn(nameAt(s, zone)), gap: 1 };
    case 'LN-R-18':
      return resting(s, zone);
    case 'LN-FX-12':
      return { clause, sentence: reasons.attack.barred(nameAt(s, zone)), gap: 3 };
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
  if (to === NOWHERE || to >= UNIT_ZONES) return { clause, sentence: reasons.move.notThere(who), gap: 20 };
  if (SEAT_OF[to] !== seat)
    return {
      clause: 'LN-ATK-3',
      sentence: reasons.attack.otherLane(who, LANE_OF[from] + 1, LANE_OF[to] + 1),
      gap: 1 + Math.abs(LANE_OF[from] - LANE_OF[to]),
    };
  if (from === to) {
    const place = words.terms.place(LANE_OF[to] + 1, ROW_OF[to]);
    return { clause, sentence: reasons.move.alreadyThere(who, place), gap: 30 };
  }
  return { clause, sentence: reasons.move.tooFar(who, steps(from, to)), gap: 1 + steps(from, to) };
}

export function explainMove(s: State, seat: Seat, action: ActionOf<'move'>, refusal: Illegal): Reason | null {
  const [from, to] = [zoneNumber(action.unit), zoneNumber(action.zone)];
  const { clause } = refusal;
  switch (clause) {
    case 'LN-ATK-1':
      return notYours(s, seat, from, reasons.move);
    case 'LN-R-26':
      return notAdjacent(s, seat, from, to, refusal);
    case 'LN-R-27':
      return { clause, sentence: reasons.move.occupied(nameAt(s, to)), gap: 2 };
    case 'LN-R-18':
      return { ...resting(s, from), gap: 3 };
    case 'LN-R-88':
      return { clause, sentence: reasons.move.anchored(nameAt(s, from)), gap: 3 };
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
  if (SEAT_OF[zone] !== seat) return { clause, sentence: reasons.activate.notYours(who), gap: 55 };
  const own = triggersInPlay(s.card[zone], 'main')?.at(action.effect);
  if (clause === 'LN-MAIN-8') return { clause, sentence: reasons.activate.noEffect(who), gap: 40 };
  if (clause === 'LN-R-79') return { clause, sentence: reasons.activate.used(who), gap: 1 };
  if (own === undefined) return { clause, sentence, gap: 10 };
  const effect = triggerEffect(s.card[zone], own);
  const payer = { seat, source: s.object[zone], equip: NOWHERE, spoken: 0 };
  if (clause === 'LN-R-73') return unpayable(s, effect.pay, payer);
  const from = { seat, source: s.object[zone], zone };
  const unmet = effect.if?.find((condition) => !allHold(s, [condition], from, 0));
  return unmet === undefined ? null : { clause, sentence: reasons.activate.unmet(unmet), gap: 2 };
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
  if (clause === 'LN-MAIN-4') return { clause, sentence: reasons.equip.noUnit(name), gap: 20 };
  if (clause !== 'LN-R-32') return null;
  const say = attach === 'own' ? reasons.equip.onlyOwn : reasons.equip.onlyEnemy;
  return { clause, sentence: say(name, nameAt(s, zone)), gap: 5 };
}
