import { POOL } from './content/cards.ts';
import type { DeckList } from './content/decks.ts';
import type { Edition } from './content/traits.ts';
import { EDITIONS, mostCopies } from './editions.ts';

const TOWERS: Readonly<Record<Edition, string>> = { '1e': 'MG1-001', '2e': 'MG2-081' };
/** How many kinds of cards a deck has besides its Towers: few enough to draw each of them in most matches. */
const KINDS = 9;
/** Every third match of the second edition is for what hardly ever happens by chance. */
const RARE_EVERY = 3;
/** The partner of a deck moves on by one card group each time this many matches have been dealt. */
const ROUND = 15;
const MATCHES: Readonly<Record<Edition, number>> = { '1e': 2 * ROUND, '2e': 10 * ROUND };

export function cardsBesideTowers(edition: Edition): (typeof POOL)[Edition] {
  return POOL[edition].filter(({ id }) => id !== TOWERS[edition]);
}

/** The cards, and as many Towers as the deck is short of `size`. */
export function filledUp(edition: Edition, cards: Readonly<Record<string, number>>, size: number): DeckList {
  const taken = Object.values(cards).reduce((sum, n) => sum + n, 0);
  return { cards: { ...cards, [TOWERS[edition]]: size - taken } };
}

/** As many copies as allowed of some cards in a row; counting on goes through the whole pool. */
export function someOfAll(edition: Edition, index: number): DeckList {
  const cards: Record<string, number> = {};
  const pool = cardsBesideTowers(edition);
  for (let i = 0; i < KINDS; i++) {
    const card = pool[(index * KINDS + i) % pool.length];
    cards[card.id] = mostCopies(card);
  }
  return filledUp(edition, cards, EDITIONS[edition].deckSize.min);
}

/** Pairs of decks for what hardly ever happens by chance, with little else in them. */
const RARE = [
  // Nuclear Blast has to find a Fallout Shelter; Phoenix and Pack Wolf cost 5.
  [
    { 'MG2-036': 3, 'MG2-069': 1 },
    { 'MG2-075': 3, 'MG2-074': 1 },
  ],
  // Siege Tower needs Towers up to the enemy entry zone, and an opponent who doesn't stop them.
  [{ 'MG2-097': 3 }, {}],
  // Sky Whale costs 6, and Infighting needs two enemy Pilots.
  [
    { 'MG2-102': 1, 'MG2-051': 3 },
    { 'MG2-004': 3, 'MG2-027': 3, 'MG2-007': 3, 'MG2-079': 3, 'MG2-129': 3 },
  ],
].map((pair) => pair.map((cards) => filledUp('2e', cards, EDITIONS['2e'].deckSize.min)));

/** Decks for matches that between them use every card: the starter decks leave many out. */
export function showcase(edition: Edition): readonly { readonly loadouts: readonly DeckList[] }[] {
  return Array.from({ length: MATCHES[edition] }, (_, index) => {
    const rare = edition === '2e' && index % RARE_EVERY === RARE_EVERY - 1;
    const partner = index + (edition === '1e' ? 1 : Math.floor(index / ROUND));
    const pair = rare ? RARE[Math.floor(index / RARE_EVERY) % RARE.length] : undefined;
    return { loadouts: pair ?? [someOfAll(edition, index), someOfAll(edition, partner)] };
  });
}
