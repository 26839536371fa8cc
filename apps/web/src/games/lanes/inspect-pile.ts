import type { Seat } from '@mechatable/kernel';
import type { KnownCard, SideView } from '@mechatable/lanes';
import type { Inspection } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import type { NamedView } from './naming.ts';
import { words, type PileName } from './words.ts';

interface PileFacts {
  readonly pile: PileName;
  readonly count: number;
  readonly facts: readonly string[];
  readonly rulings: readonly string[];
}

/** A pile: how many cards, and which of them the viewer may know. */
export function inspectPile(view: NamedView, letter: string, pile: string): Inspection | null {
  const seat: Seat = letter === 'A' ? 0 : 1;
  const side = view.sides[seat === 0 ? 0 : 1];
  const found = factsOf(side, pile);
  if (found === null) return null;
  return {
    title: words.inspect.pile(view.names, seat, found.pile),
    kind: words.inspect.cards(found.count),
    card: null,
    text: [],
    sum: null,
    facts: found.facts,
    rulings: found.rulings,
  };
}

function factsOf(side: SideView, pile: string): PileFacts | null {
  switch (pile) {
    case 'hand':
      return {
        pile,
        count: side.handCount,
        facts: side.hand === null ? listed(words.inspect.known, side.shown) : named(side.hand),
        rulings: ['LN-ZONE-2', 'LN-R-42', 'LN-R-90'],
      };
    case 'deck':
      return {
        pile,
        count: side.deckCount,
        facts: knownCards(side.deckKnown, side.deckCount),
        rulings: ['LN-ZONE-3', 'LN-ZONE-4', 'LN-DRAW-1', 'LN-R-11'],
      };
    case 'protection':
      return {
        pile,
        count: side.protectionCount,
        facts: [
          side.protectionCount === 0 ? words.inspect.lastHit : words.inspect.nextHit,
          ...knownCards(side.protectionKnown, side.protectionCount),
        ],
        rulings: ['LN-PROT-1', 'LN-PROT-2', 'LN-R-6', 'LN-R-57'],
      };
    case 'pool':
      return {
        pile,
        count: side.poolCount + side.revealed.length,
        facts: [
          ...listed(words.inspect.faceUp, side.revealed),
          words.inspect.faceDown(side.poolCount),
          ...listed(words.inspect.taken, side.taken),
        ],
        rulings: ['LN-ZONE-5', 'LN-ZONE-6', 'LN-DRAW-3', 'LN-R-8'],
      };
    case 'graveyard':
      return {
        pile,
        count: side.graveyard.length,
        facts: named(side.graveyard.map(({ card }) => card).reverse()),
        rulings: ['LN-ZONE-7', 'LN-R-30'],
      };
    case 'trash':
      return {
        pile,
        count: side.trash.length,
        facts: named([...side.trash].reverse()),
        rulings: ['LN-ZONE-8', 'LN-R-30', 'LN-R-31'],
      };
    default:
      return null;
  }
}

/** Cards by name, equal ones counted: `Pike Lancer ×2`. */
function named(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, n]) => words.inspect.copies(cardOf(id).name, n));
}

/** The cards in one sentence; none if there are no cards. */
function listed(say: (names: readonly string[]) => string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [say(named(ids))];
}

/** LN-R-90: hidden cards whose place is known, the top one first. */
function knownCards(known: readonly KnownCard[], size: number): string[] {
  return [...known]
    .sort((a, b) => b.place - a.place)
    .map(({ place, card, open }) => words.inspect.knownCard(cardOf(card).name, size - place, size, open));
}
