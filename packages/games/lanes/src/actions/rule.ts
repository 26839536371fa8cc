import { illegal, type ActionRule, type Seat, type Verdict } from '@mechatable/kernel';
import type { ActionKind, ActionOf } from '../action.ts';
import { cardNumber } from '../content/cards.ts';
import type { Event } from '../event.ts';
import type { Ask, State } from '../state.ts';

/** How this game writes down one kind of action: candidates, judge and apply together. */
export type Rule<Kind extends ActionKind> = ActionRule<State, ActionOf<Kind>, Event, Ask>;

const NOT_IN_HAND = illegal('LN-R-13', 'Choose a card that is in your hand.');

/** The hand as actions: each kind of card once, however many copies are held. */
export function eachHandCard<A>(s: State, seat: Seat, table: readonly A[], out: A[]): void {
  eachKind(s.piles[seat].hand, table, out);
}

export function eachKind<A>(cards: readonly number[], table: readonly A[], out: A[]): void {
  for (let i = 0; i < cards.length; i++) if (cards.indexOf(cards[i]) === i) out.push(table[cards[i]]);
}

/** Refuses a card that the seat does not hold. */
export function inHand(s: State, seat: Seat, card: string): Verdict | null {
  return s.piles[seat].hand.includes(cardNumber(card)) ? null : NOT_IN_HAND;
}

/** The open question, known to be of a kind. */
export function asked<Name extends Ask['ask']>(ask: Ask, name: Name): Extract<Ask, { ask: Name }> | null {
  return ask.ask === name ? (ask as Extract<Ask, { ask: Name }>) : null;
}
