import type { DeckRules } from '@mechatable/kernel';
import { CARDS } from './content/cards.ts';
import { READY_DECKS } from './content/decks.ts';
import { deckRulesOf } from './deck-rules-of.ts';

export { MAX_COPIES } from './deck-rules-of.ts';

/** The deck rules of Breachline with the content in play. */
export const deckRules: DeckRules = deckRulesOf(CARDS, READY_DECKS);
