import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import { cardActions } from '../action.ts';
import { hasLandRoom, hasRoom } from '../arrivals.ts';
import { fromHand } from '../board.ts';
import { CARDS, ID, KIND, cardNumber } from '../content/cards.ts';
import type { CardKind } from '../content/language.ts';
import { askForPayment, canPayAll, freesUnitZone, type Payer } from '../costs.ts';
import { begin } from '../effects.ts';
import type { Log } from '../event.ts';
import type { State, Trigger } from '../state.ts';
import { MAIN_ACTION_CAP } from '../steps/turn.ts';
import { NOWHERE } from '../zones.ts';
import { inHand, type Rule } from './rule.ts';

const WRONG_KIND = illegal(
  'LN-MAIN-1',
  'Wrong action for this kind of card: play units, lands and techs, and attach equips.',
);
const UNPAYABLE = illegal('LN-R-73', 'You can’t pay this card’s printed cost.');
const NO_UNIT_ROOM = illegal('LN-MAIN-2', 'No room: all 6 of your unit zones are full.');
const NO_LAND_ROOM = illegal(
  'LN-R-24',
  'No room: all 3 of your land zones are full, and you can’t replace a land.',
);
export const TOO_MANY = illegal('LN-R-82', 'You have taken 100 main actions this turn: end your turn.');

export function isExhausted(s: State): boolean {
  return s.mainActions >= MAIN_ACTION_CAP;
}

/** Counts the action and returns to the neutral state once everything that follows is done. */
export function takeMainAction(s: State): void {
  s.mainActions++;
  s.agenda.push({ do: 'main' }, { do: 'settle' });
}

/** LN-R-22: the card being played cannot pay for itself. */
function payer(seat: Seat): Payer {
  return { seat, source: NOWHERE, equip: NOWHERE, spoken: 1 };
}

export function isPayable(s: State, seat: Seat, card: number): boolean {
  return canPayAll(s, CARDS[card].cost, payer(seat));
}

/** Takes the card out of the hand; the cost comes before anything else (LN-R-14). */
export function startPlaying(s: State, seat: Seat, card: number, clause: string, log: Log): void {
  fromHand(s.piles[seat], card);
  log.push({ type: 'played', clause, seat, card: ID[card] });
}

export function askCost(s: State, seat: Seat, card: number): void {
  askForPayment(s, CARDS[card].cost, { ...payer(seat), spoken: 0 });
}

function eachOfKind<A>(s: State, seat: Seat, kind: CardKind, table: readonly A[], out: A[]): void {
  const { hand } = s.piles[seat];
  for (let i = 0; i < hand.length; i++) {
    if (KIND[hand[i]] === kind && hand.indexOf(hand[i]) === i) out.push(table[hand[i]]);
  }
}

const UNIT = cardActions('playUnit');

/** LN-MAIN-2, LN-TIME-5, LN-R-21. */
export const playUnit: Rule<'playUnit'> = {
  candidates(s, seat, out) {
    eachOfKind(s, seat, 'unit', UNIT, out);
  },
  judge(s, seat, action) {
    const missing = inHand(s, seat, action.card);
    if (missing !== null) return missing;
    const card = cardNumber(action.card);
    if (CARDS[card].kind !== 'unit') return WRONG_KIND;
    if (isExhausted(s)) return TOO_MANY;
    if (!isPayable(s, seat, card)) return UNPAYABLE;
    if (!hasRoom(s, seat, 'any', NOWHERE) && !freesUnitZone(CARDS[card].cost)) return NO_UNIT_ROOM;
    return LEGAL;
  },
  apply(s, seat, action, log) {
    const card = cardNumber(action.card);
    takeMainAction(s);
    startPlaying(s, seat, card, 'LN-MAIN-2', log);
    s.agenda.push({ ask: 'zone', seat, card, played: true, to: 'any', near: NOWHERE });
    askCost(s, seat, card);
  },
};

const LAND = cardActions('playLand');

/** LN-MAIN-5, LN-TIME-11, LN-R-24. */
export const playLand: Rule<'playLand'> = {
  candidates(s, seat, out) {
    eachOfKind(s, seat, 'land', LAND, out);
  },
  judge(s, seat, action) {
    const missing = inHand(s, seat, action.card);
    if (missing !== null) return missing;
    const card = cardNumber(action.card);
    if (CARDS[card].kind !== 'land') return WRONG_KIND;
    if (isExhausted(s)) return TOO_MANY;
    if (!isPayable(s, seat, card)) return UNPAYABLE;
    return hasLandRoom(s, seat) ? LEGAL : NO_LAND_ROOM;
  },
  apply(s, seat, action, log) {
    const card = cardNumber(action.card);
    takeMainAction(s);
    startPlaying(s, seat, card, 'LN-MAIN-5', log);
    s.agenda.push({ ask: 'zone', seat, card, played: true, to: 'any', near: NOWHERE });
    askCost(s, seat, card);
  },
};

const TECH = cardActions('playTech');

/** LN-MAIN-3, LN-TIME-14 and 15, LN-R-23, LN-R-76. */
export const playTech: Rule<'playTech'> = {
  candidates(s, seat, out) {
    eachOfKind(s, seat, 'tech', TECH, out);
  },
  judge(s, seat, action) {
    const missing = inHand(s, seat, action.card);
    if (missing !== null) return missing;
    const card = cardNumber(action.card);
    if (CARDS[card].kind !== 'tech') return WRONG_KIND;
    if (isExhausted(s)) return TOO_MANY;
    return isPayable(s, seat, card) ? LEGAL : UNPAYABLE;
  },
  apply(s, seat, action, log) {
    const card = cardNumber(action.card);
    takeMainAction(s);
    startPlaying(s, seat, card, 'LN-MAIN-3', log);
    s.agenda.push({ do: 'trashTech', seat, card }, { do: 'settle' });
    begin(s, techTrigger(seat, card));
    askCost(s, seat, card);
  },
};

/** LN-FX-2: a tech resolves by the rules for trigger effects. */
function techTrigger(seat: Seat, card: number): Trigger {
  return {
    seat,
    card,
    effect: 0,
    source: NOWHERE,
    equip: NOWHERE,
    subject: NOWHERE,
    subjectCard: NOWHERE,
    subjectZone: NOWHERE,
    hand: null,
  };
}
