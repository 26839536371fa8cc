import { hashOf } from '@mechatable/kernel';
import { survivesGrowth, type Addition } from '@mechatable/testkit/vitest';
import { expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { KNOWN_DECKS, type DeckList } from '../src/content/decks.ts';
import { FIRST_CARDS, FIRST_DECKS } from '../src/content/first-release.ts';
import { mecha1e, mecha2e, mechaAt } from '../src/game.ts';
import { FIRST } from '../src/versions.ts';
import { halfOfAll, someOfAll } from './mixed.ts';

const deck = (id: string, card: string): string => `
  { id: '${id}', name: 'Late Show', plan: 'Comes late.', cards: { '${card}': 40 } },`;

const ADDITIONS: readonly Addition[] = [
  {
    file: '/mecha/src/content/first-edition.ts',
    before: "  mechaTower('MG1-002'",
    text: "  mecha('MG1-001a', 'Latecomer', [1, 1, 1], { text: '' }),\n",
  },
  {
    file: '/mecha/src/content/second-edition/mechas.ts',
    before: "  mecha('MG2-008'",
    text: "  mecha('MG2-010a', 'Wind-Up Latecomer', [1, 1, 1], { text: '' }),\n",
  },
  {
    file: '/mecha/src/content/published-decks.ts',
    before: "  {\n    id: 'sky-patrol'",
    text: deck('late-1', 'MG1-001a'),
  },
  {
    file: '/mecha/src/content/published-decks.ts',
    before: "  {\n    id: 'bull-run'",
    text: deck('late-2', 'MG2-010a'),
  },
];
const module = new URL('../src/game.ts', import.meta.url);

const PLAN_1E = {
  module,
  name: 'MECHA1E_RELEASES',
  matches: 4,
  additions: ADDITIONS,
  every: 60,
  optionsOf: (index: number) =>
    index % 2 === 0 ? undefined : { loadouts: [someOfAll('1e', index), someOfAll('1e', index + 1)] },
};

survivesGrowth(mechaAt('1e', FIRST), PLAN_1E);
survivesGrowth(mecha1e, { ...PLAN_1E, imagines: false, matches: 2 });

/** Cards that name a card of a pile where others name a unit, give names, or have both sides choose in secret. */
const NAMERS: DeckList = {
  cards: {
    'MG2-011': 3, // Bear's Rally Cry
    'MG2-012': 1, // Bear, The Unbreakable
    'MG2-016': 3, // Camouflage
    'MG2-039': 3, // Gambit
    'MG2-040': 3, // Gamble
    'MG2-042': 3, // Golden Key
    'MG2-094': 3, // Scrapyard Salvage
    'MG2-007': 3,
    'MG2-017': 3,
    'MG2-081': 15,
  },
};
const NAMING = { loadouts: [NAMERS, NAMERS] };

const PLAN = {
  module,
  name: 'MECHA2E_RELEASES',
  matches: 8,
  additions: ADDITIONS,
  every: 60,
  optionsOf: (index: number) =>
    [undefined, { loadouts: [halfOfAll(0), halfOfAll(1)] }, NAMING, NAMING][index % 4],
};

survivesGrowth(mechaAt('2e', FIRST), PLAN);
survivesGrowth(mecha2e, { ...PLAN, imagines: false, matches: 4 });

test('the cards of the first release are all there, in their order', () => {
  const ids = CARDS.map(({ id }) => id);
  expect(ids.filter((id) => FIRST_CARDS.includes(id))).toEqual(FIRST_CARDS);
});

test('the starter decks of the first release are unchanged: an improved deck needs another id', () => {
  const decks = (['1e', '2e'] as const).flatMap((edition) =>
    FIRST_DECKS[edition].map((wanted) => {
      const { id, cards } = KNOWN_DECKS[edition].find((one) => one.id === wanted) ?? {};
      return { id, cards };
    }),
  );
  expect(hashOf(decks)).toBe('798cf482ea3ba5e1ba535d1f38ff9bbd6eb635cc712a7e9cbbb155d8b8ffdabe');
});
