import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { FREE_MOVE, flag, giveRest, isUsed, markUsed, relocate } from '../board.ts';
import { CARDS, KIND, cardNumber, triggerEffect, triggersInPlay } from '../content/cards.ts';
import { canPayAll } from '../costs.ts';
import { standpoint } from '../effects.ts';
import { allHold } from '../power.ts';
import type { State, Trigger } from '../state.ts';
import { activate as activateTrigger, payerOf } from '../steps/resolution.ts';
import {
  ALL_ZONES,
  NEIGHBORS,
  NOWHERE,
  SEAT_OF,
  UNIT_ZONES,
  UNIT_ZONES_OF,
  ZONE_NAME,
  opponent,
  zoneNumber,
} from '../zones.ts';
import { TOO_MANY, askCost, isExhausted, isPayable, startPlaying, takeMainAction } from './play.ts';
import { inHand, type Rule } from './rule.ts';

const MOVE_REST = 2;

const NOT_YOUR_UNIT = illegal('LN-ATK-1', 'Choose one of your own units on the board.');
const FIRST_TURN = illegal('LN-R-15', 'No attacks on turn 1: you can attack from turn 3 on.');
const RESTING = illegal('LN-R-18', 'This unit is resting: it can’t pay [Rest] until its rest counter is 0.');
const BARRED = illegal('LN-FX-12', 'This unit can’t attack: its text says so.');

function isOwnUnit(s: State, seat: Seat, zone: number): boolean {
  return zone < UNIT_ZONES && SEAT_OF[zone] === seat && s.card[zone] >= 0;
}

const ATTACK: readonly ActionOf<'attack'>[] = ZONE_NAME.slice(0, UNIT_ZONES).map((unit) => ({
  kind: 'attack',
  unit,
}));

/** LN-MAIN-6, LN-R-15, LN-R-29. */
export const attack: Rule<'attack'> = {
  candidates(s, seat, out) {
    for (const zone of UNIT_ZONES_OF[seat])
      if (s.card[zone] >= 0 && s.rest[zone] === 0) out.push(ATTACK[zone]);
  },
  attempts(s, seat, out) {
    for (const zone of UNIT_ZONES_OF[seat]) if (s.card[zone] >= 0 && s.rest[zone] > 0) out.push(ATTACK[zone]);
  },
  judge(s, seat, { unit }) {
    const zone = zoneNumber(unit);
    if (!isOwnUnit(s, seat, zone)) return NOT_YOUR_UNIT;
    if (isExhausted(s)) return TOO_MANY;
    if (s.turn === 1 && !s.rules.firstTurnAttacks) return FIRST_TURN;
    if (s.rest[zone] > 0) return RESTING;
    return flag(s, zone, 'cannotAttack') > 0 ? BARRED : LEGAL;
  },
  apply(s, _seat, { unit }) {
    takeMainAction(s);
    s.agenda.push({ do: 'attack', object: s.object[zoneNumber(unit)] });
  },
};

const NOT_NEXT_TO = illegal(
  'LN-R-26',
  'Too far: move to one of your zones directly next to, in front of or behind this one.',
);
const OCCUPIED = illegal('LN-R-27', 'That zone is occupied: move to an empty one.');
const ANCHORED = illegal('LN-R-88', 'This unit is anchored: it can’t change zones.');

const MOVE: readonly (readonly ActionOf<'move'>[])[] = ZONE_NAME.slice(0, UNIT_ZONES).map((unit) =>
  ZONE_NAME.slice(0, UNIT_ZONES).map((zone) => ({ kind: 'move', unit, zone })),
);

/** LN-MAIN-7, LN-R-26, LN-R-27. */
export const move: Rule<'move'> = {
  candidates(s, seat, out) {
    for (const from of UNIT_ZONES_OF[seat]) {
      if (s.card[from] < 0 || s.rest[from] > 0) continue;
      for (const to of NEIGHBORS[from]) if (s.card[to] < 0) out.push(MOVE[from][to]);
    }
  },
  attempts(s, seat, out) {
    for (const from of UNIT_ZONES_OF[seat]) {
      if (s.card[from] < 0) continue;
      for (const to of UNIT_ZONES_OF[seat]) {
        const hopeful = s.rest[from] === 0 && s.card[to] < 0 && NEIGHBORS[from].includes(to);
        if (to !== from && !hopeful) out.push(MOVE[from][to]);
      }
    }
  },
  judge(s, seat, { unit, zone }) {
    const from = zoneNumber(unit);
    const to = zoneNumber(zone);
    if (!isOwnUnit(s, seat, from)) return NOT_YOUR_UNIT;
    if (!NEIGHBORS[from].includes(to)) return NOT_NEXT_TO;
    if (s.card[to] >= 0) return OCCUPIED;
    if (isExhausted(s)) return TOO_MANY;
    if (s.rest[from] > 0) return RESTING;
    return flag(s, from, 'anchored') > 0 ? ANCHORED : LEGAL;
  },
  apply(s, _seat, { unit, zone }, log) {
    const from = zoneNumber(unit);
    const object = s.object[from];
    takeMainAction(s);
    if (flag(s, from, 'freeMove') > 0 && !isUsed(s, object, FREE_MOVE)) markUsed(s, object, FREE_MOVE);
    else giveRest(s, from, MOVE_REST, 'LN-MAIN-7', log);
    relocate(s, from, zoneNumber(zone), 'LN-MAIN-7', log);
  },
};

const NOT_AN_EQUIP = illegal('LN-MAIN-4', 'This card is not an equip: attach only equips to units.');
const NO_UNIT = illegal('LN-MAIN-4', 'No unit there: attach the equip to a unit on the board.');
const WRONG_SIDE = illegal(
  'LN-R-32',
  'Wrong side: attach it to your own unit, or to an enemy unit if the card says so.',
);
const UNPAYABLE = illegal('LN-R-73', 'You can’t pay this card’s printed cost.');

const EQUIP: readonly (readonly ActionOf<'equip'>[])[] = ZONE_NAME.slice(0, UNIT_ZONES).map((unit) =>
  CARDS.map(({ id }) => ({ kind: 'equip', card: id, unit })),
);

/** Each equip in hand with each unit on its side of the board, or on the other side. */
function equipOn(s: State, seat: Seat, meant: boolean, out: ActionOf<'equip'>[]): void {
  const { hand } = s.piles[seat];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (KIND[card] !== 'equip' || hand.indexOf(card) !== i) continue;
    const side = (CARDS[card].attach === 'own') === meant ? seat : opponent(seat);
    for (const zone of UNIT_ZONES_OF[side]) if (s.card[zone] >= 0) out.push(EQUIP[zone][card]);
  }
}

/** LN-MAIN-4, LN-R-32, LN-R-33, LN-R-36. */
export const equip: Rule<'equip'> = {
  candidates(s, seat, out) {
    equipOn(s, seat, true, out);
  },
  attempts(s, seat, out) {
    equipOn(s, seat, false, out);
  },
  judge(s, seat, action) {
    const missing = inHand(s, seat, action.card);
    if (missing !== null) return missing;
    const card = cardNumber(action.card);
    if (CARDS[card].kind !== 'equip') return NOT_AN_EQUIP;
    const zone = zoneNumber(action.unit);
    if (zone >= UNIT_ZONES || s.card[zone] < 0) return NO_UNIT;
    if ((SEAT_OF[zone] === seat) !== (CARDS[card].attach === 'own')) return WRONG_SIDE;
    if (isExhausted(s)) return TOO_MANY;
    return isPayable(s, seat, card) ? LEGAL : UNPAYABLE;
  },
  apply(s, seat, action, log) {
    const card = cardNumber(action.card);
    takeMainAction(s);
    startPlaying(s, seat, card, 'LN-MAIN-4', log);
    s.agenda.push({ do: 'attach', seat, card, object: s.object[zoneNumber(action.unit)] });
    askCost(s, seat, card);
  },
};

const NO_MAIN_EFFECT = illegal('LN-MAIN-8', 'Choose a [Main] effect of one of your units or lands.');
const USED = illegal('LN-R-79', 'Already used: this effect works once per turn.');
const CANNOT_PAY = illegal('LN-R-73', 'You can’t pay for this effect.');
const CONDITION = illegal('LN-FX-7', 'Condition not met: this effect can’t be used now.');

const ACTIVATE: readonly ActionOf<'activate'>[][] = ZONE_NAME.map(() => []);

/** Created once each, on demand: any number of equips can add their [Main] effects (LN-R-33). */
function activateAction(zone: number, effect: number): ActionOf<'activate'> {
  const known = ACTIVATE[zone];
  while (known.length <= effect)
    known.push({ kind: 'activate', zone: ZONE_NAME[zone], effect: known.length });
  return known[effect];
}

const NO_EFFECTS: readonly Trigger[] = [];

/** The [Main] effects of the card in a zone, then those of its equips, as triggers ready to resolve. */
function mainEffects(s: State, zone: number): readonly Trigger[] {
  if (triggersInPlay(s.card[zone], 'main') === null && !s.equipUnit.includes(s.object[zone]))
    return NO_EFFECTS;
  const found: Trigger[] = [];
  const add = (card: number, equip: number): void => {
    for (const effect of triggersInPlay(card, 'main') ?? []) {
      found.push({
        seat: SEAT_OF[zone],
        card,
        effect,
        source: s.object[zone],
        equip,
        subject: NOWHERE,
        subjectCard: NOWHERE,
        subjectZone: NOWHERE,
        hand: null,
      });
    }
  };
  add(s.card[zone], NOWHERE);
  s.equipUnit.forEach((unit, i) => {
    if (unit === s.object[zone]) add(s.equipCard[i], s.equipObject[i]);
  });
  return found;
}

/** LN-MAIN-8, LN-TRIG-7, LN-R-79. */
export const activate: Rule<'activate'> = {
  candidates(s, seat, out) {
    for (let zone = 0; zone < ALL_ZONES; zone++) {
      if (s.card[zone] < 0 || SEAT_OF[zone] !== seat) continue;
      for (let i = mainEffects(s, zone).length - 1; i >= 0; i--) out.push(activateAction(zone, i));
    }
  },
  judge(s, seat, action) {
    const zone = zoneNumber(action.zone);
    if (SEAT_OF[zone] !== seat || s.card[zone] < 0) return NO_MAIN_EFFECT;
    const effects = mainEffects(s, zone);
    if (action.effect >= effects.length) return NO_MAIN_EFFECT;
    const trigger = effects[action.effect];
    if (isExhausted(s)) return TOO_MANY;
    const effect = triggerEffect(trigger.card, trigger.effect);
    const owner = trigger.equip >= 0 ? trigger.equip : trigger.source;
    if (effect.oncePerTurn === true && isUsed(s, owner, trigger.effect)) return USED;
    if (!canPayAll(s, effect.pay, payerOf(trigger))) return CANNOT_PAY;
    return allHold(s, effect.if, standpoint(s, trigger), 0) ? LEGAL : CONDITION;
  },
  apply(s, _seat, action, log) {
    const trigger = mainEffects(s, zoneNumber(action.zone))[action.effect];
    takeMainAction(s);
    activateTrigger(s, trigger, log);
  },
};

const PASS: ActionOf<'pass'> = { kind: 'pass' };

/** LN-MAIN-9. */
export const pass: Rule<'pass'> = {
  candidates(_s, _seat, out) {
    out.push(PASS);
  },
  judge() {
    return LEGAL;
  },
  apply(s, seat, _action, log) {
    log.push({ type: 'passed', clause: 'LN-MAIN-9', seat });
    s.agenda.push({ do: 'endTurn' });
  },
};
