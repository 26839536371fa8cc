import { BadInputError, rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { cardNumber } from '../src/content/cards.ts';
import { lanes } from '../src/game.ts';
import { formerly, portable, restore } from '../src/portable.ts';
import type { State, Trigger } from '../src/state.ts';

const TRIGGER: Trigger = {
  seat: 0,
  card: cardNumber('VG-02'),
  effect: 0,
  source: 3,
  equip: -1,
  subject: 5,
  subjectCard: cardNumber('LB-01'),
  subjectZone: 7,
  hand: null,
};
const OFFER: Trigger = { ...TRIGGER, card: -1, effect: -1, source: -1, hand: 'onUnitDeath' };

test('waiting triggers are stored with their cards by id, and can be restored', () => {
  const progress = { trigger: TRIGGER, part: 1, x: 2, chosen: [5] };
  const state: State = {
    ...lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('portable')),
    queue: [TRIGGER, OFFER],
    agenda: [
      { do: 'batch', triggers: [OFFER] },
      { do: 'resolve', trigger: TRIGGER },
      { ask: 'look', seat: 0, progress, n: 3 },
    ],
  };
  const stored = portable(state) as Partial<Record<keyof State, unknown>>;
  const named = { ...TRIGGER, card: 'VG-02', subjectCard: 'LB-01' };
  const offer = { ...OFFER, subjectCard: 'LB-01' };
  expect(stored.queue).toEqual([named, offer]);
  expect(stored.agenda).toEqual([
    { do: 'batch', triggers: [offer] },
    { do: 'resolve', trigger: named },
    { ask: 'look', seat: 0, progress: { ...progress, trigger: named }, n: 3 },
  ]);
  expect(restore(JSON.parse(JSON.stringify(stored)))).toEqual(state);
  const { version, ...rules } = state.rules;
  expect(version).toBe(lanes.rulesVersion);
  // In format 1, a card was its place in the first release.
  const former = { card: 1, subjectCard: 16 };
  expect(formerly(state)).toMatchObject({ rules, queue: [former, { ...former, card: -1 }] });
});

test('unknown cards are refused by name', () => {
  const stored = portable(lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('portable'))) as Pick<
    State,
    'piles'
  >;
  const piles = [{ ...stored.piles[0], hand: ['ZZ-01'] }, stored.piles[1]];
  const message = 'The state.piles[0].hand[0]: Unknown card "ZZ-01".';
  expect(() => restore({ ...stored, piles })).toThrow(new BadInputError(message));
});
