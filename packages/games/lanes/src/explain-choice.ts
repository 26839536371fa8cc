import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { CARDS, IS_UNIT, TRIBE, cardNumber, fits } from './content/cards.ts';
import type { Selector, SummonZones } from './content/language.ts';
import { partsOf } from './effects.ts';
import { nameAt } from './explain-board.ts';
import { powerOf } from './power.ts';
import type { Ask, State } from './state.ts';
import { words } from './words/index.ts';
import { LAND_ZONES_OF, NOWHERE, ROW_OF, SEAT_OF, UNIT_ZONES, UNIT_ZONES_OF, zoneNumber } from './zones.ts';

const { reasons } = words;

type Asked<Name extends Ask['ask']> = Extract<Ask, { ask: Name }>;

/** Why a card on the board can't be chosen. */
function miss(s: State, seat: Seat, wanted: Selector, zone: number, choice: string): string {
  const { target } = reasons;
  const who = nameAt(s, zone);
  if (s.card[zone] < 0) return target.empty(choice);
  if ((wanted.of === 'unit') !== zone < UNIT_ZONES)
    return wanted.of === 'unit' ? target.isLand(who, choice) : target.isUnit(who, choice);
  if (wanted.side !== 'any' && (SEAT_OF[zone] === seat) !== (wanted.side === 'you'))
    return SEAT_OF[zone] === seat ? target.yours(who, choice) : target.notYours(who, choice);
  if (wanted.tribe !== undefined && TRIBE[s.card[zone]] !== wanted.tribe)
    return target.otherTribe(who, choice);
  if (wanted.row !== undefined && ROW_OF[zone] !== wanted.row) return target.otherRow(who, choice);
  if (wanted.resting === true && s.rest[zone] === 0) return target.notResting(who, choice);
  if (wanted.maxPower !== undefined && powerOf(s, zone) > wanted.maxPower)
    return target.power(who, powerOf(s, zone), choice);
  return target.otherLane(who, choice);
}

export function explainTarget(
  s: State,
  ask: Asked<'target'>,
  action: ActionOf<'target'>,
  { clause }: Illegal,
): Reason | null {
  const { trigger, part, chosen } = ask.progress;
  const zone = zoneNumber(action.zone);
  const op = partsOf(trigger)[part];
  const selector = 'target' in op && typeof op.target === 'object' ? op.target : null;
  if (zone < 0 || selector === null) return null;
  if (s.card[zone] >= 0 && chosen.includes(s.object[zone]))
    return { clause, sentence: reasons.target.chosen(nameAt(s, zone)), gap: 1 };
  const choice = reasons.choice(CARDS[trigger.card].name, selector);
  return { clause, sentence: miss(s, ask.seat, selector, zone, choice), gap: 2 };
}

/** LN-TIME-5, 8, 11: why a card can't be placed there. */
export function explainZone(
  s: State,
  ask: Asked<'zone'>,
  action: ActionOf<'zone'>,
  { clause, sentence }: Illegal,
): Reason | null {
  const zone = zoneNumber(action.zone);
  if (zone < 0) return null;
  const { name, kind } = CARDS[ask.card];
  const fitting = IS_UNIT[ask.card] ? UNIT_ZONES_OF[ask.seat] : LAND_ZONES_OF[ask.seat];
  if (!fitting.includes(zone)) {
    if (SEAT_OF[zone] !== ask.seat) return { clause, sentence: reasons.zone.notYours(name), gap: 20 };
    return { clause, sentence: reasons.zone.otherKind(name, kind), gap: 10 };
  }
  if (s.card[zone] >= 0) return { clause, sentence: reasons.zone.occupied(nameAt(s, zone)), gap: 1 };
  return { clause, sentence: NOT_ALLOWED[ask.to] ?? sentence, gap: 2 };
}

const NOT_ALLOWED: Readonly<Partial<Record<SummonZones, string>>> = reasons.zone.notAllowed;

export function explainSacrifice(
  s: State,
  ask: Asked<'paySacrifice'>,
  zoneId: string,
  { clause }: Illegal,
): Reason | null {
  const zone = zoneNumber(zoneId);
  if (zone < 0 || s.card[zone] < 0) return null;
  const who = nameAt(s, zone);
  if (SEAT_OF[zone] !== ask.seat)
    return { clause, sentence: reasons.pay.sacrificeEnemy(who, ask.tribe), gap: 20 };
  return { clause, sentence: reasons.pay.wrongTribe(who, ask.tribe), gap: 2 };
}

export function explainRestUnit(
  s: State,
  ask: Asked<'payRestUnit'>,
  zoneId: string,
  { clause }: Illegal,
): Reason | null {
  const zone = zoneNumber(zoneId);
  if (zone < 0 || s.card[zone] < 0) return null;
  const who = nameAt(s, zone);
  if (zone >= UNIT_ZONES) return { clause, sentence: reasons.pay.restLand(who), gap: 20 };
  if (SEAT_OF[zone] !== ask.seat) return { clause, sentence: reasons.pay.restEnemy(who), gap: 20 };
  return { clause, sentence: reasons.resting(who, s.rest[zone]), gap: 2 };
}

/** Why the effect does not accept a card from a pile. */
export function explainPick(ask: Ask, id: string, { clause }: Illegal): Reason | null {
  const card = cardNumber(id);
  if (card < 0 || !('progress' in ask)) return null;
  const op = partsOf(ask.progress.trigger)[ask.progress.part];
  const filter = op.op === 'dig' ? op.take : 'filter' in op ? op.filter : null;
  const { name, front } = CARDS[card];
  if (filter === null || fits(card, filter)) return null;
  const by = CARDS[ask.progress.trigger.card].name;
  const isTooStrong = filter.maxFront !== undefined && front > filter.maxFront;
  const sentence = isTooStrong
    ? reasons.pick.tooStrong(name, front, by, filter)
    : reasons.pick.misfit(name, by, filter);
  return { clause, sentence, gap: 2 };
}

export function explainReact(id: string, { clause, sentence }: Illegal): Reason | null {
  const card = cardNumber(id);
  if (card === NOWHERE || clause !== 'LN-R-89') return { clause, sentence, gap: 10 };
  return { clause, sentence: reasons.noReaction(CARDS[card].name), gap: 2 };
}
