import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { mechanation } from '@mechatable/mechanation';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { loadoutChoices } from '../../../src/table/setup/loadouts.ts';
import {
  defaultSetup,
  keepSetup,
  lastSetup,
  loadoutProblem,
  optionsOf,
  resized,
} from '../../../src/table/setup/setup.ts';
import { theListStore } from '../../../src/browser/storage.ts';

const game = lanes as unknown as AnyGame;
const READY = lanes.content.deckRules?.ready[0]?.list ?? {};

/** A browser that keeps settings, from before the first of our modules looks for any. */
const kept = vi.hoisted(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
  return texts;
});

afterAll(async () => {
  await clearListStore();
  vi.unstubAllGlobals();
});

/** Without IndexedDB the list store is in memory. */
async function clearListStore(): Promise<void> {
  const listStore = await theListStore();
  for (const { id } of await listStore.list()) await listStore.remove(id);
}

beforeEach(async () => {
  kept.clear();
  await clearListStore();
  const listStore = await theListStore();
  await listStore.put({ id: 'good', game: 'lanes', name: 'Good', list: READY, touched: 2 });
  await listStore.put({ id: 'bad', game: 'lanes', name: 'Bad', list: { deck: {}, pool: {} }, touched: 1 });
  await listStore.put({ id: 'other', game: 'chess', name: 'Other', list: READY, touched: 3 });
});

test('lists built here come after the ready ones; unfinished ones can’t be played', async () => {
  const choices = await loadoutChoices(game);
  expect(choices.filter(({ mine }) => !mine).map(({ id }) => id)).toEqual(
    lanes.content.loadouts.map(({ id }) => id),
  );
  expect(choices.filter(({ mine }) => mine).map(({ id, playable }) => [id, playable])).toEqual([
    ['good', true],
    ['bad', false],
  ]);
});

test('a match gets custom lists as they are, for the person and for the bot', async () => {
  const choices = await loadoutChoices(game);
  const setup = { ...defaultSetup(game), loadouts: ['good', 'good'] };
  expect(optionsOf(setup, choices)).toEqual({ loadouts: [READY, READY] });
  expect(lanes.rules.options.safeParse(optionsOf(setup, choices)).success).toBe(true);
});

test('the last setup is remembered while it can still be played', async () => {
  keepSetup(game, { ...defaultSetup(game), loadouts: ['good', 'standing-wall'] });
  expect(lastSetup(game, await loadoutChoices(game)).loadouts).toEqual(['good', 'standing-wall']);
  await (await theListStore()).remove('good');
  expect(lastSetup(game, await loadoutChoices(game)).loadouts).toEqual(defaultSetup(game).loadouts);
});

test('an error names a deck that was changed or deleted while the sheet was open', async () => {
  const problem = async (...loadouts: string[]): Promise<string | null> =>
    loadoutProblem({ ...defaultSetup(game), loadouts }, await loadoutChoices(game));
  expect(await problem('good', 'iron-spear')).toBeNull();
  expect(await problem('iron-spear', 'bad')).toContain('Bad is no longer legal');
  await (await theListStore()).remove('good');
  expect(await problem('good', 'iron-spear')).toContain('deleted');
});

test('if lists are chosen during the match, there are no loadouts', async () => {
  expect(await loadoutChoices({ ...game, content: { ...game.content, loadouts: [] } })).toEqual([]);
});

test('a deck that is no longer legal is not offered again', async () => {
  keepSetup(game, { ...defaultSetup(game), loadouts: ['bad', 'iron-spear'] });
  expect(lastSetup(game, await loadoutChoices(game)).loadouts).toEqual(defaultSetup(game).loadouts);
});

test('the number of seats can change: new ones get a bot, and options that need a removed seat get their default', () => {
  const pilots = mechanation as unknown as AnyGame;
  const options = [
    {
      name: 'firstAlpha',
      words: 'First',
      clause: null,
      values: [
        { value: 'random', words: 'Random' },
        { value: 'P1', seat: 1 },
        { value: 'P3', seat: 3 },
      ],
    },
  ];
  const four = { ...defaultSetup(pilots), options: { firstAlpha: 'P3', turnCap: 10 } };
  expect(four.seats).toHaveLength(4);
  const two = resized(pilots, { ...four, seats: ['person', 'person', 'random', 'random'] }, 2, options);
  expect(two).toEqual({ seats: ['person', 'person'], loadouts: [], options: { turnCap: 10 } });
  const three = resized(pilots, { ...two, options: { firstAlpha: 'P1' } }, 3, options);
  expect(three).toEqual({
    seats: ['person', 'person', four.seats[3]],
    loadouts: [],
    options: { firstAlpha: 'P1' },
  });
  expect(
    resized(game, { ...defaultSetup(game), seats: ['person'], loadouts: ['good'] }, 2, []).loadouts,
  ).toEqual(['good', defaultSetup(game).loadouts[1]]);
});
