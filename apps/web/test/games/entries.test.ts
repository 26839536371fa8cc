import { GAMES } from '@mechatable/catalog';
import { expect, test } from 'vitest';
import { ENTRIES, findEntry } from '../../src/games/games.ts';
import { loadRules } from '../../src/games/rules.ts';

test('the lobby offers the games of the catalog, with the same names, rule books and numbers of players', () => {
  const known = GAMES.map(({ id, title, seats, content: { rulebook } }) => ({ id, title, seats, rulebook }));
  expect(ENTRIES.map(({ id, title, seats, rulebook }) => ({ id, title, seats, rulebook }))).toEqual(known);
});

test.each(ENTRIES)(
  '$id has a drawing, and follows an earlier game of the same book or none',
  async (entry) => {
    expect((await entry.load()).game).toBe(GAMES.find(({ id }) => id === entry.id));
    if (entry.earlier !== undefined) expect(findEntry(entry.earlier)?.rulebook).toBe(entry.rulebook);
  },
);

test.each(ENTRIES)('the lobby knows whether $id has first steps', async (entry) => {
  expect(entry.hasLessons).toBe((await entry.load()).drawing.course !== null);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the rules of %s can be loaded alone',
  async (id, game) => {
    expect(await loadRules(id)).toBe(game);
  },
);

test('an unknown game is not found', async () => {
  expect(findEntry('chess')).toBeNull();
  expect(await loadRules('chess')).toBeNull();
  expect(await loadRules('toString')).toBeNull();
});
