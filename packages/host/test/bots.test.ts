import { partsFrom, seedFrom, replay, sha256, verify, type AnyGame } from '@mechatable/kernel';
import { memoryStore } from '@mechatable/store';
import { describe, expect, test, vi } from 'vitest';
import {
  botRoot,
  botSeed,
  directChooser,
  LateError,
  LocalHost,
  type Chooser,
  type Decision,
} from '../src/index.ts';
import { cellar, type Action } from './cellar-game.ts';
import { act, botsDone, failing, movesIn, open, PERSON, reopen, rest, seated } from './tables.ts';

/** Gives prepared answers, and logs its requests. */
class Scripted implements Chooser {
  readonly asked: Decision[] = [];
  readonly #answer: (decision: Decision) => unknown;

  constructor(answer: (decision: Decision) => unknown = ({ legal }) => legal[0]) {
    this.#answer = answer;
  }

  async choose(decision: Decision): Promise<unknown> {
    this.asked.push(decision);
    return Promise.resolve(this.#answer(decision));
  }
}

/** Answers only when the test says so. */
class Patient implements Chooser {
  readonly asked: { decision: Decision; answer: (action: Action) => void; fail: (error: unknown) => void }[] =
    [];

  choose(decision: Decision): Promise<unknown> {
    return new Promise((answer, fail) => {
      this.asked.push({ decision, answer, fail });
    });
  }
}

const END: Action = { kind: 'end' };
const AGAINST_BOT = [PERSON, 'greedy'];

describe('a bot', () => {
  test('is asked whenever its seat is, and never otherwise', async () => {
    const chooser = new Scripted(() => END);
    const opened = await open({ seats: AGAINST_BOT, chooser, turns: 5 });
    await rest();
    expect(chooser.asked).toEqual([]);
    await act(opened.host, 0, 'end');
    await botsDone(opened);
    expect(movesIn(opened.host)).toEqual([0, 1].map((seat) => ({ seat, action: END })));
    expect(chooser.asked).toHaveLength(1);
  });

  test('makes the first move if it sits first, and followers are notified', async () => {
    const { host } = await open({ seats: ['random', PERSON], chooser: new Scripted(() => END) });
    const onNews = vi.fn();
    host.follow(1, onNews);
    await rest();
    expect(onNews).toHaveBeenCalledOnce();
    expect(host.frame(1).asked).toEqual([1]);
  });

  test('gets its seat’s view, and a seed that doesn’t give away the match’s seed', async () => {
    const chooser = new Scripted(() => END);
    const { host } = await open({ seats: AGAINST_BOT, chooser });
    await act(host, 0, 'draw');
    await act(host, 0, 'end');
    await rest();
    const { state } = replay(cellar, host.journal(), 2);
    const root = sha256(`mechatable:bots:${seedFrom(partsFrom('a seed', 2))}`);
    expect(chooser.asked).toEqual([
      {
        ...{ game: cellar, bot: 'greedy', seats: 2, seat: 1, seq: 2 },
        match: root,
        seed: `${root}:2:1`,
        view: cellar.rules.view(state as never, 1),
        legal: cellar.rules.legal(state as never, 1),
      },
    ]);
  });

  test('chooses after the latest events have been shown', async () => {
    const shown: (() => void)[] = [];
    const chooser = new Scripted(() => END);
    const beforeBot = () => new Promise<void>((resolve) => shown.push(resolve));
    const { host } = await open({ seats: AGAINST_BOT, chooser, beforeBot });
    await act(host, 0, 'end');
    await rest();
    expect(chooser.asked).toEqual([]);
    shown[0]?.();
    await rest();
    expect(chooser.asked).toHaveLength(1);
  });

  test('chooses even if showing the events failed', async () => {
    const beforeBot = () => Promise.reject(new Error('no picture'));
    const { host, problems } = await open({
      seats: AGAINST_BOT,
      chooser: new Scripted(() => END),
      beforeBot,
    });
    await act(host, 0, 'end');
    await rest();
    expect(host.frame(0)).toMatchObject({ seq: 2, asked: [0] });
    expect(problems).toMatchObject([{ kind: 'bug', error: { message: 'no picture' } }]);
  });

  test('moves when a stored match is waiting for it', async () => {
    const waiting = await open({ seats: AGAINST_BOT, chooser: new Patient() });
    await act(waiting.host, 0, 'end');
    waiting.host.close();
    const again = await reopen(waiting.store);
    await botsDone(again);
    expect(movesIn(again.host).at(-1)?.seat).toBe(1);
  });
});

describe('bots alone', () => {
  test('play a match to its end, the same one each time', async () => {
    const seats = ['greedy', 'random', 'greedy'];
    const played = await Promise.all(
      [1, 2].map(async () => {
        const opened = await open({ seats });
        await botsDone(opened);
        expect(opened.host.frame('table').outcome).not.toBeNull();
        return opened.host.journal();
      }),
    );
    expect(played[0]).toEqual(played[1]);
    expect(played[0] && verify(cellar, played[0])).toMatchObject({ ok: true });
  });

  test('keep playing if nothing is stored', async () => {
    const opened = await open({ seats: ['random', 'random'], store: failing(memoryStore(), 3) });
    await botsDone(opened);
    expect(opened.host.frame('table').outcome).not.toBeNull();
    expect(opened.problems).toHaveLength(1);
  });
});

describe('a bot that fails', () => {
  const bad: [string, (decision: Decision) => unknown, string][] = [
    ['does not answer but breaks', () => Promise.reject(new Error('the worker died')), 'the worker died'],
    [
      'chooses what is not possible',
      () => ({ kind: 'bid', n: 7 }),
      'The bot greedy made an illegal choice: {"kind":"bid","n":7}.',
    ],
    ['chooses nothing', () => undefined, 'The bot greedy made an illegal choice: undefined.'],
  ];

  test.each(bad)('and %s is replaced by the next simpler one', async (_what, answer, message) => {
    const opened = await open({ seats: AGAINST_BOT, chooser: new Scripted(answer) });
    await act(opened.host, 0, 'end');
    await botsDone(opened);
    const moves = movesIn(opened.host);
    expect(moves.length).toBeGreaterThan(1);
    expect(opened.problems).toHaveLength(moves.length - 1);
    expect(opened.problems[0]).toMatchObject({ kind: 'bot', seat: 1, error: { message } });
  });

  test('is replaced by a bot that chooses as usual with the same seed', async () => {
    const broken = await open({ seats: AGAINST_BOT, chooser: new Scripted(() => null) });
    const simple = await open({ seats: [PERSON, 'random'] });
    for (const opened of [broken, simple]) {
      await act(opened.host, 0, 'end');
      await botsDone(opened);
    }
    expect(movesIn(broken.host)).toEqual(movesIn(simple.host));
  });

  test('is replaced even if it is the simplest', async () => {
    const opened = await open({ seats: [PERSON, 'random'], chooser: new Scripted(() => null) });
    await act(opened.host, 0, 'end');
    await botsDone(opened);
    expect(opened.host.frame(0).asked).toContain(0);
  });

  test('is replaced step by step if its replacement fails as well', async () => {
    const dull: AnyGame = {
      ...cellar,
      lab: {
        ...cellar.lab,
        evaluate: () => {
          throw new Error('no idea');
        },
      },
    };
    const problems: unknown[] = [];
    const host = await LocalHost.open(
      { id: 'm', game: dull, players: seated(AGAINST_BOT), seed: 's' },
      { store: memoryStore(), chooser: directChooser, onProblem: (problem) => problems.push(problem) },
    );
    await host.act(0, END);
    await rest();
    expect(problems[0]).toMatchObject({ kind: 'bot', error: { message: 'no idea' } });
    expect(movesIn(host).length).toBeGreaterThan(1);
  });

  test('to answer in time is replaced in another thread; only the simplest bot runs in this one', async () => {
    const stuck: AnyGame = {
      ...cellar,
      lab: {
        ...cellar.lab,
        evaluate: () => {
          throw new Error('this would hang the page');
        },
      },
    };
    const chooser = new Scripted(() => Promise.reject(new LateError('too late')));
    const problems: { error: Error }[] = [];
    const host = await LocalHost.open(
      { id: 'm', game: stuck, players: seated([PERSON, 'legend']), seed: 's', options: { turns: 2 } },
      { store: memoryStore(), chooser, onProblem: (problem) => problems.push(problem) },
    );
    await host.act(0, END);
    await rest();
    expect(chooser.asked.slice(0, 2).map(({ bot }) => bot)).toEqual(['legend', 'ace']);
    expect(new Set(problems.map(({ error }) => error.message))).toEqual(new Set(['too late']));
    expect(movesIn(host).length).toBeGreaterThan(1);
  });

  test('after the match was left is not replaced', async () => {
    const chooser = new Patient();
    const opened = await open({ seats: [PERSON, 'legend'], chooser });
    const looked = vi.spyOn(cellar.lab, 'evaluate');
    await act(opened.host, 0, 'end');
    await rest();
    opened.host.close();
    chooser.asked[0]?.fail(new Error('The match was closed.'));
    await rest();
    expect(looked).not.toHaveBeenCalled();
    expect(opened.problems).toEqual([]);
    looked.mockRestore();
  });

  test('in the rules themselves leaves the match unchanged, so the person can undo', async () => {
    const chooser = new Scripted(({ legal }) => legal[0]);
    const fragile: AnyGame = {
      ...cellar,
      rules: {
        ...cellar.rules,
        apply: (state: unknown, seat: number, action: unknown) => {
          if (seat === 1) throw new TypeError('a hole in the rules');
          return cellar.rules.apply(state as never, seat, action as Action);
        },
      },
    };
    const problems: unknown[] = [];
    const host = await LocalHost.open(
      { id: 'm', game: fragile, players: seated(AGAINST_BOT), seed: 's' },
      { store: memoryStore(), chooser, onProblem: (problem) => problems.push(problem) },
    );
    await host.act(0, END);
    await rest();
    expect(problems).toMatchObject([{ kind: 'bug', error: { message: 'a hole in the rules' } }]);
    expect(host.frame(0)).toMatchObject({ seq: 1, asked: [1] });
    expect(await host.takeBack(0)).toMatchObject({ free: true });
    await host.act(0, END);
    await rest();
    expect(chooser.asked).toHaveLength(2);
  });
});

describe('an answer that comes too late', () => {
  /** A bot that thinks; the person has just ended the turn. */
  async function thinking() {
    const chooser = new Patient();
    const opened = await open({ seats: AGAINST_BOT, chooser });
    await act(opened.host, 0, 'end');
    await rest();
    expect(chooser.asked).toHaveLength(1);
    return { ...opened, chooser };
  }

  test('is dropped after an undo of the question', async () => {
    const { host, chooser } = await thinking();
    expect(await host.takeBack(0)).toEqual({ free: true, to: 0 });
    chooser.asked[0]?.answer(END);
    await rest();
    expect(host.frame(0)).toMatchObject({ seq: 0, asked: [0] });
    await act(host, 0, 'end');
    await rest();
    chooser.asked[1]?.answer(END);
    await rest();
    expect(host.frame(0).seq).toBe(2);
  });

  test('is dropped after someone has conceded', async () => {
    const { host, chooser, problems } = await thinking();
    await host.concede(0);
    chooser.asked[0]?.answer(END);
    await rest();
    expect(movesIn(host)).toHaveLength(2);
    expect(problems).toEqual([]);
  });

  test('is dropped after the host was closed, and so is a failure', async () => {
    const { host, chooser, store, problems } = await thinking();
    host.close();
    chooser.asked[0]?.fail(new Error('The match was closed.'));
    await rest();
    expect((await store.read('m')).entries).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});

describe('a choice of several seats at once', () => {
  test('is made by bots and people alike, in any order', async () => {
    const chooser = new Scripted(({ legal }) => legal.at(-1));
    const { host } = await open({ seats: [PERSON, 'random', 'greedy'], chooser });
    await host.act(0, { kind: 'call' });
    await rest();
    expect(chooser.asked.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(host.frame(0)).toMatchObject({ asked: [0], view: { bids: [false, true, true] } });
    await host.act(0, { kind: 'bid', n: 2 });
    expect(host.history('table').at(-1)).toMatchObject({ event: { type: 'bids', n: 6 } });
  });

  test('lets a person choose while a bot is still thinking, and then asks the bot again', async () => {
    const chooser = new Patient();
    const { host } = await open({ seats: AGAINST_BOT, chooser });
    await host.act(0, { kind: 'call' });
    await rest();
    await host.act(0, { kind: 'bid', n: 1 });
    chooser.asked[0]?.answer({ kind: 'bid', n: 0 });
    await rest();
    expect(host.frame(0).asked).toEqual([1]);
    chooser.asked[1]?.answer({ kind: 'bid', n: 2 });
    await rest();
    expect(host.history(0).at(-1)).toMatchObject({ event: { type: 'bids', n: 3 } });
  });
});

test('a bot gives the same answer when it gets the same question again', async () => {
  const opened = await open({ seats: [PERSON, 'random'] });
  await act(opened.host, 0, 'end');
  await botsDone(opened);
  const before = movesIn(opened.host);
  await opened.host.rewind(0, 0);
  await act(opened.host, 0, 'end');
  await botsDone(opened);
  expect(movesIn(opened.host)).toEqual(before);
});

test('seeds of bots differ by match, decision and seat', () => {
  const seeds = ['a', 'b'].flatMap((seed) =>
    [0, 1].flatMap((n) => [0, 1].map((seat) => botSeed(botRoot(seed), n, seat))),
  );
  expect(new Set(seeds).size).toBe(8);
  expect(seeds.join()).not.toContain('mechatable');
});
