import { rngFrom, type Seat } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { ID, NAME, POOL, cardNumber } from '../src/content/cards.ts';
import { mecha1e, mecha2e } from '../src/game.ts';
import { deckContents, imagine } from '../src/imagine.ts';
import { cardName } from '../src/naming.ts';
import { MOST_COPIES, READY_NUMBERS } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { position, scenario, scenario2e, type Hands, type Letter, type Scene } from './given.ts';

const VIEWERS = ['S', 'N', 'table'] as const;
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const inOrder = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b);
const names = (cards: readonly number[]): (string | undefined)[] => inOrder(cards).map((card) => NAME[card]);

/** The table as a viewer imagines it. */
function imagined(t: Scene, viewer: Letter | 'table', seed = 'any'): State {
  return imagine(t.view(viewer), rngFrom(seed));
}

/** Where a card can be: every pile, on a space, under another card, in the chain; the same cards on both sides. */
function crowded({ given }: Hands): Scene {
  const t = given({
    a1: 'S Radio Tower',
    d1: 'S Skipper',
    d3: "S Corvette + Admiral Grace > N:Jason's Rally Cry",
    e5: 'N Turtle dmg1 arm0 new',
    f5: 'N Skipper stolen',
    'c2+': 'S Road Works time1',
    S: {
      hand: 'Camouflage, Espionage, Weapons Cache, Virus',
      deck: "Turtle, Weapons Cache, Skipper, Interdiction, Radio Tower, Jason's Rally Cry, Turtle",
      discard: 'Ghost',
      damage: 'Jaeger',
    },
    N: { hand: 'Interdiction, Weapons Cache, Interdiction', deck: 'Ghost, Ghost, Ghost, Ghost' },
  });
  t.S('command Camouflage d1').passes().S('name Turtle').S('command Espionage N').passes();
  return t.S('command Weapons Cache -').N('command Interdiction #1');
}

scenario2e('an imagined state gives every viewer the same view', (hands) => {
  const t = crowded(hands);
  expect([t.asked, t.state.chain.length, t.at('d1')]).toEqual(['S respond card', 2, 'Turtle']);
  for (const viewer of VIEWERS) {
    const view = t.view(viewer);
    const s = imagined(t, viewer);
    expect(mecha2e.rules.view(s, view.viewer)).toEqual(view);
    expect(s.board).toEqual(t.state.board);
  }
});

scenario('a match that is over can be imagined as well', ({ given }) => {
  const t = given({ d5: 'S Mega Bot', N: { damage: 'Virus, Virus, Virus, Virus' } });
  t.S('attack d5 player').passes();
  expect(t.winner).toBe('S');
  expect(mecha1e.rules.view(imagined(t, 'table'), 'table')).toEqual(t.view('table'));
});

scenario2e('your own imagined deck has the same cards in random order', (hands) => {
  const t = crowded(hands);
  const decks = SEEDS.map((seed) => imagined(t, 'S', seed).piles[0]);
  for (const { deck, deckList } of decks) {
    expect(names(deck)).toEqual(names(t.pile('S').deck));
    expect(deckList).toEqual(t.pile('S').deckList);
  }
  expect(new Set(decks.map(({ deck }) => deck.join())).size).toBeGreaterThan(1);
});

scenario2e('playing on in an imagined state does not change the view', (hands) => {
  const view = crowded(hands).view('S');
  const before = JSON.stringify(view);
  const s = imagine(view, rngFrom('any'));
  for (const list of ['chain', 'queue', 'held', 'agenda'] as const) expect(s[list]).not.toBe(view[list]);
  mecha2e.rules.apply(s, 0, { kind: 'pass' });
  expect(JSON.stringify(view)).toBe(before);
});

scenario2e('[MG-R-76] a deck is the deck list without the cards seen elsewhere', (hands) => {
  const t = crowded(hands);
  const deck = inOrder(t.pile('S').deck).map((card) => ID[card]);
  expect([deckContents(t.view('S'), 0), deckContents(t.view('S'), 1)]).toEqual([deck, null]);
  const { given } = hands;
  const kamin = given({
    d3: 'S Kamin + Admiral Grace',
    e3: 'S Autonomous Cockpit + N:Donna, The Swift',
    S: { deck: 'Manly Combined Kamin, Kamin, Admiral Grace, Donna, The Swift' },
  });
  kamin.S('activate d3 e3');
  expect(kamin.asked).toBe('S put');
  expect(deckContents(kamin.view('S'), 0)?.map(cardName)).toEqual([
    'Admiral Grace',
    'Donna, The Swift',
    'Kamin',
    'Manly Combined Kamin',
  ]);
});

scenario2e('cards put back on the deck stay where they were put', ({ given }) => {
  const t = given({
    d3: "N Corvette + Admiral Grace > Ada's Rally Cry",
    S: { hand: 'Dig For Answers, Ghost', deck: 'Virus, Turtle, Skipper, Ghost, Virus' },
    N: { deck: 'Jaeger, Virus, Virus' },
  });
  t.S('command Dig For Answers -').passes().S('putBack Ghost').S('putBack Skipper');
  expect(deckContents(t.view('S'), 0)?.map(cardName)).toEqual(['Ghost', 'Ghost', 'Skipper', 'Virus']);
  for (const seed of SEEDS) {
    const { piles } = imagined(t, 'S', seed);
    expect(piles[0].deck.slice(-2).map((card) => NAME[card])).toEqual(['Ghost', 'Skipper']);
    expect(NAME[piles[1].deck.at(-1) ?? -1]).toBe('Jaeger');
    expect(piles[1].deck).toHaveLength(3);
  }
});

scenario2e('a revealed hand is known, the deck list is not', ({ given }) => {
  const t = given({
    d3: 'S Corvette + Jason "The Looks" Brannan',
    N: { hand: 'Ghost, Virus', deck: 'Jaeger, Turtle' },
  });
  const { hand, deck, deckList } = imagined(t, 'S').piles[1];
  expect([names(hand), deck.length, deckList.length]).toEqual([['Ghost', 'Virus'], 2, 4]);
});

const CAP_GUN = cardNumber('MG1-007');

test('an unknown list is imagined as a starter deck with all the cards seen', () => {
  const options = mecha1e.rules.options.parse({ loadouts: ['signal-rush', 'sky-patrol'] });
  const s = mecha1e.rules.setup(options, 2, rngFrom('decks'));
  const [, pile] = s.piles;
  const rest = [...pile.hand, ...pile.deck].filter((card) => card !== CAP_GUN);
  pile.discard = pile.deckList.filter((card) => card === CAP_GUN);
  pile.hand = rest.splice(0, 5);
  pile.deck = rest;
  expect(pile.discard).toHaveLength(3);
  const view = mecha1e.rules.view(s, 0);
  const lists = SEEDS.map((seed) => imagine(view, rngFrom(seed)).piles[1].deckList);
  const fitting = READY_NUMBERS['1e'].filter(
    (list) => list.length === pile.deckList.length && list.filter((card) => card === CAP_GUN).length >= 3,
  );
  expect(fitting.length).toBeLessThan(READY_NUMBERS['1e'].length);
  expect(new Set(lists)).toEqual(new Set(fitting));
});

test('if no starter deck fits, the list is a starter deck changed to include the cards seen, within the copy limits', () => {
  const deck = (size: number): string => new Array<string>(size).fill('Ghost').join(', ');
  const N = { discard: 'Jaeger, Ghost, Ghost, Ghost, Skipper', deck: deck(10) };
  const seen = inOrder(position({ N: { ...N, deck: '' } }, {}, '2e').piles[1].deckList);
  for (const seed of SEEDS) {
    const few = imagine(mecha2e.rules.view(position({ N }, {}, '2e'), 0), rngFrom(seed)).piles[1];
    expect(few.deckList).toHaveLength(15);
    expect(READY_NUMBERS['2e'].some((list) => few.deck.every((card) => list.includes(card)))).toBe(true);
    const large = position({ N: { ...N, deck: deck(90) } }, {}, '2e');
    const { deckList } = imagine(mecha2e.rules.view(large, 0), rngFrom(seed)).piles[1];
    expect([deckList.length, deckList]).toEqual([95, inOrder(deckList)]);
    const copies = (card: number): number => deckList.filter((other) => other === card).length;
    for (const card of deckList) {
      expect(POOL['2e'].map(({ id }) => id)).toContain(ID[card]);
      expect(copies(card)).toBeLessThanOrEqual(MOST_COPIES[card] ?? 0);
    }
    for (const card of seen) expect(deckList).toContain(card);
  }
});

/** The secret answers that a viewer can think of. */
function answersOf(t: Scene, viewer: Letter | 'table', seat: Seat): number[] {
  return inOrder([...new Set(SEEDS.map((seed) => imagined(t, viewer, seed).answers[seat] ?? NaN))]);
}

scenario('[MG-R-5] it is known who has decided about the opening hand, but not how', ({ match }) => {
  const t = match();
  expect([answersOf(t, 'S', 0), answersOf(t, 'S', 1)]).toEqual([[-1], [-1]]);
  t.N('mulligan');
  expect([answersOf(t, 'S', 0), answersOf(t, 'S', 1)]).toEqual([[-1], [0, 1]]);
  expect([answersOf(t, 'N', 1), answersOf(t, 'table', 1)]).toEqual([[1], [0, 1]]);
});

scenario2e('[MG-R-24] it is known who has chosen a card to discard, but not which', ({ given }) => {
  const t = given({
    S: { hand: 'Gambit, Virus, Ghost' },
    d3: 'S Corvette + Jason "The Looks" Brannan',
    N: { hand: 'Jaeger, Skipper' },
  });
  t.S('command Gambit -').passes().N('discard Jaeger');
  const held = [cardNumber('MG2-055'), cardNumber('MG2-101')];
  expect([answersOf(t, 'S', 0), answersOf(t, 'S', 1)]).toEqual([[-1], held]);
  expect(answersOf(t, 'N', 1)).toEqual([cardNumber('MG2-055')]);
  const bare = given({ S: { hand: 'Gambit, Virus, Ghost' } });
  bare.S('command Gambit -').passes();
  expect([bare.asked, answersOf(bare, 'S', 1), answersOf(bare, 'N', 0)]).toEqual([
    'S discardEach',
    [-1],
    [-1],
  ]);
});
