import { rngFrom, type Viewer } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { withoutCard } from '../src/board.ts';
import { CARDS, cardNumber } from '../src/content/cards.ts';
import { READY_DECKS, type DeckList } from '../src/content/decks.ts';
import { MAX_COPIES } from '../src/deck-rules.ts';
import { cardsOf, deckProblems } from '../src/decks.ts';
import { lanes } from '../src/game.ts';
import { plus, without, withoutLast } from '../src/lists.ts';
import { NOBODY, type Pile, type State } from '../src/state.ts';
import { zoneNumber } from '../src/zones.ts';
import { position } from './given.ts';

const ids = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]?.id ?? '?');
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** This many states that look the same to the viewer. */
function dreams(state: State, viewer: Viewer, count = 12): State[] {
  const view = lanes.rules.view(state, viewer);
  return Array.from({ length: count }, (_, i) => lanes.rules.imagine(view, rngFrom(`dream ${i}`)));
}

const pileOf = (state: State, seat: 0 | 1): Pile => state.piles[seat];
const census = (state: State): readonly string[] => lanes.lab.census(state);

/** A match just dealt, A to answer the exchange, with these pool cards face up for both seats. */
function dealt(loadouts: unknown, ...revealed: [string, string]): State {
  const state = lanes.rules.setup(lanes.rules.options.parse({ loadouts }), 2, rngFrom('heads'));
  lanes.rules.apply(state, 0, { kind: 'tossChoice', take: 'first' });
  state.piles.forEach((pile, seat) => {
    pile.pool = [...pile.pool, ...pile.revealed];
    pile.revealed = (revealed[seat] ?? '').split(' ').map(cardNumber);
    for (const card of pile.revealed) pile.pool = withoutCard(pile.pool, card);
  });
  return state;
}

/** Takes a card out of the deck of a seat; if it is in the hand or in protection, it swaps places first. */
function fromDeck(state: State, seat: 0 | 1, id: string): number {
  const pile = state.piles[seat];
  const card = cardNumber(id);
  const holder = (['deck', 'hand', 'protection'] as const).find((name) => pile[name].includes(card));
  if (holder === undefined) throw new Error(`seat ${seat} has no ${id} left`);
  if (holder !== 'deck') {
    pile[holder] = pile[holder].with(pile[holder].indexOf(card), pile.deck[0] as number);
    pile.deck = pile.deck.with(0, card);
  }
  pile.deckKnown = withoutLast(pile.deckKnown);
  pile.deck = without(pile.deck, pile.deck.indexOf(card));
  return card;
}

function toTrash(state: State, seat: 0 | 1, ...cards: string[]): void {
  const pile = state.piles[seat];
  for (const id of cards) pile.trash = plus(pile.trash, fromDeck(state, seat, id));
}

function toZone(state: State, zone: string, id: string): void {
  const place = zoneNumber(zone);
  state.card[place] = fromDeck(state, zone.startsWith('A') ? 0 : 1, id);
  state.object[place] = state.zoneOf.push(place) - 1;
}

/** Face-up pool cards that only these decks have. */
const GHOST = 'NT-04 OP-06 OP-12';
const SPEAR = 'OP-02 VG-07 MD-05';

describe('the viewer’s own side', () => {
  test('is known exactly, except for the order of hidden cards', () => {
    const state = dealt(['iron-spear', 'ghost-knife'], SPEAR, GHOST);
    const real = pileOf(state, 0);
    for (const dream of dreams(state, 0)) {
      const pile = pileOf(dream, 0);
      expect([pile.hand, pile.revealed]).toEqual([real.hand, real.revealed]);
      expect(sorted([...pile.deck, ...pile.protection])).toEqual(sorted([...real.deck, ...real.protection]));
      expect([pile.deck.length, pile.protection.length]).toEqual([30, 3]);
      expect(sorted(pile.pool)).toEqual(sorted(real.pool));
      expect([pile.deckList, pile.poolList]).toEqual([real.deckList, real.poolList]);
    }
    const orders = dreams(state, 0).map((dream) => pileOf(dream, 0).deck.join(' '));
    expect(new Set(orders).size).toBe(12);
    expect(orders).not.toContain(real.deck.join(' '));
  });

  test('keeps known cards in their places', () => {
    const state = dealt(['iron-spear', 'ghost-knife'], SPEAR, GHOST);
    lanes.rules.apply(state, 0, { kind: 'exchange', yes: true });
    const [returned] = ids(pileOf(state, 0).hand);
    lanes.rules.apply(state, 0, { kind: 'giveBack', card: returned ?? '' });
    lanes.rules.apply(state, 0, { kind: 'takeRevealed', card: 'MD-05' });
    for (const dream of dreams(state, 0)) {
      expect(ids(pileOf(dream, 0).deck)[0]).toBe(returned);
      expect(pileOf(dream, 0).deckKnown).toEqual([1, ...new Array<number>(30).fill(NOBODY)]);
      expect(ids(pileOf(dream, 0).taken)).toEqual(['MD-05']);
      expect(census(dream)).toEqual(census(state));
    }
    // the opponent knows neither the place nor the card
    const bottoms = dreams(state, 1, 30).map((dream) => pileOf(dream, 0).deck[0]);
    expect(new Set(bottoms).size).toBeGreaterThan(5);
  });
});

describe('the opponent, with a starter deck', () => {
  test('is dealt from the only list that fits the cards seen', () => {
    const state = dealt(['iron-spear', 'ghost-knife'], SPEAR, GHOST);
    const { deck, pool } = cardsOf('ghost-knife');
    const hands = new Set<string>();
    for (const dream of dreams(state, 0, 30)) {
      const pile = pileOf(dream, 1);
      expect([pile.deckList, pile.poolList]).toEqual([deck, pool]);
      expect([pile.hand.length, pile.deck.length, pile.protection.length, pile.pool.length]).toEqual([
        6, 31, 3, 7,
      ]);
      expect(sorted([...pile.hand, ...pile.deck, ...pile.protection])).toEqual(deck);
      expect(sorted([...pile.pool, ...pile.revealed])).toEqual(pool);
      hands.add(pile.hand.join(' '));
    }
    expect(hands.size).toBe(30);
    expect(hands).not.toContain(pileOf(state, 1).hand.join(' '));
  });

  /** The starter decks that a viewer thinks possible for B. */
  function suspected(state: State, viewer: Viewer = 0): string[] {
    const lists = new Set(dreams(state, viewer, 60).map((dream) => pileOf(dream, 1).deckList.join(' ')));
    const found = READY_DECKS.filter(({ id }) => lists.has(cardsOf(id).deck.join(' ')));
    expect(found).toHaveLength(lists.size); // no other list comes up
    return found.map(({ id }) => id);
  }

  test('has one of the lists that fit', () => {
    const state = dealt(['iron-spear', 'swarm-protocol'], SPEAR, 'OP-02 NT-03 OP-16');
    expect(suspected(state)).toEqual(['iron-spear', 'second-life', 'swarm-protocol']);
    expect(suspected(state, 'table')).toEqual(['iron-spear', 'second-life', 'swarm-protocol']);
    expect(suspected(state, 1)).toEqual(['swarm-protocol']);
    toTrash(state, 1, 'NT-01');
    expect(suspected(state)).toEqual(['iron-spear', 'second-life', 'swarm-protocol']);
    toTrash(state, 1, 'HV-01');
    expect(suspected(state)).toEqual(['swarm-protocol']);
  });

  test('has at most as many copies as its list', () => {
    const state = dealt(['ghost-knife', 'standing-wall'], GHOST, 'OP-02 LD-06 NT-03');
    toTrash(state, 1, 'LD-01', 'LD-01');
    expect(suspected(state)).toEqual(['iron-spear', 'standing-wall']);
    toTrash(state, 1, 'LD-01');
    expect(suspected(state)).toEqual(['standing-wall']);
  });

  test('with two face-up copies in the pool has a list with two', () => {
    const state = dealt(['ghost-knife', 'iron-spear'], GHOST, 'OP-02 OP-02 NT-03');
    expect(suspected(state)).toEqual(['iron-spear', 'swarm-protocol']);
  });

  test('includes pool cards that were taken, seen or unseen', () => {
    const state = dealt(['ghost-knife', 'iron-spear'], GHOST, SPEAR);
    lanes.rules.apply(state, 0, { kind: 'exchange', yes: false });
    lanes.rules.apply(state, 0, { kind: 'pass' });
    lanes.rules.apply(state, 1, { kind: 'exchange', yes: true });
    lanes.rules.apply(state, 1, { kind: 'giveBack', card: ids(pileOf(state, 1).hand)[0] ?? '' });
    lanes.rules.apply(state, 1, { kind: 'takeRevealed', card: 'MD-05' });
    for (const dream of dreams(state, 0)) {
      expect(ids(pileOf(dream, 1).hand)[0]).toBe('MD-05');
      expect([pileOf(dream, 1).hand.length, pileOf(dream, 1).shown]).toEqual([7, [cardNumber('MD-05')]]);
      expect(census(dream)).toEqual(census(state));
    }
    lanes.rules.apply(state, 1, { kind: 'pass' });
    lanes.rules.apply(state, 0, { kind: 'exchange', yes: false });
    lanes.rules.apply(state, 0, { kind: 'pass' });
    lanes.rules.apply(state, 1, { kind: 'exchange', yes: true });
    lanes.rules.apply(state, 1, { kind: 'giveBack', card: 'MD-05' });
    // Breach Charge is in B's deck now, but as far as A knows it could be in the hand
    const places = new Set<string>();
    for (const dream of dreams(state, 0, 30)) {
      expect(census(dream)).toEqual(census(state));
      const { hand, deck, protection } = pileOf(dream, 1);
      const charge = cardNumber('MD-05');
      if (hand.includes(charge)) places.add('hand');
      if (deck.includes(charge)) places.add('deck');
      if (protection.includes(charge)) places.add('protection');
    }
    expect(places.size).toBeGreaterThan(1);
  });

  test('includes the cards on both sides of the board', () => {
    const state = dealt(['iron-spear', 'ghost-knife'], SPEAR, GHOST);
    for (const [zone, id] of [
      ['A1f', 'VG-01'],
      ['A3b', 'VG-02'],
      ['A1L', 'LD-01'],
      ['A3L', 'LD-07'],
      ['B1f', 'PH-01'],
      ['B3b', 'PH-02'],
      ['B1L', 'LD-07'],
      ['B3L', 'LD-09'],
    ] as const) {
      toZone(state, zone, id);
    }
    attach(state, 'A1f', 1, fromDeck(state, 1, 'MD-04'));
    attach(state, 'B3b', 1, fromDeck(state, 1, 'MD-01'));
    attach(state, 'A3b', 0, fromDeck(state, 0, 'MD-01'));
    for (const viewer of [0, 1, 'table'] as const) {
      for (const dream of dreams(state, viewer)) expect(census(dream)).toEqual(census(state));
    }
  });

  test('includes a card on its way from the hand to the board', () => {
    const state = dealt(['iron-spear', 'ghost-knife'], SPEAR, GHOST);
    lanes.rules.apply(state, 0, { kind: 'exchange', yes: false });
    const pile = pileOf(state, 0);
    for (const id of ['VG-01', 'OP-05']) pile.hand = [...pile.hand, fromDeck(state, 0, id)];
    toZone(state, 'A2f', 'NT-01');
    toZone(state, 'A3f', 'NT-01');
    const playing = lanes.rules.clone(state);
    lanes.rules.apply(playing, 0, { kind: 'playUnit', card: 'VG-01' });
    lanes.rules.apply(state, 0, { kind: 'playTech', card: 'OP-05' });
    expect([playing, state].map(({ agenda }) => agenda.at(-1))).toMatchObject([
      { ask: 'zone' },
      { ask: 'target' },
    ]);
    for (const unfinished of [playing, state]) {
      for (const viewer of [0, 1, 'table'] as const) {
        for (const dream of dreams(unfinished, viewer)) expect(census(dream)).toEqual(census(unfinished));
      }
    }
  });
});

function attach(state: State, zone: string, owner: 0 | 1, card: number): void {
  state.equipCard = plus(state.equipCard, card);
  state.equipOwner = plus(state.equipOwner, owner);
  state.equipObject = plus(state.equipObject, state.zoneOf.push(-1) - 1);
  state.equipUnit = plus(state.equipUnit, state.object[zoneNumber(zone)] as number);
}

describe('the opponent, with a custom list', () => {
  const many = (text: string, count: number): Record<string, number> =>
    Object.fromEntries(text.split(' ').map((id) => [id, count]));
  const OWN: DeckList = {
    deck: many('VG-07 VG-05 BA-07 LB-07 SV-08 OP-01 OP-02 OP-14 OP-17 MD-05', 4),
    pool: many('PH-01 PH-02 PH-03 PH-04 PH-05 PH-06 PH-07 PH-08 NT-04 NT-05', 1),
  };
  const counted = (cards: readonly number[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const id of ids(cards)) counts[id] = (counts[id] ?? 0) + 1;
    return counts;
  };

  test('has an invented legal list with all the cards seen', () => {
    const state = dealt(['ghost-knife', OWN], GHOST, 'PH-01 PH-02 NT-05');
    // four copies seen: the starter decks have more of them in their pools
    toTrash(state, 1, 'VG-07', 'VG-07', 'VG-07', 'VG-07', 'BA-07', 'BA-07', 'BA-07', 'BA-07');
    toTrash(state, 1, 'LB-07', 'LB-07', 'LB-07', 'LB-07', 'OP-02', 'OP-02', 'OP-02', 'OP-02');
    for (const dream of dreams(state, 0, 60)) {
      const { deckList, poolList, hand, deck, protection, trash, pool, revealed } = pileOf(dream, 1);
      expect(deckProblems({ deck: counted(deckList), pool: counted(poolList) })).toEqual([]);
      expect(sorted([...hand, ...deck, ...protection, ...trash])).toEqual(deckList);
      expect(sorted([...pool, ...revealed])).toEqual(poolList);
      expect([hand.length, protection.length, pool.length]).toEqual([6, 3, 7]);
      expect(counted(trash)).toEqual({ 'VG-07': 4, 'BA-07': 4, 'LB-07': 4, 'OP-02': 4 });
    }
  });

  test('keeps a pool card that was taken and is now hidden', () => {
    const state = dealt(['ghost-knife', OWN], GHOST, 'PH-01 PH-02 NT-05');
    const pile = pileOf(state, 1);
    const taken = pile.revealed.at(-1) as number; // Scar Prospector: to the hand, and unseen into the deck
    pile.revealed = plus(withoutLast(pile.revealed), pile.pool.at(-1) as number);
    pile.pool = withoutLast(pile.pool);
    pile.taken = plus(pile.taken, taken);
    pile.deck = [taken, ...pile.deck];
    pile.deckKnown = [NOBODY, ...pile.deckKnown];
    for (const dream of dreams(state, 0, 30)) {
      const { deckList, poolList, hand, deck, protection } = pileOf(dream, 1);
      expect([...hand, ...deck, ...protection]).toContain(taken);
      expect(poolList).toContain(taken);
      expect(deckProblems({ deck: counted(deckList), pool: counted(poolList) })).toEqual([]);
    }
  });

  test('has as many cards as are on the table, even if they are few', () => {
    const state = position({
      A1f: 'VG-01',
      B1f: 'VG-02',
      B: { hand: 'VG-03 VG-04', deck: 'VG-05', protection: 'VG-06', pool: 'OP-01' },
    });
    for (const dream of dreams(state, 0, 30)) {
      const { deckList, poolList, hand, deck, protection, pool } = pileOf(dream, 1);
      expect([deckList.length, poolList.length]).toEqual([5, 1]);
      expect([hand.length, deck.length, protection.length, pool.length]).toEqual([2, 1, 1, 1]);
      expect(deckList).toContain(cardNumber('VG-02'));
    }
  });

  test('is filled up with any cards once the starter lists are used up', () => {
    const seen = CARDS.slice(0, 18)
      .map(({ id }) => id)
      .join(' ');
    const state = position({ B: { trash: seen, deck: new Array<string>(90).fill('NT-02').join(' ') } });
    for (const dream of dreams(state, 0, 5)) {
      const { deckList, deck } = pileOf(dream, 1);
      expect(deck).toHaveLength(90);
      expect(deck.every((card) => card >= 0 && card < CARDS.length)).toBe(true);
      expect(Math.max(...Object.values(counted(deckList)))).toBeLessThanOrEqual(MAX_COPIES);
    }
  });
});

describe('what everyone knows', () => {
  test('stays in its place, for spectators, too', () => {
    const state = position({ B: { hand: 'LB-01', deck: 'LB-02 VG-01 LB-03', protection: 'VG-02 LB-04' } });
    const pile = pileOf(state, 1);
    pile.deckKnown = pile.deckKnown.with(1, 2);
    pile.protectionKnown = pile.protectionKnown.with(1, 2);
    pile.shown = [cardNumber('LB-01')];
    for (const viewer of [0, 'table'] as const) {
      for (const dream of dreams(state, viewer)) {
        const { hand, deck, deckKnown, protection, protectionKnown } = pileOf(dream, 1);
        expect([ids(hand), ids(deck)[1], ids(protection)[1]]).toEqual([['LB-01'], 'VG-01', 'VG-02']);
        expect([deckKnown, protectionKnown]).toEqual([
          [0, 2, 0],
          [0, 2],
        ]);
      }
    }
  });

  test('includes the whole board', () => {
    const state = position({
      A1f: 'VG-01 r2',
      A2f: 'NT-01 +MD-01',
      A3b: 'SV-04 r1 +MD-02 +B:MD-06',
      B1L: 'LD-03',
      B: { graveyard: 'VG-03', trash: 'OP-01' },
    });
    attach(state, 'A1f', 0, cardNumber('MD-03')); // attached last, to the first unit on the board
    const changed = state.object[zoneNumber('A3b')] as number;
    state.changeUnit = [changed, changed];
    state.changeBy = [cardNumber('OP-14'), cardNumber('SV-04')];
    state.changeAmount = [-2, 1];
    state.changeUntil = ['turn', 'stay'];
    state.changeSeat = [1, 0];
    state.used = [33];
    state.mainActions = 3;
    state.resolutions = 2;
    for (const viewer of [0, 1, 'table'] as const) {
      for (const dream of dreams(state, viewer, 2)) {
        expect({ ...dream, rng: state.rng, piles: state.piles }).toEqual(state);
        expect(pileOf(dream, 1).graveyardId).toEqual(pileOf(state, 1).graveyardId);
      }
    }
  });

  test('future luck differs each time, but the view stays the same', () => {
    const state = dealt(['iron-spear', 'ghost-knife'], SPEAR, GHOST);
    const generators = dreams(state, 0, 10).map(({ rng }) => rng.join(' '));
    expect(new Set([...generators, state.rng.join(' ')]).size).toBe(11);
    for (const word of dreams(state, 0, 10).flatMap(({ rng }) => rng)) expect(word).toBe(word | 0);
    const view = lanes.rules.view(state, 0);
    const before = JSON.stringify(view);
    const dream = lanes.rules.imagine(view, rngFrom('x'));
    lanes.rules.apply(dream, 0, { kind: 'exchange', yes: true });
    expect(JSON.stringify(view)).toBe(before);
    expect(lanes.rules.imagine(view, rngFrom('x'))).toEqual(lanes.rules.imagine(view, rngFrom('x')));
  });
});
