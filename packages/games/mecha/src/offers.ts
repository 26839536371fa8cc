import { openQuestion, type Seat } from '@mechatable/kernel';
import type { Ask } from './agenda.ts';
import { CARDS, cardNumber, fits } from './content/cards.ts';
import type { CardFilter, Zone } from './content/traits.ts';
import { partOf } from './effects/carry-out.ts';
import { deckContents } from './imagine.ts';
import type { View } from './view.ts';

/** Cards of a pile that the open question is about, in the words of actions: `deck` or `discard`. */
export interface Offer {
  readonly seat: Seat;
  readonly from: 'deck' | 'discard';
  readonly cards: readonly string[];
}

interface Search {
  readonly from: readonly Zone[];
  readonly which: CardFilter;
}

/** The cards a question looks for, and in which piles. */
function searchOf(ask: Ask): Search | null {
  if (ask.ask === 'fetch') {
    const op = CARDS[ask.trigger.card].triggers[ask.trigger.effect].do[0];
    return op.op === 'playFromDeck' ? { from: ['deck'], which: op.which } : null;
  }
  if (ask.ask !== 'take' && ask.ask !== 'put') return null;
  const op = partOf(ask.progress);
  if (op.op === 'put') return op;
  return op.op === 'take' ? { from: [op.from], which: op.which } : null;
}

function kindsIn(cards: readonly string[], test: (card: number) => boolean): string[] {
  return [...new Set(cards)].filter((id) => test(cardNumber(id)));
}

/** Playable Commands that choose their targets in the player's own discard pile. */
function offeredAsTargets(view: View, seat: Seat): readonly string[] {
  const { hand, discard } = view.sides[seat];
  const asks = hand?.some((id) => CARDS[cardNumber(id)].target?.pick === 'discarded') === true;
  return asks ? kindsIn(discard, (card) => fits(card, { type: 'mecha' })) : [];
}

/**
 * The cards off the battlefield that the seat asked can choose from, each kind once. A viewer who may not know
 * the deck list learns nothing about a deck.
 */
export function offers(view: View): readonly Offer[] {
  const ask = openQuestion(view);
  if (ask === null || 'seats' in ask) return [];
  const { seat } = ask;
  const { discard, hand } = view.sides[seat];
  const found: Offer[] = [];
  const offer = (from: Offer['from'], cards: readonly string[]): void => {
    if (cards.length > 0) found.push({ seat, from, cards });
  };
  if (ask.ask === 'skip')
    offer(
      'discard',
      kindsIn(discard, (card) => CARDS[card].skip === 'returns'),
    );
  if (ask.ask === 'main' || ask.ask === 'respond') offer('discard', offeredAsTargets(view, seat));
  const search = searchOf(ask);
  if (search === null) return found;
  const fitting = (card: number): boolean => fits(card, search.which);
  if (search.from.includes('discard')) offer('discard', kindsIn(discard, fitting));
  // MG-R-76: only the player who searches the deck sees it, which an opened view shows as a known hand.
  const isSearcher = view.viewer === seat || (view.viewer === 'table' && hand !== null);
  if (isSearcher && search.from.includes('deck'))
    offer('deck', kindsIn(deckContents(view, seat) ?? [], fitting));
  return found;
}
