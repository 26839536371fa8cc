import { readFileSync } from 'node:fs';
import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { READY_DECKS } from '../src/content/decks.ts';
import { RETIRED_DECKS } from '../src/content/retired-decks.ts';
import { CARDS, POOL } from '../src/content/cards.ts';
import { expectedUnder } from '../src/expected.ts';
import { mecha1e, mechaAt, type MechaGame } from '../src/game.ts';
import { EDITIONS } from '../src/editions.ts';
import { cardsOf, deckProblems as problemsOf, optionsSchema, variantOf } from '../src/options.ts';
import { FIRST } from '../src/versions.ts';
import { scenario } from './given.ts';

/** Sentences with their clauses. */
const deckProblems = (...list: Parameters<typeof problemsOf>): string[] =>
  problemsOf(...list).map(({ sentence, clause }) => `${sentence} (${clause})`);

test('the first edition presents itself', () => {
  expect(mecha1e).toMatchObject({
    id: 'mecha-1e',
    title: 'Mecha Game',
    content: { rulebook: 'mecha' },
    rulesVersion: 4,
  });
  expect(mecha1e.content.pieces).toBe(POOL['1e']);
});

test('[MG-DECK-1] [MG-DECK-3] [MG-DECK-4] [MG-DECK-6] the starter decks are legal', () => {
  expect(READY_DECKS['1e'].map(({ id }) => id)).toEqual([
    'signal-rush-2',
    'sky-patrol',
    'iron-wall',
    'long-guns-2',
  ]);
  for (const deck of READY_DECKS['1e']) expect(deckProblems('1e', deck), deck.id).toEqual([]);
});

test('the starter decks match the rule book', () => {
  const book = readFileSync(new URL('../../../../rules/mecha.md', import.meta.url), 'utf8').replace(
    /\s+/g,
    ' ',
  );
  for (const { name, cards } of Object.values(READY_DECKS).flat()) {
    const list = Object.entries(cards).map(
      ([id, copies]) => `${copies} ${CARDS.find((card) => card.id === id)?.name ?? id}`,
    );
    expect(book.split(`**${name}** (`)[1]?.slice(0, 600)).toMatch(
      new RegExp(`^[^)]*\\): ${list.join(', ')}\\. `),
    );
  }
});

test('a retired starter deck is dealt to old records, but not offered', () => {
  for (const edition of ['1e', '2e'] as const) {
    const offered = READY_DECKS[edition].map(({ id }) => id);
    expect(RETIRED_DECKS[edition].length).toBeGreaterThan(0);
    for (const deck of RETIRED_DECKS[edition]) {
      expect(offered).not.toContain(deck.id);
      expect(deckProblems(edition, deck), deck.id).toEqual([]);
      const dealt = cardsOf(
        edition,
        optionsSchema(edition).parse({ loadouts: [deck.id, deck.id] }).loadouts[0],
      );
      expect(dealt).toEqual(cardsOf(edition, { cards: deck.cards }));
    }
    const refused = optionsSchema(edition).safeParse({ loadouts: ['no-such-deck', 'no-such-deck'] });
    for (const { id } of RETIRED_DECKS[edition])
      expect(refused.error?.issues[0]?.message.split(/[ ,.;:"()]+/)).not.toContain(id);
  }
});

test('bots expect the current starter decks, and in matches of the first release those of that time', () => {
  const lists = (game: MechaGame): readonly string[] =>
    expectedUnder(game.rules.setup(game.rules.options.parse({}), 2, rngFrom('expected')).rules).decks.map(
      String,
    );
  const known = (id: string): string => String(cardsOf('1e', id));
  expect(lists(mechaAt('1e', FIRST))).toEqual(
    ['signal-rush', 'sky-patrol', 'iron-wall', 'long-guns'].map(known),
  );
  expect(lists(mecha1e)).toEqual(['signal-rush-2', 'sky-patrol', 'iron-wall', 'long-guns-2'].map(known));
});

test('[MG-R-6] an illegal list is refused with what is wrong with each card', () => {
  expect(deckProblems('1e', { cards: { 'MG1-001': 20, 'MG1-004': 4, 'MG9-001': 1 } })).toEqual([
    'the deck has 25 cards instead of 40 (MG-DECK-1)',
    'Mega Bot (MG1-004) appears 4 times, at most 3 are allowed (MG-DECK-3)',
    'there is no card "MG9-001" (MG-R-6)',
  ]);
  expect(deckProblems('1e', { cards: { 'MG1-001': 40 } })).toEqual([]);
  const refused = optionsSchema('1e').safeParse({ loadouts: ['no-such-deck', 'iron-wall'] });
  expect(refused.error?.issues[0]?.message).toContain('there is no deck "no-such-deck"');
  const unshaped = optionsSchema('1e').safeParse({ loadouts: [7, { cards: { 'MG1-004': 40 } }] });
  expect(unshaped.error?.issues.map(({ message }) => message.slice(0, 28))).toEqual([
    'a deck is the id of a starte',
    'Mega Bot (MG1-004) appears 4',
  ]);
});

test('[MG-R-85] [MG-GEN-1] the options have the defaults of the edition, and any other value is a variant', () => {
  const standard = optionsSchema('1e').parse({});
  const { loadouts, ...knobs } = standard;
  expect(loadouts).toEqual(['signal-rush-2', 'iron-wall']);
  expect(knobs).toEqual(EDITIONS['1e'].knobs);
  expect(variantOf('1e', standard)).toEqual([]);
  const changed = optionsSchema('1e').parse({ turnCap: 50, directAttackReach: 'edge' });
  expect(variantOf('1e', changed)).toEqual(['directAttackReach', 'turnCap']);
});

scenario('[MG-SETUP-1] [MG-SETUP-2] [MG-R-5] [MG-D-2] both decide about five cards at once', ({ match }) => {
  const t = match({ firstPlayer: 'N' });
  expect([t.asked, t.pile('S').hand.length, t.pile('N').hand.length]).toEqual(['SN mulligan', 5, 5]);
  const before = t.pile('N').hand.slice();
  t.N('mulligan');
  expect(t.events).toEqual([{ type: 'decided', clause: 'MG-R-5', seat: 1 }]);
  expect([t.asked, t.pile('N').hand]).toEqual(['S mulligan', before]);
  expect([t.view('N').answer, t.view('S').answer, t.view('table').answer]).toEqual([1, -1, -1]);
  expect(t.refusal('N', 'keep')).toBe('MG-R-14');
  t.S('keep');
  expect(t.history.map(({ type }) => type).slice(0, 4)).toEqual(['decided', 'decided', 'mulligan', 'drew']);
  expect(t.history).toContainEqual({ type: 'kept', clause: 'MG-R-5', seat: 0 });
  expect(t.state.mulligans).toBe(2);
});

scenario('[MG-MULL-1] [MG-MULL-2] a mulligan’s cards are shuffled in after the draw', ({ match }) => {
  const t = match({ firstPlayer: 'S', firstTurnDraw: false });
  const deck = t.pile('S').deck.slice(-5).reverse();
  t.S('mulligan').N('keep');
  expect(t.pile('S').hand).toEqual(deck);
  expect(t.pile('S').deck).toHaveLength(35);
  expect(t.asked).toBe('S respond start');
});

scenario('[MG-R-3] [MG-R-4] [MG-SETUP-3] the first turn is an ordinary one', ({ match }) => {
  const t = match({ firstPlayer: 'N' });
  t.S('keep').N('keep').passes();
  expect([t.asked, t.pile('N').hand.length, t.state.turn]).toEqual(['N main', 6, 1]);
  const dry = match({ firstPlayer: 'N', firstTurnDraw: false });
  dry.S('keep').N('keep').passes();
  expect([dry.pile('N').hand.length, dry.asked]).toEqual([5, 'N main']);
  const first = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => match({}, seed).state.active));
  expect([...first].sort()).toEqual([0, 1]);
});
