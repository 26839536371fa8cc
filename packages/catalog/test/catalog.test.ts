import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES, RELEASES, findGame } from '../src/index.ts';

describe('the catalog', () => {
  test('lists every game once, with an id that is fit for a URL', () => {
    const ids = GAMES.map((game) => game.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  test.each(GAMES)('finds $id', (game) => {
    expect(findGame(game.id)).toBe(game);
  });

  test('plays every released version: each once, and the newest is the current one', () => {
    const keys = RELEASES.map(({ id, rulesVersion }) => `${id} ${rulesVersion}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect([...new Set(RELEASES.map(({ id }) => id))]).toEqual(GAMES.map(({ id }) => id));
    for (const game of GAMES) {
      const versions = RELEASES.filter(({ id }) => id === game.id).map(({ rulesVersion }) => rulesVersion);
      expect(Math.max(...versions)).toBe(game.rulesVersion);
    }
  });

  // docs/decisions/0024: released versions stay playable.
  test.each([
    ['lanes', 1],
    ['lanes', 2],
    ['mecha-1e', 3],
    ['mecha-2e', 3],
    ['masc', 1],
    ['mechanation', 1],
  ] as const)('finds %s under rules version %i', (id, version) => {
    expect(findGame(id, version)).toMatchObject({ id, rulesVersion: version });
  });

  const release = (id: string, rulesVersion: number): AnyGame => ({ id, rulesVersion }) as AnyGame;

  test('finds the newest if no version is given, in any order of the list', () => {
    const shelf = [release('lanes', 2), release('lanes', 10), release('lanes', 3), release('masc', 11)];
    expect(findGame('lanes', undefined, shelf).rulesVersion).toBe(10);
    expect(shelf.map(({ rulesVersion }) => rulesVersion)).toEqual([2, 10, 3, 11]);
  });

  test('lists the playable versions for an unknown one', () => {
    const shelf = [release('lanes', 1), release('lanes', 2), release('masc', 4)];
    expect(() => findGame('lanes', 3, shelf)).toThrow(BadInputError);
    expect(() => findGame('lanes', 3, shelf)).toThrow(
      'This program supports rules versions 1 and 2 of lanes, not version 3.',
    );
    expect(() => findGame('masc', 1, shelf)).toThrow(
      'This program supports rules version 4 of masc, not version 1.',
    );
  });

  test('lists the known ids for an unknown one, the likeliest first', () => {
    const shelf = [release('masc', 1), release('mechanation', 1), release('lanes', 1), release('lanes', 2)];
    expect(() => findGame('lane', undefined, shelf)).toThrow(BadInputError);
    expect(() => findGame('lane', undefined, shelf)).toThrow(
      'Unknown game "lane". Games: lanes, masc, mechanation.',
    );
  });
});
