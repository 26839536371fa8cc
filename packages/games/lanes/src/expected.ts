import { isFirstRelease } from '@mechatable/kernel';
import { CARDS, cardNumber } from './content/cards.ts';
import { FIRST_CARDS, FIRST_DECKS, FIRST_VERSION } from './content/first-release.ts';
import { READY_NUMBERS, cardsOf, type CardNumbers } from './decks.ts';
import type { Rules } from './state.ts';

/** The lists another seat may have brought: the starter decks, and the cards for an invented list. */
export interface Expected {
  readonly cards: readonly number[];
  readonly decks: readonly CardNumbers[];
}

const FIRST: Expected = { cards: FIRST_CARDS.map(cardNumber), decks: FIRST_DECKS.map(cardsOf) };
const ALL: Expected = { cards: CARDS.map((_, card) => card), decks: READY_NUMBERS };

/** Old records can begin with imagined states, so new content must not change what the first release imagines. */
export function expectedUnder(rules: Rules): Expected {
  return isFirstRelease(rules, FIRST_VERSION) ? FIRST : ALL;
}
