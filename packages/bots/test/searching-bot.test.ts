import { rngFrom, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  SEARCH_SETTINGS,
  Search,
  createSearcher,
  findBot,
  settingsFor,
  type Bot,
  type Thought,
} from '../src/index.ts';
import { dieGame } from './die-game.ts';
import { legal, pile, searchOn } from './on-a-pile.ts';
import { pileGame, type Pile, type Take } from './pile-game.ts';

describe('a searching bot', () => {
  const ask = (bot: Bot, state: Pile, seq = 0, onThought?: (thought: Thought) => void): unknown =>
    bot.choose({
      seat: state.seat,
      seq,
      legal: legal(state),
      view: () => pileGame.rules.view(state, state.seat),
      onThought,
    });

  test('wins by taking the last stones', () => {
    const limit = { iterations: 200, milliseconds: Infinity };
    const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit, () => 0);
    expect(ask(bot, pile(3))).toEqual({ kind: 'take', stones: 3 });
  });

  test('stops when its time is up, and still has an answer when it had none at all', () => {
    let time = 0;
    const imagine = pileGame.rules.imagine.bind(pileGame.rules);
    const imagined = vi.spyOn(pileGame.rules, 'imagine').mockImplementation((view, rng) => {
      time++;
      return imagine(view, rng);
    });
    const limit = { iterations: Infinity, milliseconds: 20 };
    const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit, () => time);
    let worlds = 0;
    const onThought = (): void => void (worlds = imagined.mock.calls.length);
    expect(legal(pile(21))).toContainEqual(ask(bot, pile(21), 0, onThought));
    expect(worlds).toBe(20);
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

  test('reports its thoughts from time to time and at the end: the chosen one is first', () => {
    let time = 0;
    const thoughts: Thought[] = [];
    const limit = { iterations: 500, milliseconds: Infinity };
    const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit, () => time++);
    const choice = ask(bot, pile(7), 0, (thought) => thoughts.push(thought));
    expect(thoughts.map(({ iterations }) => iterations)).toEqual([149, 272]);
    expect(legal(pile(7))[thoughts.at(-1)?.choices[0]?.choice ?? -1]).toEqual(choice);
    expect(thoughts.at(-1)?.choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test('stops when nothing can change its mind, and not before', () => {
    const legalNow = legal(pile(7));
    const visitsAfter = (iterations: number): number[] =>
      searchOn(pile(7), iterations)
        .weighed(legalNow)
        .map(({ visits }) => visits);
    const ends: number[] = [];
    const bot = createSearcher(
      pileGame,
      2,
      'seed',
      SEARCH_SETTINGS,
      { iterations: 500, milliseconds: Infinity },
      () => 0,
    );
    ask(bot, pile(7), 0, ({ iterations }) => ends.push(iterations));
    const [end = 0] = ends;
    const isDecided = (iterations: number): boolean => {
      const [first = 0, second = 0] = visitsAfter(iterations);
      return first - second > 500 - iterations;
    };
    expect(end).toBeLessThan(500);
    expect([isDecided(end - 16), isDecided(end)]).toEqual([false, true]);
  });

  test.each([
    ['continues its tree if nobody else has acted', 5, 7, true],
    ['starts over if another player has acted', 6, 7, false],
    ["starts over if it didn't expect this position", 5, 6, false],
  ])('%s', (_, seq, stones, isKnown) => {
    let pace = 0;
    let time = 0;
    const thoughts: Thought[] = [];
    const limit = { iterations: 300, milliseconds: 1 };
    const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit, () => (time += pace));
    const state = pile(7);
    const feint: Take = { kind: 'feint' };
    const view = (): unknown => pileGame.rules.view(state, 0);
    bot.choose({ seat: 0, seq: 4, legal: [feint, { kind: 'take', stones: 9 }], view });
    pace = 9; // no time for an iteration now
    const next = pile(stones);
    pileGame.rules.apply(next, 0, feint);
    ask(bot, next, seq, (thought) => thoughts.push(thought));
    expect(thoughts[0]).toMatchObject({ iterations: 0 });
    expect((thoughts[0]?.choices ?? []).length > 0).toBe(isKnown);
  });

  test('doesn’t continue a tree that a die roll contradicts', () => {
    const limit = { iterations: 300, milliseconds: Infinity };
    const bot = createSearcher(dieGame, 2, 'seed', SEARCH_SETTINGS, limit, () => 0);
    const state = { ...(dieGame.rules.setup({}, 2, rngFrom('die')) as object), next: 10 };
    const choose = (seq: number): unknown =>
      bot.choose({
        seat: 0,
        seq,
        legal: dieGame.rules.legal(state, 0),
        view: () => dieGame.rules.view(state, 0),
      });
    expect(choose(0)).toBe('roll'); // a seat that sees the die is always right
    dieGame.rules.apply(state, 0, 'roll');
    expect(choose(1)).toBe('ten');
  });

  test('with an iteration budget isn’t cut short by a clock that jumps', () => {
    const iterations = (jump: number): number => {
      let time = 0;
      let done = 0;
      const limit = { iterations: 400, milliseconds: 1000 };
      const bot = createSearcher(pileGame, 2, 'seed', SEARCH_SETTINGS, limit, () =>
        time++ === 5 ? (time += jump) : time,
      );
      ask(bot, pile(7), 0, (thought) => (done = thought.iterations));
      return done;
    };
    expect(iterations(500)).toBe(iterations(0));
  });

  test('checks the clock even while it visits everything for the first time', () => {
    let time = 0;
    let looks = 0;
    const wide: AnyGame = {
      ...(pileGame as AnyGame),
      rules: {
        ...(pileGame as AnyGame).rules,
        legal: () => Array.from({ length: 30 }, (_, i) => ({ kind: 'take', stones: 1, i })),
        clone(state) {
          looks++;
          time += 5; // everything is slow
          return pileGame.rules.clone(state as Pile);
        },
      },
    };
    const limit = { iterations: Infinity, milliseconds: 20 };
    const bot = createSearcher(wide, 2, 'seed', SEARCH_SETTINGS, limit, () => time);
    ask(bot, pile(21));
    expect(looks).toBeLessThan(20);
  });

  test('uses the search settings of the game', () => {
    const lab = { ...pileGame.lab, search: { horizon: 2, worlds: 7 } };
    expect(settingsFor({ ...(pileGame as AnyGame), lab: lab })).toEqual({
      ...SEARCH_SETTINGS,
      horizon: 2,
      worlds: 7,
    });
  });

  test.each([
    [{ horizont: 2 }, 'Pile has an unknown search setting "horizont". Known settings: spread, exploration, '],
    [{ toString: 2 }, 'Pile has an unknown search setting "toString".'],
    [{ horizon: '2' }, 'Pile has a bad value for the search setting "horizon": "2".'],
    [{ spread: NaN }, 'Pile has a bad value for the search setting "spread": NaN.'],
    [{ worlds: -1 }, 'Pile has a bad value for the search setting "worlds": -1.'],
    [{ sight: 'mine' }, 'Pile has a bad value for the search setting "sight": "mine".'],
  ])('reports a bad setting: %o', (search, message) => {
    const game: AnyGame = { ...(pileGame as AnyGame), title: 'Pile', lab: { ...pileGame.lab, search } };
    expect(() => settingsFor(game)).toThrow(message);
    expect(() => findBot('search:9it').create(game, 'seed', 2)).toThrow(message);
  });
});

describe('the first value of an action', () => {
  test('is even if it is the only legal one, so it doesn’t outshine others later', () => {
    const done: unknown[] = [];
    const narrow = { asked: 0, actions: ['poor'], last: '' };
    const wide = { ...narrow, actions: ['poor', 'fair'] };
    type World = typeof narrow;
    const game: AnyGame = {
      ...(pileGame as AnyGame),
      rules: {
        ...(pileGame as AnyGame).rules,
        clone: (state) => ({ ...(state as World) }),
        toAct: (state) => ((state as World).asked < 2 ? [(state as World).asked] : []),
        legal: (state, seat) => (seat === 0 ? ['go'] : [...(state as World).actions]),
        apply(state, seat, action) {
          (state as World).asked++;
          (state as World).last = action as string;
          if (seat === 1) done.push(action);
          return [{ type: 'done', clause: 'F-1' }];
        },
        eventFor: (event) => event,
        outcome: () => null,
      },
      lab: {
        ...pileGame.lab,
        evaluate: (state, seat) => (seat === 1 && (state as World).last === 'fair' ? 6 : 0),
      },
    };
    const search = new Search(game, 4, 0, { ...SEARCH_SETTINGS, worlds: 3 }, rngFrom('seed'));
    const worlds = [narrow, narrow, wide];
    search.run(null, { iterations: 3, isOver: () => false }, { worlds });
    expect(done.at(-1)).toBe('fair');
  });
});
