import { rngFrom, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { SEARCH_SETTINGS, Search, review } from '../src/index.ts';
import { coinGame } from './coin-game.ts';
import { legal, pile, searchOn } from './on-a-pile.ts';
import { pileGame, type Pile, type Take } from './pile-game.ts';

describe('a search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
  ])('of %i stones leaves a multiple of four', (stones, taken) => {
    const state = pile(stones);
    const best = legal(state)[searchOn(state, 1500).weighed(legal(state))[0]?.choice ?? -1];
    const feint = { kind: 'feint' };
    // A feint asks the same question again, so it is as good as taking the stones directly.
    expect([{ kind: 'take', stones: taken }, feint]).toContainEqual(best);
  });

  test('gives the same for the same seed and iterations', () => {
    const weighed = (seed: string): unknown => searchOn(pile(21), 300, seed).weighed(legal(pile(21)));
    expect(weighed('one')).toEqual(weighed('one'));
  });

  test('weighs what it has tried: shares of all visits, the most visited first', () => {
    const weighed = searchOn(pile(7), 400).weighed(legal(pile(7)));
    expect(weighed.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(weighed.map(({ visits }) => visits)).toEqual(
      weighed.map(({ visits }) => visits).sort((a, b) => b - a),
    );
    expect(weighed.every(({ expected }) => expected >= 0 && expected <= 1)).toBe(true);
  });

  test('ends when time is up, and reports the number of iterations', () => {
    const search = new Search(pileGame, 2, 0, SEARCH_SETTINGS, rngFrom('seed'));
    let asked = 0;
    const isOver = (): boolean => ++asked > 10;
    expect(search.run(pileGame.rules.view(pile(21), 0), { iterations: 1000, isOver })).toBe(10);
  });

  test('keeps the part of the tree below the action that was taken', () => {
    const state = pile(7);
    const search = searchOn(state, 400);
    const visits = (): number => search.weighed(legal(state)).reduce((sum, one) => sum + one.visits, 0);
    expect(visits()).toBe(400);
    const events = pileGame.rules.apply(state, 0, { kind: 'feint' });
    search.advance({ kind: 'feint' }, events);
    expect(visits()).toBeGreaterThan(0);
    expect(visits()).toBeLessThan(400);
    search.advance({ kind: 'take', stones: 9 }, events);
    expect(visits()).toBe(0);
  });

  test('doesn’t expect others to know what they haven’t seen', () => {
    const search = new Search(coinGame, 2, 0, SEARCH_SETTINGS, rngFrom('seed'));
    const state = coinGame.rules.setup({}, 2, rngFrom('seed'));
    search.run(coinGame.rules.view(state, 0), { iterations: 1000, isOver: () => false });
    // A bot that saw the coin would always guess right.
    for (const { expected } of search.weighed(['left', 'right'])) expect(expected).toBeGreaterThan(0.3);
  });

  test('rivals with their own views imagine the table from what they know', () => {
    const views: number[] = [];
    const watched: AnyGame = {
      ...coinGame,
      rules: {
        ...coinGame.rules,
        view(state, viewer) {
          views.push(viewer as number);
          return coinGame.rules.view(state, viewer);
        },
      },
    };
    const looks = (sight: 'own' | 'world'): number[] => {
      const search = new Search(watched, 2, 0, { ...SEARCH_SETTINGS, sight }, rngFrom('seed'));
      const view = coinGame.rules.view(coinGame.rules.setup({}, 2, rngFrom('seed')), 0);
      views.length = 0;
      search.run(view, { iterations: 50, isOver: () => false });
      return [...new Set(views)];
    };
    expect(looks('world')).toEqual([]);
    expect(looks('own')).toEqual([1]);
  });

  test('can search a single action', () => {
    const search = new Search(pileGame, 2, 0, SEARCH_SETTINGS, rngFrom('seed'));
    const only: Take = { kind: 'take', stones: 2 };
    search.run(pileGame.rules.view(pile(7), 0), { iterations: 30, isOver: () => false }, { only });
    expect(search.weighed(legal(pile(7)))).toMatchObject([{ choice: 1, visits: 30, share: 1 }]);
  });
});

describe('worlds', () => {
  test('are imagined until there are enough, and then used again', () => {
    const imagined = vi.spyOn(pileGame.rules, 'imagine');
    const search = new Search(pileGame, 2, 0, { ...SEARCH_SETTINGS, worlds: 7 }, rngFrom('seed'));
    search.run(pileGame.rules.view(pile(21), 0), { iterations: 30, isOver: () => false });
    expect(imagined.mock.calls.length).toBe(7);
    imagined.mockRestore();
  });
});

describe('a wide choice', () => {
  const WIDTH = 150;
  const wide: AnyGame = {
    ...(pileGame as AnyGame),
    rules: {
      ...(pileGame as AnyGame).rules,
      legal: (state) =>
        (state as Pile).loser >= 0
          ? []
          : Array.from({ length: WIDTH }, (_, i) => ({ kind: 'take', stones: 1, i })),
    },
  };

  test('checks the clock regularly on a wide node, and still visits every action', () => {
    let looks = 0;
    let most = 0;
    const counting: AnyGame = {
      ...wide,
      rules: {
        ...wide.rules,
        clone: (state) => {
          looks++;
          return wide.rules.clone(state);
        },
      },
    };
    const search = new Search(counting, 2, 0, { ...SEARCH_SETTINGS, temperature: 100 }, rngFrom('seed'));
    const isOver = (): boolean => {
      most = Math.max(most, looks);
      looks = 0;
      return false;
    };
    search.run(pileGame.rules.view(pile(9), 0), { iterations: 1000, isOver });
    expect(most).toBeLessThan(80);
    expect(search.weighed(wide.rules.legal(pile(9), 0))).toHaveLength(WIDTH);
  });
});

describe('a review', () => {
  const judged = (stones: number, chosen: number): ReturnType<typeof review> => {
    const state = pile(stones);
    const situation = { seat: 0, seq: 0, legal: legal(state), view: () => pileGame.rules.view(state, 0) };
    return review(pileGame, 2, situation, chosen, 800, 'seed');
  };

  test('measures how much better the best choice was', () => {
    const { best, bestExpected, chosenExpected } = judged(3, 0); // one stone, although three win
    expect(best).toBeGreaterThan(1);
    expect(bestExpected).toBeGreaterThan(0.9);
    expect(chosenExpected).toBeLessThan(0.2);
  });

  test('finds no fault with the best choice', () => {
    const { best } = judged(3, 0);
    const { bestExpected, chosenExpected } = judged(3, best);
    expect(bestExpected).toBe(chosenExpected);
  });

  test('finds no difference between choices with the same result, whatever the seed', () => {
    const twins: AnyGame = {
      ...(pileGame as AnyGame),
      rules: {
        ...(pileGame as AnyGame).rules,
        legal: (state, seat) =>
          (state as Pile).stones === 21
            ? [1, 2].map((twin) => ({ kind: 'take', stones: 1, twin }))
            : pileGame.rules.legal(state as Pile, seat),
      },
    };
    const state = pile(21);
    const situation = {
      seat: 0,
      seq: 0,
      legal: twins.rules.legal(state, 0),
      view: () => twins.rules.view(state, 0),
    };
    for (const chosen of [0, 1]) {
      const { bestExpected, chosenExpected } = review(twins, 2, situation, chosen, 80, 'seed');
      expect(bestExpected).toBe(chosenExpected);
    }
  });
});
