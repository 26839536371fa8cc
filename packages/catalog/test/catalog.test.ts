import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, findGame } from '../src/index.ts';

describe('the catalog', () => {
  test('lists every game once, with an id that is fit for a URL', () => {
    const ids = GAMES.map((game) => game.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  test.each(GAMES)('finds $id', (game) => {
    expect(findGame(game.id)).toBe(game);
  });

  test('answers an unknown id with the known ones, the likeliest first', () => {
    const shelf = ['masc', 'mechanation', 'lanes'].map((id) => ({ id }) as AnyGame);
    expect(() => findGame('lane', shelf)).toThrow(BadInputError);
    expect(() => findGame('lane', shelf)).toThrow(
      'There is no game "lane": choose lanes or masc or mechanation.',
    );
  });
});
