import { GAMES } from '@mechatable/catalog';
import { expect, test } from 'vitest';
import { ENTRIES, findEntry } from '../../src/games/games.ts';
import { loadRules } from '../../src/games/rules.ts';

test('the lobby offers the games of the catalog, by the same names and for as many', () => {
  const known = GAMES.map(({ id, title, seats }) => ({ id, title, seats }));
  expect(ENTRIES.map(({ id, title, seats }) => ({ id, title, seats }))).toEqual(known);
});

test.each(GAMES.map((game) => [game.id, game] as const))(
  'the rules of %s can be loaded alone',
  async (id, game) => {
    expect(await loadRules(id)).toBe(game);
  },
);

test('a game that is not there is not found', async () => {
  expect(findEntry('chess')).toBeNull();
  expect(await loadRules('chess')).toBeNull();
  expect(await loadRules('toString')).toBeNull();
});
