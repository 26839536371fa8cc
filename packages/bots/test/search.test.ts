import { rngFrom, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { SEARCH_SETTINGS, Search, createSearcher, settingsFor, weigh, type Bot } from '../src/index.ts';
import { pileGame, type Pile, type Take } from './pile-game.ts';

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
      { seat: 0, action: { kind: 'take', stones: 3 } },
      { seat: 1, action: { kind: 'take', stones: 1 } },
    ]);
    const after = search.weighed().reduce((sum, { visits }) => sum + visits, 0);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    search.advance([{ seat: 0, action: { kind: 'take', stones: 9 } }]);
    expect(search.weighed()).toEqual([]);
  });
});

describe('a searching bot', () => {
  const legal = (state: Pile): Take[] => pileGame.legal(state, state.seat);
  const ask = (bot: Bot, state: Pile): unknown =>
    bot.choose({ seat: state.seat, legal: legal(state), view: () => pileGame.view(state, state.seat) });

  test('takes the last stones', () => {
    const limit = { iterations: 200, milliseconds: Infinity };
    const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit, () => 0);
    expect(ask(bot, pile(3))).toEqual({ kind: 'take', stones: 3 });
  });

  test('stops when its time is up, and still has an answer when it had none at all', () => {
    let time = 0;
    const imagined = vi.spyOn(pileGame, 'imagine');
    const limit = { iterations: Infinity, milliseconds: 20 };
    const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit, () => time++);
    expect(legal(pile(21))).toContainEqual(ask(bot, pile(21)));
    expect(imagined.mock.calls.length).toBe(19);
    const hurried = createSearcher(
      pileGame,
      2,
      'seed',
      SEARCH_SETTINGS,
      { ...limit, milliseconds: 0 },
      () => 0,
    );
    expect(legal(pile(21))).toContainEqual(ask(hurried, pile(21)));
    imagined.mockRestore();
  });

  test('tells what it has weighed: what it chose is first, and visits are iterations', () => {
    const state = pile(7);
    const situation = { seat: 0, legal: legal(state), view: () => pileGame.view(state, 0) };
    const limit = { iterations: 500, milliseconds: Infinity };
    const { iterations, choices, best } = weigh(pileGame, 2, situation, SEARCH_SETTINGS, limit, rngFrom('w'));
    expect(iterations).toBe(500);
    expect(choices[0]?.action).toEqual(best);
    expect(choices.reduce((sum, { visits }) => sum + visits, 0)).toBe(500);
  });

  test('is led as the game says', () => {
    const lab = { ...pileGame.lab, search: { horizon: 2, worlds: 7 } };
    expect(settingsFor({ ...(pileGame as AnyGame), lab: lab })).toEqual({
      ...SEARCH_SETTINGS,
      horizon: 2,
      worlds: 7,
    });
  });
});

describe('worlds', () => {
  test('are imagined until there are enough, and then used again', () => {
    const imagined = vi.spyOn(pileGame, 'imagine');
    const search = new Search(pileGame, 2, 0, { ...SEARCH_SETTINGS, worlds: 7 }, rngFrom('seed'));
    search.run(pileGame.view(pile(21), 0), { iterations: 30, isOver: () => false });
    expect(imagined.mock.calls.length).toBe(7);
    imagined.mockRestore();
  });
});

describe('a wide choice', () => {
  const wide: AnyGame = {
    ...(pileGame as AnyGame),
    legal: (state) =>
      (state as Pile).loser >= 0
        ? []
        : Array.from({ length: 300 }, (_, i) => ({ kind: 'take', stones: 1, i })),
  };

  test('is seen bit by bit, so that the clock is never out of sight for long, and in the end as a whole', () => {
    let looks = 0;
    let most = 0;
    const counting: AnyGame = {
      ...wide,
      clone: (state) => {
        looks++;
        return wide.clone(state);
      },
    };
    const search = new Search(counting, 2, 0, { ...SEARCH_SETTINGS, temperature: 100 }, rngFrom('seed'));
    const isOver = (): boolean => {
      most = Math.max(most, looks);
      looks = 0;
      return false;
    };
    search.run(pileGame.view(pile(21), 0), { iterations: 2000, isOver });
    expect(most).toBeLessThan(80);
    expect(search.weighed()).toHaveLength(300);
  });
});
