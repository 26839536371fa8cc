import { problemsAt, same, type ContentProblem, type ContentRules } from '@mechatable/kernel';
import { objections } from '@mechatable/lists';
import type { Card } from '../content/language.ts';
import { PUBLISHED_CARDS } from '../content/published-cards.ts';
import { PUBLISHED_DECKS, type ReadyDeck } from '../content/published-decks.ts';
import { deckRulesOf } from '../deck-rules-of.ts';
import { manifest } from '../manifest.ts';
import { cardChange, cardSchema, deckChange, deckSchema } from './card-schema.ts';
import { cardProblems } from './checks.ts';
import { words } from './words.ts';

/** A content file can add cards and starter decks to Breachline. */
const contentRules: ContentRules = {
  game: manifest.id,
  rulebook: 'lanes',
  lists: [
    {
      key: 'cards',
      list: 'cards',
      piece: 'card',
      published: PUBLISHED_CARDS,
      schema: cardSchema,
      change: cardChange,
    },
    {
      key: 'decks',
      list: 'decks',
      piece: 'deck',
      published: PUBLISHED_DECKS,
      schema: deckSchema,
      change: deckChange,
    },
  ],
  problems(lists) {
    const cards = lists.cards as readonly Card[];
    const decks = lists.decks as readonly ReadyDeck[];
    return [
      ...cards.flatMap((card, i) =>
        doesAsPublished(card) ? [] : problemsAt(['cards', i], cardProblems(card)),
      ),
      ...decks.flatMap((deck, i) => problemsAt(['decks', i], deckProblems(deck, cards))),
    ];
  },
};

export const CONTENT_RULES: readonly ContentRules[] = [contentRules];

/** Published effects are known to work, even the few that new cards can't have. */
function doesAsPublished({ id, kind, cost, effects }: Card): boolean {
  const former = PUBLISHED_CARDS.find((card) => card.id === id);
  return (
    former !== undefined && former.kind === kind && same(former.cost, cost) && same(former.effects, effects)
  );
}

function deckProblems(deck: ReadyDeck, added: readonly Card[]): ContentProblem[] {
  const cards = new Map([...PUBLISHED_CARDS, ...added].map((card) => [card.id, card]));
  const sections = ['deck', 'pool'] as const;
  const unknown = sections.flatMap((section) =>
    Object.keys(deck[section]).flatMap((id) =>
      cards.has(id) ? [] : [{ path: [section, id], sentence: words.unknownCard(id) }],
    ),
  );
  if (unknown.length > 0) return unknown;
  const { deck: main, pool } = deck;
  return objections(deckRulesOf([...cards.values()], []), { deck: main, pool }).map(
    ({ sentence, clause }) => ({ path: [], sentence: words.illegalDeck(sentence), clause }),
  );
}
