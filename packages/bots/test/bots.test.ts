import {
  rngFrom,
  BadInputError,
  evaluationBy,
  factorsOf,
  type AnyGame,
  type Factors,
} from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOTS,
  GREEDY_SETTINGS,
  LEVELS,
  ONE_AHEAD,
  THOUGHTLESS,
  createGreedy,
  findBot,
  greedy,
  isBot,
  random,
  settingsFor,
  type Bot,
  type Situation,
  type Thought,
} from '../src/index.ts';
import { withoutSubtleFactors } from '../src/obvious-factors.ts';
import { isUncertain } from '../src/settle.ts';
import { pileGame, type Pile, type Take } from './pile-game.ts';
import { wideGame } from './wide-game.ts';

function situation(state: Pile): Situation {
  return {
    seat: state.seat,
    seq: 0,
    legal: pileGame.rules.legal(state, state.seat),
    view: () => pileGame.rules.view(state, state.seat),
  };
}

function pile(stones: number, lastLoses = false): Pile {
  return pileGame.rules.setup({ stones, lastLoses }, 2, rngFrom('toy'));
}

function playOut(game: AnyGame, bots: readonly [Bot, Bot], state: Pile): Take[] {
  const taken: Take[] = [];
  while (state.loser < 0) {
    const action = (state.seat === 0 ? bots[0] : bots[1]).choose(situation(state)) as Take;
    taken.push(action);
    game.rules.apply(state, state.seat, action);
  }
  return taken;
}

/** The legends run the same search, only longer. */
const KINDS = ['random', 'greedy', 'rookie', 'regular', 'veteran', 'ace', 'search:30it'].map(findBot);
/** Their choices at the pile don't depend on chance. */
const CONSTANT = ['ace', 'search:30it'];

describe('every bot', () => {
  test.each(KINDS)('$id: the same seed gives the same choices', (kind) => {
    const line = (seed: string): string =>
      JSON.stringify(
        playOut(
          pileGame,
          [kind.create(pileGame, `${seed}:0`, 2), kind.create(pileGame, `${seed}:1`, 2)],
          pile(60),
        ),
      );
    expect(line('one')).toBe(line('one'));
    // Nothing that matters is hidden in the pile game, so a search finds the same result in any imagined world.
    const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
    expect(new Set(seeds.map(line)).size > 1).toBe(!CONSTANT.includes(kind.id));
  });

  test.each(KINDS)('$id gives the game only states that it imagined', (kind) => {
    const real = pile(30);
    const imagined = new WeakSet();
    const touched: unknown[] = [];
    const watch = <T>(state: T): T => {
      touched.push(state);
      return state;
    };
    const note = (state: Pile): Pile => {
      imagined.add(state);
      return state;
    };
    const watched: AnyGame = {
      ...pileGame,
      rules: {
        ...pileGame.rules,
        imagine: (view, rng) =>
          note(pileGame.rules.imagine(view as Parameters<typeof pileGame.rules.imagine>[0], rng)),
        clone: (state) => note(pileGame.rules.clone(watch(state) as Pile)),
        toAct: (state) => pileGame.rules.toAct(watch(state) as Pile),
        legal: (state, seat) => pileGame.rules.legal(watch(state) as Pile, seat),
        apply: (state, seat, action) => pileGame.rules.apply(watch(state) as Pile, seat, action as Take),
        outcome: (state) => pileGame.rules.outcome(watch(state) as Pile),
        setup: () => {
          throw new Error('A bot has no business setting a table.');
        },
      },
    };
    const before = JSON.stringify(real);
    for (let i = 0; i < 20; i++) kind.create(watched, `seed ${String(i)}`, 2).choose(situation(real));
    expect(touched.every((state) => imagined.has(state as object))).toBe(true);
    expect(JSON.stringify(real)).toBe(before);
  });

  test('a bot is found by its id, and the error for an unknown id lists the known ones', () => {
    expect(findBot('greedy')).toBe(greedy);
    expect(() => findBot('clever')).toThrow(BadInputError);
    expect(() => findBot('clever')).toThrow(
      'Unknown bot "clever". Bots: random, greedy, legend-1, rookie, regular, veteran, ace, legend; characters: kade, holt, sparks, tilo, ravn (at another level: kade:ace); search budgets such as search:300ms or search:400it.',
    );
    expect(
      ['ace', 'search:300ms', 'search:1it', 'clever', 'search:0it', 'search:5', 'search:5s'].map(isBot),
    ).toEqual([true, true, true, false, false, false, false]);
  });

  test('each bot’s substitutes end with the simplest, and none of them searches', () => {
    for (const bot of [...BOTS, findBot('search:9it')]) {
      const chain: string[] = [];
      for (let id = bot.substitute; id !== null; id = findBot(id).substitute) chain.push(id);
      expect(['', 'random']).toContain(chain.at(-1) ?? '');
      expect(chain.every((id) => ['random', 'greedy', 'ace'].includes(id))).toBe(true);
    }
  });
});

describe('random', () => {
  test('takes every legal action about equally often and never asks for a view', () => {
    const bot = random.create(pileGame, 'even', 2);
    const counts = new Map<unknown, number>();
    const blind: Situation = {
      seat: 0,
      seq: 0,
      legal: [0, 1, 2],
      view: () => {
        throw new Error('random needs no view');
      },
    };
    for (let i = 0; i < 3000; i++) {
      const choice = bot.choose(blind);
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([0, 1, 2]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('greedy', () => {
  const seeds = Array.from({ length: 30 }, (_, i) => `seed ${String(i)}`);

  test('takes a win in one move', () => {
    for (const seed of seeds) {
      const state = pile(2);
      pileGame.rules.apply(state, 0, greedy.create(pileGame, seed, 2).choose(situation(state)) as Take);
      if (state.feinting)
        pileGame.rules.apply(state, 0, greedy.create(pileGame, seed, 2).choose(situation(state)) as Take);
      expect(pileGame.rules.outcome(state)?.winners).toEqual([0]);
    }
  });

  test('avoids a loss in one move', () => {
    for (const seed of seeds) {
      const choice = greedy.create(pileGame, seed, 2).choose(situation(pile(3, true)));
      expect(choice).not.toEqual({ kind: 'take', stones: 3 });
    }
  });

  test('sees through a question that its action leaves open', () => {
    const state = pile(20);
    const two: readonly Take[] = [{ kind: 'take', stones: 1 }, { kind: 'feint' }];
    for (const seed of seeds) {
      const choice = greedy.create(pileGame, seed, 2).choose({ ...situation(state), legal: two });
      expect(choice).toEqual({ kind: 'feint' });
    }
  });

  test('breaks ties by its own generator, so each of the best actions is taken at times', () => {
    const seen = new Set(
      seeds.map((seed) => JSON.stringify(greedy.create(pileGame, seed, 2).choose(situation(pile(20))))),
    );
    expect([...seen].sort()).toEqual(['{"kind":"feint"}', '{"kind":"take","stones":3}']);
  });

  test('tries every action on the same imagined states, as many as configured', () => {
    let imagined = 0;
    const counting: AnyGame = {
      ...(pileGame as AnyGame),
      rules: {
        ...(pileGame as AnyGame).rules,
        imagine: (view, rng) => {
          imagined++;
          return (pileGame as AnyGame).rules.imagine(view, rng);
        },
      },
    };
    createGreedy(counting, 'x', 2, { ...GREEDY_SETTINGS, worlds: 3 }).choose(situation(pile(20)));
    expect(imagined).toBe(3);
  });

  test('reports what it expects of each choice, the chosen one first', () => {
    const thoughts: Thought[] = [];
    const asked = { ...situation(pile(20)), onThought: (thought: Thought) => thoughts.push(thought) };
    const choice = greedy.create(pileGame, 'seed', 2).choose(asked);
    const [{ choices, iterations } = THOUGHTLESS] = thoughts;
    expect(iterations).toBe(4);
    expect(asked.legal[choices[0]?.choice ?? -1]).toEqual(choice);
    const expected = choices.map((one) => one.expected);
    expect(expected).toEqual([...expected].sort((a, b) => b - a));
    expect(new Set(expected).size).toBe(3); // a feint promises as much as three stones
  });

  test('beats random by seeing only wins and losses in one move', () => {
    let wins = 0;
    for (let i = 0; i < 400; i++) {
      const seed = String(i);
      const state = {
        ...pileGame.rules.setup({ stones: 15, lastLoses: i % 4 < 2 }, 2, rngFrom(seed)),
        seat: i % 2,
      };
      playOut(pileGame, [greedy.create(pileGame, seed, 2), random.create(pileGame, seed, 2)], state);
      if (state.loser === 1) wins++;
    }
    expect(wins).toBeGreaterThan(240);
  });
});

describe('levels', () => {
  test('are five, with the same names everywhere', () => {
    expect(LEVELS.map(({ title }) => title)).toEqual(['Rookie', 'Regular', 'Veteran', 'Ace', 'Legend']);
  });

  test.each(LEVELS)('$id takes a win on the table, and avoids a loss', (kind) => {
    for (let i = 0; i < 30; i++) {
      const bot = kind.create(pileGame, `seed ${String(i)}`, 2);
      const won = pile(3);
      const legal: readonly Take[] = [
        { kind: 'take', stones: 2 },
        { kind: 'take', stones: 3 },
      ];
      expect(bot.choose({ ...situation(won), legal })).toEqual({ kind: 'take', stones: 3 });
      expect(bot.choose({ ...situation(pile(3, true)), legal })).toEqual({ kind: 'take', stones: 2 });
    }
  });

  test('a softer choice takes what looks almost as good, the better ones more often, and nothing else', () => {
    const legal: readonly Take[] = [1, 2, 3].map((stones) => ({ kind: 'take', stones }));
    const { spread } = settingsFor(pileGame);
    const bot = createGreedy(pileGame, 'soft', 2, { ...ONE_AHEAD, slack: 1.5 / spread });
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 400; i++) {
      const { stones } = bot.choose({ ...situation(pile(20)), legal }) as { stones: number };
      counts[stones] = (counts[stones] ?? 0) + 1;
    }
    // Three stones have a distance of 0 and two of 1 from the best: chances of 1 and of 1/3.
    expect(counts[1]).toBe(0);
    expect(Math.abs((counts[3] ?? 0) - 300)).toBeLessThan(40);
  });

  test('a softer choice never makes the current state worse', () => {
    const state = wideGame.rules.setup({}, 2, rngFrom('wide'));
    const asked: Situation = {
      ...{ seat: 0, seq: 0, legal: wideGame.rules.legal(state, 0) },
      view: () => wideGame.rules.view(state, 0),
    };
    const bot = createGreedy(wideGame, 'soft', 2, { ...ONE_AHEAD, slack: 1 });
    const chosen = Array.from({ length: 300 }, () => bot.choose(asked));
    expect(new Set(chosen).size).toBe(13); // every way to wait
    expect(chosen).not.toContain('wind');
  });

  test('a softer choice never ends a turn while something better is left to do', () => {
    const { lab, rules } = wideGame;
    const evaluate = (state: unknown, seat: number): number => -lab.evaluate(state, seat);
    const game = { ...wideGame, lab: { ...lab, evaluate } }; // winding up is worth 1
    const state = rules.setup({}, 2, rngFrom('wide'));
    const asked: Situation = {
      ...{ seat: 0, seq: 0, legal: rules.legal(state, 0) },
      view: () => rules.view(state, 0),
    };
    const bot = createGreedy(game, 'soft', 2, { ...ONE_AHEAD, slack: 1 });
    const chosen = Array.from({ length: 60 }, () => bot.choose(asked));
    expect(new Set(chosen)).toEqual(new Set(['wind']));
  });

  test('the ace plans a win that takes two steps, which looking one step ahead misses', () => {
    const state = wideGame.rules.setup({}, 2, rngFrom('wide'));
    const asked: Situation = {
      ...{ seat: 0, seq: 0, legal: wideGame.rules.legal(state, 0) },
      view: () => wideGame.rules.view(state, 0),
    };
    const choiceOf = (id: string): unknown => findBot(id).create(wideGame, 'seed', 2).choose(asked);
    expect(choiceOf('ace')).toBe('wind');
    expect(choiceOf('veteran')).not.toBe('wind');
  });

  test('a beginner judges by the obvious alone', () => {
    const factors: Factors<Pile> = {
      list: factorsOf<'kept' | 'left'>({ kept: 1, left: 100 }, { subtle: ['left'] }),
      count: ({ kept, stones, seat }) => Float64Array.of(kept[0], seat === 1 ? stones : 0, kept[1], 0),
    };
    const game = { ...pileGame, lab: { ...pileGame.lab, factors, ...evaluationBy(factors) } } as AnyGame;
    expect(game.lab.evaluate(pile(9), 0)).toBe(0);
    const after = { ...pile(9), seat: 1, kept: [1, 0] };
    expect([game.lab.evaluate(after, 0), withoutSubtleFactors(game).lab.evaluate(after, 0)]).toEqual([
      901, 1,
    ]);
  });

  test('a look ahead stops where chance or a new turn decides', () => {
    const before = { rng: [1, 2, 3, 4], turn: 1 };
    const game = { rules: { turn: (state: typeof before) => state.turn } } as unknown as AnyGame;
    expect(isUncertain(game, before, { rng: [1, 2, 3, 4], turn: 1 })).toBe(false);
    expect(isUncertain(game, before, { rng: [1, 2, 3, 5], turn: 1 })).toBe(true);
    expect(isUncertain(game, before, { rng: [1, 2, 3, 4], turn: 2 })).toBe(true);
  });

  test('a legend beats an ace at the pile', () => {
    const [legend, ace] = [findBot('legend'), findBot('ace')];
    let wins = 0;
    for (let i = 0; i < 40; i++) {
      const state = { ...pile(9 + (i % 8), i % 4 < 2), seat: i % 2 };
      const seed = String(i);
      playOut(pileGame, [legend.create(pileGame, seed, 2), ace.create(pileGame, seed, 2)], state);
      if (state.loser === 1) wins++;
    }
    expect(wins).toBeGreaterThan(28);
  });
});
