import { rngFrom } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { SEARCH_SETTINGS, Search, createSearcher } from '../src/index.ts';
import { pileGame, type Pile } from './pile-game.ts';

function pile(stones: number): Pile {
  return pileGame.setup({ stones }, 2, 'toy');
}

function searchOn(state: Pile, iterations: number, seed = 'seed'): Search {
  const search = new Search(pileGame, 2, state.seat, SEARCH_SETTINGS, rngFrom(seed));
  search.run(pileGame.view(state, state.seat), { iterations, isOver: () => false });
  return search;
}

describe('a search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
  ])('of %i stones leaves a multiple of four', (stones, taken) => {
    const state = pile(stones);
    const best = searchOn(state, 1500).best(pileGame.legal(state, 0));
    const feint = { kind: 'feint' };
    // A feint asks the same question again, so it is as good as the take itself.
    expect([{ kind: 'take', stones: taken }, feint]).toContainEqual(best);
  });

  test('gives the same for the same seed and iterations', () => {
    const weighed = (seed: string): unknown => searchOn(pile(21), 300, seed).weighed();
    expect(weighed('one')).toEqual(weighed('one'));
  });

  test('weighs what it has tried: shares of all visits, the most visited first', () => {
    const weighed = searchOn(pile(7), 400).weighed();
    expect(weighed.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(weighed.map(({ visits }) => visits)).toEqual(
      weighed.map(({ visits }) => visits).sort((a, b) => b - a),
    );
    expect(weighed.every(({ expected }) => expected >= 0 && expected <= 1)).toBe(true);
  });

  test('ends when the clock says so, and tells how far it came', () => {
    const search = new Search(pileGame, 2, 0, SEARCH_SETTINGS, rngFrom('seed'));
    let asked = 0;
    const isOver = (): boolean => ++asked > 10;
    expect(search.run(pileGame.view(pile(21), 0), { iterations: 1000, isOver })).toBe(10);
  });

  test('keeps what it knows of the way that was taken', () => {
    const search = searchOn(pile(7), 400);
    const before = search.weighed().reduce((sum, { visits }) => sum + visits, 0);
    search.advance([
      { seat: 0, action: { kind: 'take', stones: 1 } },
      { seat: 1, action: { kind: 'take', stones: 1 } },
    ]);
    const after = search.weighed().reduce((sum, { visits }) => sum + visits, 0);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    search.advance([{ seat: 0, action: { kind: 'take', stones: 9 } }]);
    expect(search.weighed()).toEqual([]);
  });
});

test('a searching bot takes the last stones', () => {
  const limit = { iterations: 200, milliseconds: Infinity, now: () => 0 };
  const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit);
  const state = pile(3);
  const view = (): unknown => pileGame.view(state, 0);
  expect(bot.choose({ seat: 0, legal: pileGame.legal(state, 0), view })).toEqual({ kind: 'take', stones: 3 });
});
