import { LEGAL, type Seat, type Verdict } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { NOWHERE } from '../board.ts';
import { CARDS, ID, cardNumber } from '../content/cards.ts';
import { goOn } from '../effects/carry-out.ts';
import type { Log } from '../event.ts';
import type { State } from '../state.ts';
import { areHandsOpen } from '../values.ts';
import { discard as discardCard, fromHandUnseen } from '../zones.ts';
import { NOT_IN_HAND, isInHand, type Rule } from './rule.ts';

const DISCARD = CARDS.map(({ id }): ActionOf<'discard'> => ({ kind: 'discard', card: id }));
const PUT_BACK = CARDS.map(({ id }): ActionOf<'putBack'> => ({ kind: 'putBack', card: id }));

/** The hand as actions: each card once, however many copies there are. */
function eachHandCard<A>(s: State, seat: Seat, table: readonly A[], out: A[]): void {
  const { hand } = s.piles[seat];
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]) === i) out.push(table[hand[i]]);
}

function candidates(s: State, seat: Seat, out: ActionOf<'discard'>[]): void {
  eachHandCard(s, seat, DISCARD, out);
}

function judge(s: State, seat: Seat, { card }: { readonly card: string }): Verdict {
  return isInHand(s, seat, cardNumber(card)) ? LEGAL : NOT_IN_HAND;
}

/** MG-D-16: in an effect. */
export const discard: Rule<'discard', 'discard'> = {
  candidates,
  judge,
  apply(s, seat, { card }, log, { progress, left }) {
    discardCard(s, seat, cardNumber(card), log);
    const paid = progress.paid + 1;
    if (left > 1) s.agenda.push({ ask: 'discard', seat, left: left - 1, progress: { ...progress, paid } });
    else goOn(s, progress, paid);
  },
};

/** MG-D-17: in secret, together with the other player. */
export const discardInSecret: Rule<'discard', 'discardEach'> = {
  candidates,
  judge,
  apply(s, seat, { card }, log) {
    s.answers[seat] = cardNumber(card);
    log.push({ type: 'chose', clause: 'MG-R-24', seat });
  },
};

/** MG-D-29: down to the hand size. */
export const trim: Rule<'discard', 'trim'> = {
  candidates,
  judge,
  apply(s, seat, { card }, log) {
    discardCard(s, seat, cardNumber(card), log);
  },
};

/** MG-R-24: both chosen cards are discarded at once. */
export function discardAll(s: State, _step: unknown, log: Log): void {
  for (const seat of [0, 1]) {
    if (s.answers[seat] >= 0) discardCard(s, seat, s.answers[seat], log);
    s.answers[seat] = NOWHERE;
  }
}

/** MG-D-25: the card put back first ends up lower. */
export const putBack: Rule<'putBack', 'putBack'> = {
  candidates(s, seat, out) {
    eachHandCard(s, seat, PUT_BACK, out);
  },
  judge,
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    const pile = s.piles[seat];
    const open = areHandsOpen(s);
    fromHandUnseen(pile, card);
    pile.deck.push(card);
    pile.ownTop++;
    pile.openTop = 0;
    log.push({ type: 'putBack', clause: 'MG-D-25', seat, card: ID[card], open });
    if (ask.left > 1) s.agenda.push({ ...ask, left: ask.left - 1 });
    else goOn(s, ask.progress);
  },
};
