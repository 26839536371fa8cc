import type { DeckRules, Part, Section } from '@mechatable/kernel';
import type { Card, Cost } from './content/language.ts';
import type { ReadyDeck } from './content/published-decks.ts';
import { words } from './words/index.ts';

/** LN-DECK-3: in deck and pool together. */
export const MAX_COPIES = 4;

const SECTIONS: readonly Section[] = [
  { id: 'deck', name: words.deckRules.deck, size: { min: 40, max: 40 }, clause: 'LN-DECK-1' },
  { id: 'pool', name: words.deckRules.pool, size: { min: 10, max: 10 }, clause: 'LN-DECK-2' },
];

/** The deck rules of Breachline with these cards and starter decks: LN-DECK-1 to 3, LN-R-2. */
export function deckRulesOf(cards: readonly Card[], decks: readonly ReadyDeck[]): DeckRules {
  return {
    what: words.deckRules.deck,
    piece: words.deckRules.card,
    sections: SECTIONS,
    figures: [
      { id: 'front', name: words.deckRules.frontlinePower },
      { id: 'back', name: words.deckRules.backlinePower },
      { id: 'price', name: words.deckRules.printedCost },
    ],
    parts: cards.map(partOf),
    unknown: 'LN-R-2',
    ready: decks.map(({ id, name, plan, deck, pool }) => ({ id, name, plan, list: { deck, pool } })),
  };
}

function partOf(card: Card): Part {
  const { id, name, kind, text, tribe, front, back } = card;
  const price = priceOf(card);
  const triggers = triggersOf(card);
  return {
    id,
    name,
    kind,
    text,
    figures: { ...(kind === 'unit' ? { front, back } : {}), ...(price === 0 ? {} : { price }) },
    keywords: [...(tribe === null ? [] : [tribe]), ...triggers],
    inText: text === '' ? [] : triggers,
    most: { copies: MAX_COPIES, clause: 'LN-DECK-3' },
  };
}

/** Each printed trigger once, without its brackets. */
function triggersOf({ effects }: Card): string[] {
  const found = effects.flatMap((effect) =>
    effect.kind === 'trigger' ? [words.terms.triggers[effect.on].slice(1, -1)] : [],
  );
  return [...new Set(found)];
}

/** How many cards, counters or units a card asks for before it can be played. */
function priceOf({ cost }: Card): number {
  return cost.reduce((sum, price: Cost) => sum + ('n' in price ? price.n : 1), 0);
}
