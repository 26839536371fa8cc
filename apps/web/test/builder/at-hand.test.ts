import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { beforeEach, expect, test } from 'vitest';
import { bringAlong, listsAtHand, type ListAtHand } from '../../src/builder/at-hand.ts';
import { theShelf } from '../../src/storage.ts';

/** Breachline, if its decks were chosen at the table. */
const game = { ...lanes, loadouts: [] } as unknown as AnyGame;
const ready = game.armoury?.ready ?? [];
const READY = ready.map(({ name }) => name);
const [MINE = {}, THEIRS = {}] = ready.map(({ list }) => list);

/** Without IndexedDB the shelf is in memory. */
beforeEach(async () => {
  const shelf = await theShelf();
  await shelf.put({ id: 'mine', game: 'lanes', name: 'Mine', list: MINE, touched: 2 });
  await shelf.put({ id: 'half', game: 'lanes', name: 'Half', list: { deck: MINE.deck ?? {} }, touched: 3 });
  await shelf.put({ id: 'other', game: 'chess', name: 'Other', list: MINE, touched: 4 });
});

const names = (lists: readonly ListAtHand[]): readonly string[] => lists.map(({ name }) => name);

test('what was built here and can be fielded, then what stands ready', async () => {
  const found = await listsAtHand(game, 'm1');
  expect(names(found)).toEqual(['Mine', ...READY]);
  expect(found.map(({ from }) => from)).toEqual(['built', ...READY.map(() => 'ready')]);
  expect(found[0]?.list).toEqual(MINE);
});

test('what the builder sent along comes first, in its own match, and nothing is there twice', async () => {
  bringAlong('m2', 'Guests', THEIRS);
  expect(names(await listsAtHand(game, 'm2'))).toEqual(['Guests', 'Mine', ...READY]);
  expect(names(await listsAtHand(game, 'm1'))).toEqual(['Mine', ...READY]);
  bringAlong('m3', 'Mine', Object.fromEntries(Object.entries(MINE).toReversed()));
  const again = await listsAtHand(game, 'm3');
  expect([names(again), again[0]?.from]).toEqual([['Mine', ...READY], 'brought']);
});

test('a game for which nothing is built has nothing at hand', async () => {
  const bare = Object.fromEntries(Object.entries(game).filter(([name]) => name !== 'armoury'));
  expect(await listsAtHand(bare as unknown as AnyGame, 'm1')).toEqual([]);
});
