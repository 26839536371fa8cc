import type { DeckRules, Part } from '@mechatable/kernel';
import { POOL } from './content/cards.ts';
import { READY_DECKS } from './content/decks.ts';
import type { Card } from './content/language.ts';
import type { Edition } from './content/traits.ts';
import { EDITIONS, mostCopies } from './editions.ts';
import { keywordWords } from './naming.ts';
import { words } from './words/index.ts';

/** The names of these cards in the first edition. */
export const EARLIER_NAMES: Readonly<Partial<Record<string, string>>> = {
  Jaeger: 'Jager',
  'Dragon Ship': 'Dragon',
};

const SUPERTYPE: Readonly<Record<Card['copies'], string>> = {
  normal: '',
  basic: words.deck.basic,
  singleton: words.deck.singleton,
};

/** The deck-building rules of one edition: its card list, deck sizes and copy limits (MG-R-6). */
export function deckRulesOf(edition: Edition): DeckRules {
  const { deckSize, sizeClause, maxSizeClause } = EDITIONS[edition];
  return {
    what: words.deck.what,
    piece: words.deck.piece,
    sections: [
      { id: 'cards', name: words.deck.section, size: deckSize, clause: sizeClause, maxClause: maxSizeClause },
    ],
    figures: [
      { id: 'cost', name: words.deck.cost },
      { id: 'power', name: words.deck.power },
      { id: 'durability', name: words.deck.durability },
    ],
    parts: POOL[edition].map(partOf),
    unknown: 'MG-R-6',
    ready: READY_DECKS[edition].map(({ id, name, plan, cards }) => ({ id, name, plan, list: { cards } })),
  };
}

function partOf(card: Card): Part {
  const { id, name, kind, text, cost, power, durability, copies } = card;
  const was = EARLIER_NAMES[name];
  return {
    id,
    name,
    kind,
    text,
    figures: {
      ...(cost === null ? {} : { cost }),
      ...(power === null ? {} : { power }),
      ...(durability === null ? {} : { durability }),
    },
    keywords: [SUPERTYPE[copies], ...keywordWords(id).split(', ')].filter((word) => word !== ''),
    most:
      copies === 'basic'
        ? null
        : { copies: mostCopies(card), clause: copies === 'singleton' ? 'MG-DECK-5' : 'MG-DECK-3' },
    ...(was === undefined ? {} : { was }),
  };
}
