import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, findGame, nearestFirst } from '../src/index.ts';

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

  test('nearness forgives letters left out, added or swapped, and upper case', () => {
    const known = ['random', 'greedy', 'mechanation'];
    expect(nearestFirst('Gredy', known)[0]).toBe('greedy');
    expect(nearestFirst('randmo', known)[0]).toBe('random');
    expect(nearestFirst('mech', known)[0]).toBe('mechanation');
  });
});
