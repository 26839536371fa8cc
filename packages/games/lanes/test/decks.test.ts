import { person, rngFrom, openMatch } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { READY_DECKS, type DeckList, type ReadyDeck } from '../src/content/decks.ts';
import { cardsOf } from '../src/decks.ts';
import { lanes } from '../src/game.ts';
import { deckProblems as problemsOf } from '../src/index.ts';

/** A legal list to spoil: ten kinds four times each, and ten single cards in the pool. */
const DECK = kinds('VG-01 VG-02 VG-03 VG-04 BA-01 BA-02 BA-03 BA-04 LB-01 LB-02', 4);
const POOL = kinds('OP-01 OP-02 OP-03 OP-04 MD-01 MD-02 LD-01 LD-02 NT-01 NT-02', 1);
const LEGAL: DeckList = { deck: DECK, pool: POOL };

function kinds(ids: string, count: number): Record<string, number> {
  return Object.fromEntries(ids.split(' ').map((id) => [id, count]));
}

/** The errors of the options about a deck of the first seat; none if they accept it. */
function complaints(deck: unknown, other: unknown = 'iron-spear'): string[] {
  const parsed = lanes.rules.options.safeParse({ loadouts: [deck, other] });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ message, ...issue }) =>
        'params' in issue ? `${message} (${String(issue.params?.clause)})` : message,
      );
}

/** Sentences with their clauses. */
const deckProblems = (list: Parameters<typeof problemsOf>[0]): string[] =>
  problemsOf(list).map(({ sentence, clause }) => `${sentence} (${clause})`);

const size = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('a custom list', () => {
  test('[LN-DECK-1] [LN-DECK-2] [LN-DECK-3] 40 cards, a pool of 10 and four of a kind are legal', () => {
    expect(deckProblems(LEGAL)).toEqual([]);
    expect(complaints(LEGAL)).toEqual([]);
    const options = lanes.rules.options.parse({ loadouts: ['ghost-knife', LEGAL] });
    expect(options.loadouts).toEqual(['ghost-knife', LEGAL]);
    const { piles } = lanes.rules.setup(options, 2, rngFrom('own list'));
    expect(piles[1].deckList).toHaveLength(40);
    expect(piles[1].deckList.map((card) => CARDS[card]?.id).slice(0, 5)).toEqual([
      'VG-01',
      'VG-01',
      'VG-01',
      'VG-01',
      'VG-02',
    ]);
    expect(piles[1].poolList).toHaveLength(10);
    expect(piles[0].deckList).toEqual(cardsOf('ghost-knife').deck);
  });

  test.each([
    ['39', { ...DECK, 'VG-01': 3 }, 'the deck has 39 cards instead of 40 (LN-DECK-1)'],
    ['41', { ...DECK, 'VG-05': 1 }, 'the deck has 41 cards instead of 40 (LN-DECK-1)'],
    ['no', {}, 'the deck has 0 cards instead of 40 (LN-DECK-1)'],
  ])('[LN-DECK-1] [LN-R-2] a deck of %s cards is refused', (_, deck, message) => {
    expect(deckProblems({ deck, pool: POOL })).toEqual([message]);
    expect(complaints({ deck, pool: POOL })).toEqual([message]);
  });

  test.each([
    ['9', kinds('OP-01 OP-02 OP-03 OP-04 MD-01 MD-02 LD-01 LD-02 NT-01', 1), 'the pool has 9 cards'],
    ['11', { ...POOL, 'NT-02': 2 }, 'the pool has 11 cards'],
    ['no', {}, 'the pool has 0 cards'],
  ])('[LN-DECK-2] [LN-R-2] a pool of %s cards is refused', (_, pool, message) => {
    expect(deckProblems({ deck: DECK, pool })).toEqual([`${message} instead of 10 (LN-DECK-2)`]);
    expect(complaints({ deck: DECK, pool })).toEqual([`${message} instead of 10 (LN-DECK-2)`]);
  });

  test('[LN-DECK-3] a fifth copy is refused, in the deck or counted with the pool', () => {
    const inDeck = { ...DECK, 'VG-01': 5, 'VG-02': 3 };
    expect(complaints({ deck: inDeck, pool: POOL })).toEqual([
      'Pike Lancer (VG-01) appears 5 times, at most 4 are allowed (LN-DECK-3)',
    ]);
    const pool = kinds('OP-01 OP-02 OP-03 OP-04 MD-01 MD-02 LD-01 LD-02 NT-01 VG-01', 1);
    expect(complaints({ deck: DECK, pool })).toEqual([
      'Pike Lancer (VG-01) appears 5 times, at most 4 are allowed (LN-DECK-3)',
    ]);
    const exactlyFour = { ...DECK, 'VG-01': 3, 'VG-05': 1 };
    expect(complaints({ deck: exactlyFour, pool })).toEqual([]);
  });

  test('[LN-R-2] an unknown card is refused by its id', () => {
    const deck = { ...kinds('VG-01 VG-02 VG-03 VG-04 BA-01 BA-02 BA-03 BA-04 LB-01', 4), 'XX-99': 4 };
    expect(complaints({ deck, pool: POOL })).toEqual(['there is no card "XX-99" (LN-R-2)']);
    const many = { ...deck, 'XX-99': 8 };
    expect(complaints({ deck: many, pool: POOL })).toEqual([
      'the deck has 44 cards instead of 40 (LN-DECK-1)',
      'there is no card "XX-99" (LN-R-2)',
    ]);
  });

  test('[LN-R-2] all problems are listed together, each card by name and count', () => {
    const deck = { ...DECK, 'VG-01': 6, 'BA-02': 5 };
    const pool = { ...POOL, 'LB-02': 1, nonsense: 1 };
    const all = [
      'the deck has 43 cards instead of 40 (LN-DECK-1)',
      'the pool has 12 cards instead of 10 (LN-DECK-2)',
      'Pike Lancer (VG-01) appears 6 times, at most 4 are allowed (LN-DECK-3)',
      'Rampart Golem (BA-02) appears 5 times, at most 4 are allowed (LN-DECK-3)',
      'Howitzer Dray (LB-02) appears 5 times, at most 4 are allowed (LN-DECK-3)',
      'there is no card "nonsense" (LN-R-2)',
    ];
    expect(deckProblems({ deck, pool })).toEqual(all);
    expect(complaints({ deck, pool })).toEqual(all);
    expect(complaints('iron-spear', { deck, pool })).toEqual(all);
  });

  test('[LN-R-2] cards of every kind may be in either list', () => {
    const mixed = kinds('OP-01 OP-02 MD-01 MD-02 LD-01 LD-02 VG-01 VG-02 NT-01 NT-02', 2);
    const twenty = { ...mixed, ...kinds('OP-05 MD-04 LD-05 HV-01 SV-01', 4) };
    expect(deckProblems({ deck: twenty, pool: kinds(Object.keys(mixed).join(' '), 1) })).toEqual([]);
  });

  test('[LN-R-2] a bad list is refused before the toss, and no match begins', () => {
    const start = {
      players: [person('Ann'), person('Ben')],
      seed: '1',
      options: { loadouts: [{ deck: {}, pool: POOL }, LEGAL] },
    };
    expect(() => openMatch(lanes, start)).toThrow('the deck has 0 cards instead of 40');
  });
});

describe('values that are not decks', () => {
  test('an unknown starter deck is refused, and the error lists the starter decks', () => {
    expect(complaints('iron-spoon')).toEqual([
      'there is no deck "iron-spoon"; choose one of iron-spear, standing-wall, thunder-row, second-life, swarm-protocol, ghost-knife',
    ]);
  });

  test.each([
    ['a number', 7, 'expected object, received number'],
    ['nothing', null, 'expected object, received null'],
    ['half a list', { deck: DECK }, 'expected record, received undefined'],
    ['a list with a third part', { ...LEGAL, side: {} }, 'Unrecognized key: "side"'],
    ['a count of zero', { deck: { ...DECK, 'VG-05': 0 }, pool: POOL }, 'expected number to be >0'],
    ['half a card', { deck: DECK, pool: { ...POOL, 'NT-02': 0.5 } }, 'expected int, received number'],
  ])('%s is refused, and the error shows what a list looks like', (_, deck, why) => {
    const [message = '', ...others] = complaints(deck);
    expect(others).toEqual([]);
    expect(message).toMatch(
      /^a deck is the id of a starter deck, or \{ "deck": \{ "VG-01": 4, \.\.\. \}, "pool": /,
    );
    expect(message).toContain(why);
  });

  test('[LN-GEN-1] there is one deck for each of the two seats', () => {
    for (const loadouts of [[], ['iron-spear'], ['iron-spear', 'iron-spear', 'iron-spear']]) {
      expect(lanes.rules.options.safeParse({ loadouts }).success).toBe(false);
    }
  });
});

describe('the options', () => {
  test('an empty object gives a match with the defaults', () => {
    expect(lanes.rules.options.parse({})).toEqual({
      loadouts: ['iron-spear', 'standing-wall'],
      protectionFrom: 'deck',
      firstTurnAttacks: false,
      turnCap: 100,
    });
  });

  test.each([
    ['protectionFrom', 'hand', true],
    ['protectionFrom', 'pool', false],
    ['firstTurnAttacks', true, true],
    ['firstTurnAttacks', 'yes', false],
    ['turnCap', 1, true],
    ['turnCap', 0, false],
    ['turnCap', 100, true],
    ['turnCap', 101, false],
    ['turnCap', 1.5, false],
    ['mulligan', true, false],
  ])('%s: %s', (key, value, accepted) => {
    expect(lanes.rules.options.safeParse({ [key]: value }).success).toBe(accepted);
  });

  test('[LN-R-5] [LN-R-81] the state keeps the options, but not the deck lists', () => {
    const options = lanes.rules.options.parse({ protectionFrom: 'hand', firstTurnAttacks: true, turnCap: 7 });
    const { rules } = lanes.rules.setup(options, 2, rngFrom('1'));
    expect(rules).toEqual({
      version: lanes.rulesVersion,
      protectionFrom: 'hand',
      firstTurnAttacks: true,
      turnCap: 7,
    });
  });
});

describe('the starter decks', () => {
  const ids = READY_DECKS.map(({ id }) => id);

  test('each has a name and a plan', () => {
    expect(lanes.content.loadouts).toBe(READY_DECKS);
    for (const { plan } of READY_DECKS) expect(plan).toMatch(/^[A-Z].{20,}\.$/);
  });

  test.each(ids)('[LN-DECK-1] [LN-DECK-2] [LN-DECK-3] %s is a legal list', (id) => {
    const { deck, pool } = ready(id);
    expect([size(deck), size(pool)]).toEqual([40, 10]);
    for (const card of new Set([...Object.keys(deck), ...Object.keys(pool)])) {
      expect((deck[card] ?? 0) + (pool[card] ?? 0)).toBeLessThanOrEqual(4);
    }
    expect(deckProblems({ deck, pool })).toEqual([]);
    expect(complaints(id)).toEqual([]);
    expect(complaints('iron-spear', id)).toEqual([]);
    const numbers = cardsOf(id);
    expect([numbers.deck.length, numbers.pool.length]).toEqual([40, 10]);
    for (const card of numbers.deck) expect(Object.keys(deck)).toContain(CARDS[card]?.id);
  });

  function ready(id: string): ReadyDeck {
    const found = READY_DECKS.find((deck) => deck.id === id);
    if (found === undefined) throw new Error(`there is no starter deck ${id}`);
    return found;
  }
});
