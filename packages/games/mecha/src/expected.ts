import { isFirstRelease } from '@mechatable/kernel';
import { POOL, cardNumber } from './content/cards.ts';
import { FIRST_CARDS, FIRST_DECKS, FIRST_VERSION } from './content/first-release.ts';
import type { Edition } from './content/traits.ts';
import { READY_NUMBERS, cardsOf } from './options.ts';
import type { Rules } from './state.ts';

/** The decks another seat may have: the starter decks, and the cards a custom list can use. */
export interface Expected {
  readonly cards: readonly number[];
  readonly decks: readonly (readonly number[])[];
}

function firstRelease(edition: Edition): Expected {
  const cards = POOL[edition].filter(({ id }) => FIRST_CARDS.includes(id));
  return {
    cards: cards.map(({ id }) => cardNumber(id)),
    decks: FIRST_DECKS[edition].map((id) => cardsOf(edition, id)),
  };
}

function all(edition: Edition): Expected {
  return { cards: POOL[edition].map(({ id }) => cardNumber(id)), decks: READY_NUMBERS[edition] };
}

const FIRST = { '1e': firstRelease('1e'), '2e': firstRelease('2e') };
const ALL = { '1e': all('1e'), '2e': all('2e') };

/** Old records can begin with imagined states, so new content must not change what the first release imagines. */
export function expectedUnder(rules: Rules): Expected {
  return (isFirstRelease(rules, FIRST_VERSION) ? FIRST : ALL)[rules.edition];
}
