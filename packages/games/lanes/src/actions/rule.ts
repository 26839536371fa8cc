import { LEGAL, illegal, type ActionRule, type Seat, type Verdict } from '@mechatable/kernel';
import { cardActions, type ActionKind, type ActionOf, type OfCard } from '../action.ts';
import { fromHand } from '../board.ts';
import { ID, cardNumber } from '../content/cards.ts';
import type { Event } from '../event.ts';
import type { Ask, State } from '../state.ts';

/** One kind of action: candidates, judge and apply together. */
export type Rule<Kind extends ActionKind> = ActionRule<State, ActionOf<Kind>, Event, Ask>;

const NOT_IN_HAND = illegal('LN-R-13', 'Choose a card in your hand.');

/** The hand as actions: each card once, however many copies there are. */
export function eachHandCard<A>(s: State, seat: Seat, table: readonly A[], out: A[]): void {
  eachKind(s.piles[seat].hand, table, out);
}

export function eachKind<A>(cards: readonly number[], table: readonly A[], out: A[]): void {
  for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) out.push(table[cards[i]]);
}

/** Refuses a card that is not in the seat's hand. */
export function inHand(s: State, seat: Seat, card: string): Verdict | null {
  return s.piles[seat].hand.includes(cardNumber(card)) ? null : NOT_IN_HAND;
}

/** The open question, known to be of a kind. */
export function asked<Name extends Ask['ask']>(ask: Ask, name: Name): Extract<Ask, { ask: Name }> | null {
  return ask.ask === name ? (ask as Extract<Ask, { ask: Name }>) : null;
}

/** Discards a hand card face up. LN-R-31: a unit card has not died. */
export function discarding<Kind extends string>(
  kind: Kind,
  clause: string,
): ActionRule<State, OfCard<Kind>, Event, Ask> {
  const table = cardActions(kind);
  return {
    candidates(s, seat, out) {
      eachHandCard(s, seat, table, out);
    },
    judge(s, seat, { card }) {
      return inHand(s, seat, card) ?? LEGAL;
    },
    apply(s, seat, action, log) {
      const card = cardNumber(action.card);
      fromHand(s.piles[seat], card);
      s.piles[seat].trash.push(card);
      log.push({ type: 'discarded', clause, seat, card: ID[card] });
    },
  };
}
