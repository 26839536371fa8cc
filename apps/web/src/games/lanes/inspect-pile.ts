import { sentence, whose, type Seat } from '@mechatable/kernel';
import type { KnownCard, SideView } from '@mechatable/lanes';
import type { Inspection } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { counted, type NamedView } from './naming.ts';

interface PileFacts {
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
    title: `${sentence(whose(view.names, seat))} ${pile}`,
    kind: counted(found.count, 'card'),
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
        count: side.handCount,
        facts: side.hand === null ? named('Known', side.shown) : named('', side.hand),
        rulings: ['LN-ZONE-2', 'LN-R-42', 'LN-R-90'],
      };
    case 'deck':
      return {
        count: side.deckCount,
        facts: knownCards(side.deckKnown, side.deckCount),
        rulings: ['LN-ZONE-3', 'LN-ZONE-4', 'LN-DRAW-1', 'LN-R-11'],
      };
    case 'protection':
      return {
        count: side.protectionCount,
        facts: [
          side.protectionCount === 0
            ? 'The next hit wins the match.'
            : 'Each hit puts the top card into its owner’s hand.',
          ...knownCards(side.protectionKnown, side.protectionCount),
        ],
        rulings: ['LN-PROT-1', 'LN-PROT-2', 'LN-R-6', 'LN-R-57'],
      };
    case 'pool':
      return {
        count: side.poolCount + side.revealed.length,
        facts: [
          ...named('Face up', side.revealed),
          `Face down: ${counted(side.poolCount, 'card')}.`,
          ...named('Taken so far', side.taken),
        ],
        rulings: ['LN-ZONE-5', 'LN-ZONE-6', 'LN-DRAW-3', 'LN-R-8'],
      };
    case 'graveyard':
      return {
        count: side.graveyard.length,
        facts: named('', side.graveyard.map(({ card }) => card).reverse()),
        rulings: ['LN-ZONE-7', 'LN-R-30'],
      };
    case 'trash':
      return {
        count: side.trash.length,
        facts: named('', [...side.trash].reverse()),
        rulings: ['LN-ZONE-8', 'LN-R-30', 'LN-R-31'],
      };
    default:
      return null;
  }
}

/** Cards by name, equal ones counted: `Pike Lancer ×2`. */
function named(words: string, ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const names = [...counts].map(([id, n]) => `${cardOf(id).name}${n > 1 ? ` ×${n}` : ''}`);
  if (words === '') return names;
  return names.length === 0 ? [] : [`${words}: ${names.join(', ')}.`];
}

/** LN-R-90: hidden cards whose place is known, counted from the top. */
function knownCards(known: readonly KnownCard[], size: number): string[] {
  return [...known]
    .sort((a, b) => b.place - a.place)
    .map(({ place, card, open }) => {
      const from = size - place;
      const where = from === 1 ? 'on top' : place === 0 ? 'at the bottom' : `card ${from} from the top`;
      return `${cardOf(card).name}, ${where}: known ${open ? 'to everyone' : 'only to its owner'}.`;
    });
}
