import { LEGAL, illegal, invariant, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { isAffordable } from '../arrivals.ts';
import { ENTRY, cellNumber } from '../board.ts';
import { announce } from '../chain.ts';
import { CARDS, ID, cardNumber } from '../content/cards.ts';
import { NONE } from '../references.ts';
import type { Trigger } from '../links.ts';
import { shuffleDeck, takeFrom } from '../zones.ts';
import { eachPlacing, placingProblem, type Placing } from './put.ts';
import type { Rule } from './rule.ts';
import { STOP } from './take.ts';

/** Card Drone Nest: a card is played from the deck. */

const TOO_DEAR = illegal('MG-R-41', 'Not enough bandwidth for the total cost of your Mechas.');
const LOOK: ActionOf<'look'> = { kind: 'look' };

/** MG-R-110: the player sees the deck from here on, and it is shuffled afterward. */
export const look: Rule<'look', 'look'> = {
  candidates(_s, _seat, out) {
    out.push(LOOK);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log, { trigger }) {
    log.push({ type: 'searched', clause: 'MG-R-76', seat });
    s.agenda.push({ ask: 'fetch', seat, trigger });
  },
};

/** No card is played. A deck that was looked at is shuffled. */
export const stopFetching: Rule<'stop', 'look' | 'fetch'> = {
  candidates(_s, _seat, out) {
    out.push(STOP);
  },
  judge: () => LEGAL,
  apply(s, seat, _action, log, { ask }) {
    if (ask === 'fetch') shuffleDeck(s, seat, log);
  },
};

const FROM_DECK = ['deck'] as const;

function placing(seat: Seat, { card, effect }: Trigger): Placing {
  const [op] = CARDS[card].triggers[effect].do;
  invariant(op.op === 'playFromDeck', 'the trigger plays a card from the deck');
  return { from: FROM_DECK, which: op.which, where: 'entry', cells: ENTRY[seat] };
}

/** MG-D-26: the deck is shuffled, and the card starts its own chain (MG-R-19). */
export const fetch: Rule<'put', 'fetch'> = {
  candidates(s, seat, out, { trigger }) {
    eachPlacing(s, seat, placing(seat, trigger), out);
  },
  judge(s, seat, action, { trigger }) {
    const problem = placingProblem(s, seat, placing(seat, trigger), action);
    if (problem !== null) return problem;
    return isAffordable(s, seat, cardNumber(action.card), cellNumber(action.cell)) ? LEGAL : TOO_DEAR;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    const cell = cellNumber(action.cell);
    takeFrom(s.piles[seat], 'deck', card);
    shuffleDeck(s, seat, log);
    log.push({ type: 'played', clause: 'MG-R-19', seat, card: ID[card], target: action.cell });
    announce(s, { kind: 'card', seat, card, cell, target: NONE, second: NONE, gone: false }, ask);
  },
};
