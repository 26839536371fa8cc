import { cardBack, draw, seatSymbol, svg } from '@mechatable/art';
import type { Seat } from '@mechatable/kernel';
import { CARDS, cardNumber, type Card } from '@mechatable/lanes';
import { once } from '../shared/once.ts';
import { subjectOf } from './traits.ts';

/** A printed card by its id. */
export function cardOf(id: string): Card {
  const card = CARDS[cardNumber(id)];
  if (card === undefined) throw new Error(`There is no card "${id}".`);
  return card;
}

/** The card with this place in the list of all cards, as steps and triggers name it. */
export function cardAt(number: number): Card {
  const card = CARDS[number];
  if (card === undefined) throw new Error(`There is no card number ${number}.`);
  return card;
}

export const artOf = once((id: string) => svg(draw(subjectOf(cardOf(id)))));
export const backOf = once((seat: Seat) => svg(cardBack(`lanes-${seat}`)));
export const symbolOf = once((seat: Seat) => svg(seatSymbol(seat === 0 ? 0 : 1)));
