import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { beforeEach, expect, test } from 'vitest';
import { offerInMatch, layOut, listsAtHand, type ListAtHand } from '../../src/games/shared/at-hand.ts';
import { theListStore } from '../../src/browser/storage.ts';

/** Breachline, if its decks were chosen at the table. */
const game = { ...lanes, content: { ...lanes.content, loadouts: [] } } as unknown as AnyGame;
const ready = game.content.deckRules?.ready ?? [];
const READY = ready.map(({ name }) => name);
const [MINE = {}, THEIRS = {}] = ready.map(({ list }) => list);

/** Without IndexedDB the list store is in memory. */
beforeEach(async () => {
  const listStore = await theListStore();
  for (const { id } of await listStore.list()) await listStore.remove(id);
  await listStore.put({ id: 'mine', game: 'lanes', name: 'Mine', list: MINE, touched: 2 });
  await listStore.put({
    id: 'half',
    game: 'lanes',
    name: 'Half',
    list: { deck: MINE.deck ?? {} },
    touched: 3,
  });
  await listStore.put({ id: 'other', game: 'chess', name: 'Other', list: MINE, touched: 4 });
});

/** What is on the table of a match, by name. */
async function at(matchId: string): Promise<readonly string[]> {
  await layOut(game, matchId);
  return listsAtHand('lanes').map(({ name }) => name);
}

const first = (): ListAtHand | undefined => listsAtHand('lanes')[0];

test('lists your own legal decks, then the published ones', async () => {
  expect(await at('m1')).toEqual(['Mine', ...READY]);
  expect(first()).toEqual({ name: 'Mine', list: MINE, from: 'built' });
  expect(
    listsAtHand('lanes')
      .slice(1)
      .map(({ from }) => from),
  ).toEqual(READY.map(() => 'ready'));
});

test('lists the builder’s deck first in the match it started, and nothing twice', async () => {
  offerInMatch('m2', 'Guests', THEIRS);
  expect(await at('m2')).toEqual(['Guests', 'Mine', ...READY]);
  expect(await at('m1')).toEqual(['Mine', ...READY]);
  offerInMatch('m3', 'Mine', Object.fromEntries(Object.entries(MINE).toReversed()));
  expect(await at('m3')).toEqual(['Mine', ...READY]);
  expect(first()?.from).toBe('brought');
});

test('offers nothing in a game whose lists are chosen before the match', async () => {
  await layOut({ ...game, id: 'other', content: { ...game.content, loadouts: ready } }, 'm1');
  expect(listsAtHand('other')).toEqual([]);
});
