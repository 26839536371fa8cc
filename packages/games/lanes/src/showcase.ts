import { CARDS } from './content/cards.ts';
import { READY_DECKS, type DeckList } from './content/decks.ts';
import type { Card } from './content/language.ts';

/** How many kinds of cards a starter deck can have replaced. */
const KINDS = 10;

interface Match {
  readonly loadouts: readonly (string | DeckList)[];
}

/** The first starter deck, with these cards in place of its first ones. */
function deckWith(cards: readonly Card[]): DeckList {
  const { deck, pool } = READY_DECKS[0];
  const entries = Object.entries(deck).map(([id, count], place) => [
    place < cards.length ? cards[place].id : id,
    count,
  ]);
  return { deck: Object.fromEntries(entries) as DeckList['deck'], pool };
}

/**
 * Matches that between them use every card, also those in no starter deck: released decks keep their cards, so new cards
 * are in none. Empty if the starter decks have them all.
 */
export function showcase(cards: readonly Card[] = CARDS): readonly Match[] {
  const inDecks = new Set(
    READY_DECKS.flatMap(({ deck, pool }) => [...Object.keys(deck), ...Object.keys(pool)]),
  );
  const others = cards.filter(({ id }) => !inDecks.has(id));
  if (others.length === 0) return [];
  const decks: (string | DeckList)[] = READY_DECKS.map(({ id }) => id);
  for (let first = 0; first < others.length; first += KINDS)
    decks.push(deckWith(others.slice(first, first + KINDS)));
  return decks.flatMap((one) => decks.map((other) => ({ loadouts: [one, other] })));
}
