import { LEGAL, illegal, type ActionRule, type AskOf, type Seat, type Verdict } from '@mechatable/kernel';
import { cardActions, type ActionKind, type ActionOf, type OfCard } from '../action.ts';
import { fromHand } from '../board.ts';
import { ID, cardNumber } from '../content/cards.ts';
import type { Event } from '../event.ts';
import { plus } from '../lists.ts';
import type { Ask, State } from '../state.ts';

/** One kind of action as an answer to some questions, any if none is named: candidates, judge and apply together. */
export type Rule<Kind extends ActionKind, Name extends Ask['ask'] = Ask['ask']> = ActionRule<
  State,
  ActionOf<Kind>,
  Event,
  AskOf<Ask, Name>
>;

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
      const pile = s.piles[seat];
      fromHand(pile, card);
      pile.trash = plus(pile.trash, card);
      log.push({ type: 'discarded', clause, seat, card: ID[card] });
    },
  };
}
