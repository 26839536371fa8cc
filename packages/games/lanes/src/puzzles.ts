import type { Foe, PuzzleRules, Rng, Seat } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { CARDS } from './content/cards.ts';
import { EVERYBODY, NOBODY, OWNER, clone, type Known, type Pile, type State } from './state.ts';
import { SEAT_OF, UNIT_ZONES, ZONE_NAME } from './zones.ts';

function veilPile(pile: Pile, isOwn: boolean, unknown: never): Pile {
  const least = isOwn ? OWNER : EVERYBODY;
  const hide = (cards: readonly number[], known: readonly Known[]): number[] =>
    cards.map((card, place) => (known[place] < least ? unknown : card));
  const knownOf = (known: readonly Known[]): Known[] =>
    known.map((level) => (level < least ? NOBODY : level));
  const inHand = pile.hand.length - pile.shown.length;
  return {
    ...pile,
    deckList: isOwn ? pile.deckList : [],
    poolList: isOwn ? pile.poolList : [],
    hand: isOwn ? pile.hand : [...pile.shown, ...new Array<number>(inHand).fill(unknown)],
    deck: hide(pile.deck, pile.deckKnown),
    deckKnown: knownOf(pile.deckKnown),
    protection: hide(pile.protection, pile.protectionKnown),
    protectionKnown: knownOf(pile.protectionKnown),
    pool: pile.pool.map(() => unknown),
  };
}

function veil(state: State, seat: Seat, unknown: never): State {
  const s = clone(state);
  const rng: Rng = [unknown, unknown, unknown, unknown];
  const [a, b] = s.piles;
  return { ...s, rng, piles: [veilPile(a, seat === 0, unknown), veilPile(b, seat === 1, unknown)] };
}

/** The enemy units on the board. */
function foes(s: State, seat: Seat): Foe[] {
  const found: Foe[] = [];
  for (let zone = 0; zone < UNIT_ZONES; zone++) {
    if (s.card[zone] < 0 || SEAT_OF[zone] === seat) continue;
    const { name } = CARDS[s.card[zone]];
    found.push({ id: String(s.object[zone]), name, anchor: `zone:${ZONE_NAME[zone]}` });
  }
  return found;
}

export const puzzles: PuzzleRules<State, Action> = { veil, foes, assumed: { kind: 'decline' } };
