import { findBot, type Thought } from '@mechatable/bots';
import { person, program, rngFrom, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  Answerer,
  ChooserPool,
  ForfeitError,
  LateError,
  LocalHost,
  directChooser,
  memoryStore,
  type Answer,
  type Chooser,
  type Decision,
  type BotRequest,
  type HostProblem,
} from '../src/index.ts';
import { cellar, type Action } from './cellar-game.ts';
import { act, botsDone, movesIn } from './tables.ts';

const state = cellar.rules.setup(cellar.rules.options.parse({}), 2, rngFrom('seed'));
const legal = cellar.rules.legal(state, 0);
const decision: Decision = {
  ...{ game: cellar, bot: 'random', seed: 'a', seats: 2, match: 'a match', seq: 0, seat: 0 },
  view: cellar.rules.view(state, 0),
  legal,
};

/** Threads that answer when the test says so. */
class Threads {
  readonly all: {
    asked: BotRequest[];
    stopped: boolean;
    onAnswer: (answer: Answer) => void;
    broken: (error: Error) => void;
  }[] = [];

  readonly start = (onAnswer: (answer: Answer) => void, broken: (error: Error) => void) => {
    const thread = { asked: [] as BotRequest[], stopped: false, onAnswer, broken };
    this.all.push(thread);
    return {
      post: (question: BotRequest) => void thread.asked.push(question),
      stop: () => (thread.stopped = true),
    };
  };
}

describe('a pool of threads', () => {
  test('sends the game’s id and rules version, and returns the action with the number in the answer', async () => {
    const threads = new Threads();
    const choice = new ChooserPool(threads.start).choose(decision);
    const { game, ...rest } = decision;
    expect(threads.all[0]?.asked).toEqual([
      { ...rest, game: game.id, rulesVersion: game.rulesVersion, number: 0, wantsThoughts: false },
    ]);
    threads.all[0]?.onAnswer({ number: 0, chosen: 1 });
    expect(await choice).toBe(legal[1]);
  });

  test('asks as many at once as it has threads; the others wait for a free one', async () => {
    const threads = new Threads();
    const pool = new ChooserPool(threads.start, 2);
    const choices = [pool.choose(decision), pool.choose(decision), pool.choose(decision)];
    expect(threads.all.map(({ asked }) => asked.length)).toEqual([1, 1]);
    threads.all[1]?.onAnswer({ number: 1, chosen: 1 });
    expect(await choices[1]).toBe(legal[1]);
    expect(threads.all.map(({ asked }) => asked.length)).toEqual([1, 2]);
    threads.all[1]?.onAnswer({ number: 2, chosen: 0 });
    threads.all[0]?.onAnswer({ number: 0, chosen: 0 });
    expect(await Promise.all(choices)).toEqual([legal[0], legal[1], legal[0]]);
  });

  test('a bot that fails doesn’t affect others; a thread that breaks is replaced', async () => {
    const threads = new Threads();
    const pool = new ChooserPool(threads.start);
    const failing = pool.choose(decision);
    threads.all[0]?.onAnswer({ number: 0, failed: 'no idea' });
    await expect(failing).rejects.toThrow('no idea');
    const broken = pool.choose(decision);
    const next = pool.choose(decision);
    threads.all[0]?.broken(new Error('out of memory'));
    await expect(broken).rejects.toThrow('out of memory');
    expect(threads.all.map(({ stopped }) => stopped)).toEqual([true, false]);
    threads.all[0]?.onAnswer({ number: 2, chosen: 0 }); // answers of the dead thread are ignored
    threads.all[1]?.onAnswer({ number: 2, chosen: 1 });
    expect(await next).toBe(legal[1]);
  });

  test('a bot that doesn’t answer in time is stopped', async () => {
    vi.useFakeTimers();
    try {
      const threads = new Threads();
      const late = new ChooserPool(threads.start, 1, 500).choose(decision);
      const refused = expect(late).rejects.toThrow('The bot didn’t answer in time.');
      await vi.advanceTimersByTimeAsync(500);
      await refused;
      expect(threads.all[0]?.stopped).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a bot with its own time limit gets that much, plus some time to start', async () => {
    vi.useFakeTimers();
    try {
      const threads = new Threads();
      const slow = { ...decision, bot: 'search:60000ms' };
      const late = new ChooserPool(threads.start, 1, 500).choose(slow);
      const refused = expect(late).rejects.toThrow(LateError);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(threads.all[0]?.stopped).toBe(false);
      await vi.advanceTimersByTimeAsync(10_000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  test('passes on the bot’s thoughts, and keeps waiting', async () => {
    const threads = new Threads();
    const thoughts: Thought[] = [];
    const onThought = (thought: Thought): void => void thoughts.push(thought);
    const choice = new ChooserPool(threads.start).choose({ ...decision, onThought });
    expect(threads.all[0]?.asked).toMatchObject([{ wantsThoughts: true }]);
    const thought = { iterations: 3, choices: [{ choice: 1, share: 1, expected: 0.5 }] };
    threads.all[0]?.onAnswer({ number: 0, thought });
    threads.all[0]?.onAnswer({ number: 0, chosen: 1 });
    expect(await choice).toBe(legal[1]);
    expect(thoughts).toEqual([thought]);
  });

  test('closing it stops everything and settles all promises', async () => {
    const threads = new Threads();
    const pool = new ChooserPool(threads.start);
    const both = [pool.choose(decision), pool.choose(decision)];
    const settled = Promise.allSettled(both);
    pool.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(threads.all.map(({ stopped }) => stopped)).toEqual([true]);
  });
});

describe('the other end', () => {
  const { game, ...rest } = decision;
  const { id, rulesVersion } = game;
  const question: BotRequest = { ...rest, game: id, rulesVersion, number: 7, wantsThoughts: false };
  const answersTo = async (
    asked: BotRequest,
    load: () => AnyGame | null = () => cellar,
  ): Promise<Answer[]> => {
    const answers: Answer[] = [];
    await new Answerer(load, (answer) => answers.push(answer)).answer(asked);
    return answers;
  };

  test('answers with the index of the bot’s choice', async () => {
    expect(await answersTo({ ...question, legal: legal.slice(0, 1) })).toEqual([{ number: 7, chosen: 0 }]);
  });

  test('loads the game by its id, with the requested rules version', async () => {
    const load = vi.fn(() => cellar);
    await answersTo({ ...question, rulesVersion: 41 }, load);
    expect(load.mock.calls).toEqual([['cellar', 41]]);
  });

  test('reports what went wrong', async () => {
    expect(await answersTo(question, () => null)).toEqual([{ number: 7, failed: 'Unknown game "cellar".' }]);
    expect(await answersTo({ ...question, bot: 'clever' })).toMatchObject([
      { number: 7, failed: expect.stringContaining('Unknown bot "clever"') as string },
    ]);
  });

  test('reports the bot’s thoughts before its answer, on request', async () => {
    const wanted = await answersTo({ ...question, bot: 'search:20it', wantsThoughts: true });
    expect(wanted).toHaveLength(2);
    expect(wanted[0]).toMatchObject({ number: 7, thought: { iterations: 20 } });
    expect(wanted[1]).toMatchObject({ number: 7, chosen: expect.any(Number) as number });
    expect(await answersTo({ ...question, bot: 'search:20it' })).toHaveLength(1);
  });

  test.each([
    ['legend', 2],
    ['ace', 3],
  ])('keeps a bot for a match only if it plays better so: %s', async (id, made) => {
    const create = vi.spyOn(findBot(id), 'create');
    const answerer = new Answerer(
      () => cellar,
      () => undefined,
    );
    for (const match of ['one', 'one', 'two']) await answerer.answer({ ...question, bot: id, match });
    expect(create).toHaveBeenCalledTimes(made);
    create.mockRestore();
  });
});

describe('a chooser’s own bot', () => {
  const END: Action = { kind: 'end' };

  const AGAINST_PROGRAM = [person('Ada'), program('mine')];
  const start = { id: 'm', game: cellar, options: { turns: 8 }, players: AGAINST_PROGRAM, seed: 's' };

  test('takes a seat if the chooser says so, under a name that no bot has', async () => {
    const asked: string[] = [];
    const chooser: Chooser = {
      runs: (seat) => seat === 1,
      choose({ bot }) {
        asked.push(bot);
        return Promise.resolve(END);
      },
    };
    const store = memoryStore();
    const opened = { host: await LocalHost.open(start, { store, chooser }), store, problems: [] };
    await act(opened.host, 0, 'end');
    await botsDone(opened);
    expect(movesIn(opened.host).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(asked).toEqual(['program:mine']);
  });

  test('counts as a person if no chooser runs it', async () => {
    const host = await LocalHost.open(start, { store: memoryStore(), chooser: directChooser });
    expect(host.players).toEqual([person('Ada'), person('mine')]);
  });

  test('that forfeits loses its seat, without a substitute', async () => {
    const chooser: Chooser = {
      runs: () => true,
      choose: () => Promise.reject(new ForfeitError('it crashed')),
    };
    const store = memoryStore();
    const problems: HostProblem[] = [];
    const onProblem = (problem: HostProblem): void => void problems.push(problem);
    const opened = { host: await LocalHost.open(start, { store, chooser, onProblem }), store, problems };
    await act(opened.host, 0, 'end');
    await botsDone(opened);
    expect(movesIn(opened.host).at(-1)).toEqual({ seat: 1, action: 'concede' });
    expect(opened.host.frame(0).outcome?.winners).toEqual([0]);
    expect(opened.problems).toMatchObject([{ kind: 'bot', seat: 1, error: { message: 'it crashed' } }]);
  });
});
