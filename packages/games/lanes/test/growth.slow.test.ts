import { hashOf } from '@mechatable/kernel';
import { survivesGrowth } from '@mechatable/testkit/vitest';
import { expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { READY_DECKS } from '../src/content/decks.ts';
import { FIRST_CARDS, FIRST_DECKS } from '../src/content/first-release.ts';
import { lanes, lanesAt } from '../src/game.ts';
import { FIRST } from '../src/versions.ts';

/** A card of no use to anyone here, and one that reacts from the hand to what nothing else does (LN-R-89). */
const CARDS_MORE = `
  unit({ id: 'VG-99', name: 'Latecomer', tribe: 'Vanguard', front: 1, back: 1, text: '', effects: [] }),
  unit({
    id: 'VG-98',
    name: 'Heckler',
    tribe: 'Vanguard',
    front: 1,
    back: 1,
    text: '',
    effects: [on('onUnitDeath', [draw(1)], { zones: ['hand'] }), on('onUnitAttack', [draw(1)], { zones: ['hand'] })],
  }),`;

const DECK_MORE = `
  {
    id: 'late-show',
    name: 'Late Show',
    plan: 'Comes late.',
    deck: { 'VG-99': 40 },
    pool: { 'VG-98': 10 },
  },`;

/** A list that is not a starter deck, so others can only invent one. */
function listOf(index: number): unknown {
  const from = (place: number): string => FIRST_CARDS[(index * 7 + place * 3) % FIRST_CARDS.length] ?? '';
  const counts = (first: number, kinds: number, n: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: kinds }, (_, i) => [from(first + i), n]));
  return { deck: counts(0, 10, 4), pool: counts(10, 10, 1) };
}

const PLAN = {
  module: new URL('../src/game.ts', import.meta.url),
  name: 'RELEASES',
  additions: [
    { file: '/lanes/src/content/vanguard.ts', before: "  unit({\n    id: 'VG-03'", text: CARDS_MORE },
    { file: '/lanes/src/content/published-decks.ts', before: "  {\n    id: 'thunder-row'", text: DECK_MORE },
  ],
  optionsOf: (index: number) =>
    index % 2 === 0 ? undefined : { loadouts: [listOf(index), listOf(index + 1)] },
};

survivesGrowth(lanesAt(FIRST), PLAN);
survivesGrowth(lanes, { ...PLAN, imagines: false, matches: 6 });

test('the cards of the first release are all there, in their order', () => {
  const ids = CARDS.map(({ id }) => id);
  expect(ids.filter((id) => FIRST_CARDS.includes(id))).toEqual(FIRST_CARDS);
});

test('the starter decks of the first release are unchanged: an improved deck needs another id', () => {
  const decks = FIRST_DECKS.map((wanted) => {
    const { id, deck, pool } = READY_DECKS.find((one) => one.id === wanted) ?? {};
    return { id, deck, pool };
  });
  expect(hashOf(decks)).toBe('8bb9f2b2d9b5c8043652975cfdb1e9b125cf1a09d92166fb4ab23244f4f99ddd');
});
