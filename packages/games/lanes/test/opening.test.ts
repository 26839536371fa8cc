import { person, rngFrom, BadInputError, openMatch, shuffle, type Rng } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import type { Event } from '../src/event.ts';
import { lanes } from '../src/game.ts';
import { isAction, scenario, type Letter, type Scene } from './given.ts';

/** Two seeds: with the first A wins the toss, with the second B does. */
const A_WINS = 'heads';
const B_WINS = 'tails';

const sorted = (ids: readonly string[]): string[] => [...ids].sort();
const named = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]?.id ?? '?');

/** All cards of the deck list, in any zone, before the first turn. */
const fromDeck = (t: Scene, seat: Letter): string[] => [
  ...t.hand(seat),
  ...t.protection(seat),
  ...t.deck(seat),
];

test('[LN-GEN-1] a match has exactly two players', () => {
  expect(lanes.seats).toEqual({ min: 2, max: 2 });
  const open = (names: string[]): unknown =>
    openMatch(lanes, { players: names.map(person), seed: '1' }).state.piles.length;
  expect(open(['Ann', 'Ben'])).toBe(2);
  const { piles } = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('1'));
  expect(piles.map(({ deck, pool }) => deck.length > 0 && pool.length > 0)).toEqual([true, true]);
  expect(() => open(['Ann'])).toThrow(BadInputError);
  expect(() => open(['Ann', 'Ben', 'Cy'])).toThrow('Breachline is for 2 players, not 3.');
});

test('[LN-SET-1] either seat can win the toss, and only the seed decides', () => {
  const toss = (seed: string): readonly number[] =>
    lanes.rules.toAct(lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom(seed)));
  const seeds = Array.from({ length: 40 }, (_, i) => `coin ${i}`);
  const winners = seeds.flatMap(toss);
  expect(seeds.flatMap(toss)).toEqual(winners);
  expect(winners.filter((seat) => seat === 0).length).toBeGreaterThan(10);
  expect(winners.filter((seat) => seat === 1).length).toBeGreaterThan(10);
});

test.each([
  { seed: A_WINS, winner: 'A', take: 'first', begins: 'A' },
  { seed: A_WINS, winner: 'A', take: 'second', begins: 'B' },
  { seed: B_WINS, winner: 'B', take: 'first', begins: 'B' },
  { seed: B_WINS, winner: 'B', take: 'second', begins: 'A' },
] as const)(
  '[LN-SET-2] [LN-SET-7] $winner wins the toss and takes the $take turn: $begins begins turn 1',
  ({ seed, winner, take, begins }) => {
    const state = lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom(seed));
    const seat = winner === 'A' ? 0 : 1;
    const first = begins === 'A' ? 0 : 1;
    expect(lanes.rules.toAct(state)).toEqual([seat]);
    const events = lanes.rules.apply(state, seat, { kind: 'tossChoice', take });
    expect(events.slice(0, 2)).toEqual([
      { type: 'toss', clause: 'LN-SET-1', seat },
      { type: 'first', clause: 'LN-SET-2', seat: first },
    ]);
    expect(events).toContainEqual({ type: 'turn', clause: 'LN-SET-7', seat: first, turn: 1 });
    expect([state.active, lanes.rules.turn(state), lanes.rules.toAct(state)]).toEqual([first, 1, [first]]);
  },
);

scenario('[LN-SET-2] [LN-R-3] the toss winner chooses between first and second turn', ({ match }) => {
  const t = match({}, A_WINS);
  expect(t.asked).toBe('A tossChoice');
  expect(t.legal('A')).toEqual(['tossChoice first', 'tossChoice second']);
  expect(t.legal('B')).toEqual([]);
  expect(t.refusal('B', 'tossChoice first')).toBe('LN-GEN-2');
  expect(t.refusal('A', { kind: 'pass' })).toBe('LN-SET-2');
  expect(isAction({ kind: 'tossChoice', take: 'third' })).toBe(false);
  t.A('tossChoice second');
  expect(t.asked).toBe('B exchange');
});

scenario('[LN-R-3] nothing is shuffled and no card is seen before the choice', ({ match }) => {
  const t = match({}, A_WINS);
  expect(t.state.turn).toBe(0);
  for (const seat of ['A', 'B'] as const) {
    expect(t.pile(seat).deck).toEqual(t.pile(seat).deckList);
    expect(t.pile(seat).pool).toEqual(t.pile(seat).poolList);
    expect([t.hand(seat), t.revealed(seat), t.protection(seat)]).toEqual([[], [], []]);
    for (const side of t.view(seat).sides) {
      expect(side).toMatchObject({ handCount: 0, deckCount: 40, poolCount: 10, protectionCount: 0 });
      expect([side.revealed, side.deckKnown, side.protectionKnown]).toEqual([[], [], []]);
    }
  }
  t.A('tossChoice first');
  expect([...t.pile('A').deck].sort((a, b) => a - b)).not.toEqual(t.pile('A').deck);
});

scenario('[LN-SET-3] deck and pool are shuffled separately', ({ match }) => {
  const options = { loadouts: ['iron-spear', 'iron-spear'] };
  const t = match(options, A_WINS);
  const { deckList, poolList } = t.pile('A');
  t.A('tossChoice second');
  // A has drawn nothing but the opening hand
  expect(sorted(fromDeck(t, 'A'))).toEqual(sorted(named(deckList)));
  expect(sorted([...t.revealed('A'), ...named(t.pile('A').pool)])).toEqual(sorted(named(poolList)));
  expect(named([...t.pile('A').pool, ...t.pile('A').revealed])).not.toEqual(named(poolList));
  // the same lists, another order: for the other seat, and with another seed
  expect(fromDeck(t, 'A')).not.toEqual(fromDeck(t, 'B'));
  const other = match(options, 'a').A('tossChoice second');
  expect(fromDeck(other, 'A')).not.toEqual(fromDeck(t, 'A'));
  expect(fromDeck(match(options, A_WINS).A('tossChoice second'), 'A')).toEqual(fromDeck(t, 'A'));
});

scenario(
  '[LN-G-1] [LN-SET-3] [LN-R-5] [LN-R-7] six cards go to the hand, the next three unseen to protection',
  ({ match }) => {
    const t = match({}, A_WINS);
    const rng: Rng = [...t.state.rng];
    const [c, p] = [[...t.pile('A').deckList], [...t.pile('A').poolList]];
    shuffle(rng, c);
    shuffle(rng, p);
    const [deck, pool] = [named(c).reverse(), named(p).reverse()]; // c1 first
    t.A('tossChoice first');
    expect(t.hand('A')).toEqual([...deck.slice(0, 6), deck[9]]); // the Draw Phase has given c10
    expect(t.protection('A')).toEqual([deck[8], deck[7], deck[6]]);
    expect(t.deck('A')).toEqual(deck.slice(10));
    expect(t.deck('A')).toHaveLength(30);
    expect(t.revealed('A')).toEqual(pool.slice(0, 3));
    expect(named(t.pile('A').pool).reverse()).toEqual(pool.slice(3));
    expect(t.asked).toBe('A exchange');
    // B has not drawn for a turn yet
    expect([t.hand('B').length, t.deck('B').length, t.protection('B').length]).toEqual([6, 31, 3]);
  },
);

scenario('[LN-SET-4] [LN-SET-5] [LN-SET-6] each seat reveals 3, draws 6, then sets 3', ({ match }) => {
  const t = match({}, B_WINS).B('tossChoice second');
  const dealt = t.events.slice(
    2,
    t.events.findIndex(({ type }) => type === 'turn'),
  );
  const of = (type: Event['type'], seat: number): Event[] =>
    dealt.filter((event) => event.type === type && 'seat' in event && event.seat === seat);
  for (const [letter, seat] of [
    ['A', 0],
    ['B', 1],
  ] as const) {
    const revealed = t.revealed(letter);
    expect(of('revealed', seat)).toEqual(
      revealed.map((card) => ({ type: 'revealed', clause: 'LN-SET-4', seat, card })),
    );
    expect(revealed).toHaveLength(3);
    expect(t.pile(letter).pool).toHaveLength(7);
    expect(of('drew', seat)).toEqual(
      t
        .hand(letter)
        .slice(0, 6)
        .map((card) => ({ type: 'drew', clause: 'LN-SET-5', seat, card, secret: true })),
    );
    const set = { type: 'set', clause: 'LN-SET-6', seat, card: null, secret: false };
    expect(of('set', seat)).toEqual([set, set, set]);
    expect(t.protection(letter)).toHaveLength(3);
  }
  expect(dealt).toHaveLength(24);
  expect(dealt.findLastIndex(({ type }) => type === 'drew')).toBeLessThan(
    dealt.findIndex(({ type }) => type === 'set'),
  );
});

scenario('[LN-R-4] both seats are set up without being asked, and nobody may mulligan', ({ match }) => {
  const t = match({}, A_WINS).A('tossChoice first');
  expect(t.asked).toBe('A exchange'); // already the Draw Phase of turn 1
  t.A('exchange no').A('pass');
  expect(t.asked).toBe('B exchange');
  expect(t.hand('B')).toHaveLength(7);
});

scenario('[LN-R-7] the first player draws on turn 1 and may exchange', ({ match }) => {
  const t = match({}, A_WINS).A('tossChoice first');
  expect(t.hand('A')).toHaveLength(7);
  expect(t.events.at(-1)).toMatchObject({ type: 'drew', clause: 'LN-DRAW-2', seat: 0 });
  const [given = '', , , , , , drawn = ''] = t.hand('A');
  const [taken = ''] = t.revealed('A');
  t.A('exchange yes').A({ kind: 'giveBack', card: given }).A({ kind: 'takeRevealed', card: taken });
  expect(t.asked).toBe('A main');
  expect(t.state.turn).toBe(1);
  expect(t.hand('A')).toHaveLength(7);
  expect(t.hand('A').slice(-2)).toEqual([drawn, taken]);
});

scenario(
  '[LN-R-5] [LN-SET-6] with protection from the hand, each seat sets 3 of its 6 cards, the last on top',
  ({ match }) => {
    const t = match({ protectionFrom: 'hand' }, A_WINS).A('tossChoice second');
    expect([t.hand('A').length, t.hand('B').length]).toEqual([6, 6]);
    expect([t.protection('A'), t.protection('B')]).toEqual([[], []]);
    expect(t.asked).toBe('B setProtection'); // the first player begins
    const [x = '', y = '', z = '', ...kept] = t.hand('B');
    expect(t.legal('B')).toEqual([...new Set(t.hand('B'))].map((card) => `setProtection ${card}`));
    expect(t.refusal('B', { kind: 'setProtection', card: 'OP-13' })).toBe('LN-R-13');
    expect(t.refusal('B', { kind: 'pass' })).toBe('LN-SET-6');
    t.B({ kind: 'setProtection', card: x }).B({ kind: 'setProtection', card: y });
    expect(t.asked).toBe('B setProtection');
    t.B({ kind: 'setProtection', card: z });
    expect(t.events).toEqual([{ type: 'set', clause: 'LN-R-5', seat: 1, card: z, secret: true }]);
    expect(t.protection('B')).toEqual([z, y, x]);
    expect(sorted(t.hand('B'))).toEqual(sorted(kept));
    expect(t.deck('B')).toHaveLength(34);
    expect(t.asked).toBe('A setProtection');
    const [l = '', m = '', n = ''] = t.hand('A');
    for (const card of [l, m, n]) t.A({ kind: 'setProtection', card });
    expect(t.protection('A')).toEqual([n, m, l]);
    expect([t.hand('A').length, t.deck('A').length]).toEqual([3, 34]);
    expect(t.asked).toBe('B exchange'); // turn 1 has begun, B has drawn
    expect([t.hand('B').length, t.deck('B').length]).toEqual([4, 33]);
  },
);

scenario(
  '[LN-R-5] [LN-R-6] a player who sets protection from the hand knows the cards, others don’t',
  ({ match }) => {
    const t = match({ protectionFrom: 'hand' }, A_WINS).A('tossChoice first');
    const [x = '', y = '', z = ''] = t.hand('A');
    for (const card of [x, y, z]) t.A({ kind: 'setProtection', card });
    const [set] = t.events as [Event];
    expect(lanes.rules.eventFor(set, 0)).toEqual(set);
    for (const viewer of [1, 'table'] as const)
      expect(lanes.rules.eventFor(set, viewer)).toEqual({ ...set, card: null });
    expect(t.view('A').sides[0].protectionKnown).toEqual([
      { place: 0, card: x, open: false },
      { place: 1, card: y, open: false },
      { place: 2, card: z, open: false },
    ]);
    for (const viewer of ['B', 'table'] as const) {
      expect(t.view(viewer).sides[0]).toMatchObject({ protectionCount: 3, protectionKnown: [], hand: null });
    }
  },
);
