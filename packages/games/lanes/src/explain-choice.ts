import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { CARDS, IS_UNIT, TRIBE, cardNumber, fits } from './content/cards.ts';
import type { CardFilter, Selector, SummonZones } from './content/language.ts';
import { partsOf } from './effects.ts';
import { nameAt } from './explain-board.ts';
import { powerOf } from './power.ts';
import type { Ask, State } from './state.ts';
import { LAND_ZONES_OF, NOWHERE, ROW_OF, SEAT_OF, UNIT_ZONES, UNIT_ZONES_OF, zoneNumber } from './zones.ts';

type Asked<Name extends Ask['ask']> = Extract<Ask, { ask: Name }>;

/** What a selector asks for: `an enemy unit with power 3 or less`. */
function selectorWords({ of, side, tribe, resting, row, maxPower }: Selector): string {
  const whose = side === 'you' ? 'one of your units' : side === 'enemy' ? 'an enemy unit' : 'a unit';
  const words = [
    of === 'unit' ? whose : whose.replace('unit', 'land'),
    ...(tribe === undefined ? [] : [`of the ${tribe} tribe`]),
    ...(resting === true ? ['that is resting'] : []),
    ...(row === undefined ? [] : [`in the ${row === 'front' ? 'frontline' : 'backline'}`]),
    ...(maxPower === undefined ? [] : [`with power ${maxPower} or less`]),
  ];
  return words.join(' ');
}

/** Why a card on the board can't be chosen. */
function miss(s: State, seat: Seat, wanted: Selector, zone: number): string {
  const who = nameAt(s, zone);
  if (s.card[zone] < 0) return 'That zone is empty';
  if ((wanted.of === 'unit') !== zone < UNIT_ZONES)
    return `${who} is a ${wanted.of === 'unit' ? 'land' : 'unit'}`;
  if (wanted.side !== 'any' && (SEAT_OF[zone] === seat) !== (wanted.side === 'you'))
    return `${who} is ${SEAT_OF[zone] === seat ? 'yours' : 'your opponent’s'}`;
  if (wanted.tribe !== undefined && TRIBE[s.card[zone]] !== wanted.tribe)
    return `${who} is from another tribe`;
  if (wanted.row !== undefined && ROW_OF[zone] !== wanted.row) return `${who} is in the other row`;
  if (wanted.resting === true && s.rest[zone] === 0) return `${who} is not resting`;
  if (wanted.maxPower !== undefined && powerOf(s, zone) > wanted.maxPower)
    return `${who} has power ${powerOf(s, zone)}`;
  return `${who} is in the wrong lane`;
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
  const { name } = CARDS[trigger.card];
  if (s.card[zone] >= 0 && chosen.includes(s.object[zone]))
    return { clause, sentence: `${nameAt(s, zone)} is already chosen: choose another, or stop.`, gap: 1 };
  const why = miss(s, ask.seat, selector, zone);
  return { clause, sentence: `${why}: ${name} chooses ${selectorWords(selector)}.`, gap: 2 };
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
    if (SEAT_OF[zone] !== ask.seat)
      return { clause, sentence: `That zone is your opponent’s: ${name} goes into one of yours.`, gap: 20 };
    return { clause, sentence: `${name} is a ${kind}: it goes into a ${kind} zone.`, gap: 10 };
  }
  if (s.card[zone] >= 0)
    return { clause, sentence: `${nameAt(s, zone)} is in that zone: choose an empty one.`, gap: 1 };
  return { clause, sentence: NARROW[ask.to] ?? sentence, gap: 2 };
}

/** Where a summoning effect lets a unit go, if not everywhere. */
const NARROW: Readonly<Partial<Record<SummonZones, string>>> = {
  adjacent: 'Too far: the effect summons to a zone adjacent to its unit.',
  back: 'That is the frontline: the effect summons to the backline.',
  subjectZone: 'The effect summons to the zone where the unit died.',
};

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
    return {
      clause,
      sentence: `${who} is your opponent’s: pay with one of your own ${ask.tribe} units.`,
      gap: 20,
    };
  return { clause, sentence: `${who} is not a ${ask.tribe} unit: pay with one that is.`, gap: 2 };
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
  if (zone >= UNIT_ZONES)
    return { clause, sentence: `${who} is a land: rest one of your ready units.`, gap: 20 };
  if (SEAT_OF[zone] !== ask.seat)
    return { clause, sentence: `${who} is your opponent’s: rest one of your ready units.`, gap: 20 };
  return {
    clause,
    sentence: `${who} is resting: its rest counter is ${s.rest[zone]} and must be 0.`,
    gap: 2,
  };
}

function filterWords({ kinds, tribe, maxFront }: CardFilter): string {
  const kind = kinds === undefined ? 'card' : kinds.join(' or ');
  const power = maxFront === undefined ? '' : ` with frontline power ${maxFront} or less`;
  return `${tribe === undefined ? '' : `${tribe} `}${kind}${power}`;
}

/** Why the effect does not accept a card from a pile. */
export function explainPick(ask: Ask, id: string, { clause }: Illegal): Reason | null {
  const card = cardNumber(id);
  if (card < 0 || !('progress' in ask)) return null;
  const op = partsOf(ask.progress.trigger)[ask.progress.part];
  const filter = op.op === 'dig' ? op.take : 'filter' in op ? op.filter : null;
  const { name, front } = CARDS[card];
  if (filter === null || fits(card, filter)) return null;
  const power = filter.maxFront !== undefined && front > filter.maxFront ? ` (it has ${front})` : '';
  const by = CARDS[ask.progress.trigger.card].name;
  return { clause, sentence: `${name} doesn’t fit${power}: ${by} takes a ${filterWords(filter)}.`, gap: 2 };
}

export function explainReact(id: string, { clause, sentence }: Illegal): Reason | null {
  const card = cardNumber(id);
  if (card === NOWHERE || clause !== 'LN-R-89') return { clause, sentence, gap: 10 };
  return {
    clause,
    sentence: `${CARDS[card].name} doesn’t react to this: choose another card, or decline.`,
    gap: 2,
  };
}
