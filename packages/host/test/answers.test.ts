import type { Seat } from '@mechatable/kernel';
import { memoryStore, type Store } from '@mechatable/store';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  AUTO_ANSWERS,
  LocalHost,
  directChooser,
  type AnswerSetting,
  type FrameUpdate,
  type Services,
  type HostProblem,
} from '../src/index.ts';
import { parryGame, type Action } from './parry-game.ts';
import { movesIn, PERSON, rest, seated } from './tables.ts';

const ALWAYS: AnswerSetting = { ...AUTO_ANSWERS, mode: 'always' };
const NEVER: AnswerSetting = { ...AUTO_ANSWERS, mode: 'never' };
/** Cards of B that matter, that don't matter, and that parry nothing. */
const STRONG = [6, 7, 8];
const WEAK = [4, 1, 2];
const IDLE = [1, 2, 3];

interface OpenOptions extends Partial<Services> {
  readonly hand?: number[];
  readonly seats?: readonly string[];
}

interface Opened {
  readonly host: LocalHost;
  readonly store: Store;
  readonly problems: HostProblem[];
}

async function open({
  hand = STRONG,
  seats = [PERSON, PERSON],
  ...services
}: OpenOptions = {}): Promise<Opened> {
  const store = memoryStore();
  const problems: HostProblem[] = [];
  const host = await LocalHost.open(
    { id: 'm', game: parryGame, options: { hands: [[5, 5, 5], hand] }, players: seated(seats), seed: 's' },
    {
      store,
      chooser: directChooser,
      clock: () => 5,
      onProblem: (problem) => problems.push(problem),
      ...services,
    },
  );
  return { host, store, problems };
}

/** A table where A is a person with this setting and B is a bot, or the other way around. */
const alone = (setting: AnswerSetting, options: OpenOptions = {}): Promise<Opened> =>
  open({ seats: ['random', PERSON], answers: () => setting, ...options });

async function act(host: LocalHost, seat: Seat, kind: Action['kind']): Promise<void> {
  const action = (host.frame(seat).legal as Action[]).find((one) => one.kind === kind);
  expect(await host.act(seat, action)).toEqual({ ok: true });
  await rest();
}

/** B's actions so far. */
const doneBy = (host: LocalHost, seat: Seat): string[] =>
  movesIn(host)
    .filter((move) => move.seat === seat)
    .map(({ action }) => (action as Action).kind);

/** A bot that always does this. */
const stubborn = (...kinds: Action['kind'][]): Services['chooser'] => ({
  choose: ({ legal }) => {
    const found = (legal as Action[]).find(({ kind }) => kinds.includes(kind));
    return found === undefined ? new Promise(() => undefined) : Promise.resolve(found);
  },
});

/** A strikes until B is asked or the match is over. */
async function struck(setting: AnswerSetting, hand: number[]): Promise<string[]> {
  const { host } = await alone(setting, { hand, chooser: stubborn('strike') });
  await rest();
  return doneBy(host, 1);
}

describe('[MG-R-16] a person who plays against bots', () => {
  test('is asked automatically: only for an answer that matters', async () => {
    expect(await struck(AUTO_ANSWERS, STRONG)).toEqual([]);
    expect(await struck(AUTO_ANSWERS, WEAK)).toEqual(['pass', 'pass']);
    expect(await struck(AUTO_ANSWERS, IDLE)).toEqual(['pass', 'pass']);
  });

  test('is always asked, even if passing is the only choice', async () => {
    expect(await struck(ALWAYS, IDLE)).toEqual([]);
    expect(await struck({ ...ALWAYS, stops: { struck: false } }, IDLE)).toEqual([]);
  });

  test('is never asked', async () => {
    expect(await struck(NEVER, STRONG)).toEqual(['pass', 'pass']);
  });

  test('switches a kind of window off, or on', async () => {
    expect(await struck({ ...AUTO_ANSWERS, stops: { struck: false } }, STRONG)).toEqual(['pass', 'pass']);
    const ended = async (stops: AnswerSetting['stops']): Promise<string[]> => {
      const seats = [PERSON, 'random'];
      const { host } = await open({ seats, answers: () => ({ ...ALWAYS, mode: 'auto', stops }) });
      await act(host, 0, 'end');
      return doneBy(host, 0);
    };
    expect(await ended({})).toEqual(['end', 'pass']);
    expect(await ended({ ended: true })).toEqual(['end', 'pass']); // on, but only a pass is legal
  });

  test('passes for the rest of a turn, and is asked again in the next', async () => {
    const { host } = await open({ answers: () => ALWAYS });
    void host.setAnswers(1, { ...ALWAYS, passedTurn: 1 });
    await act(host, 0, 'strike');
    expect(host.frame('table').asked).toEqual([0]);
    await act(host, 0, 'end');
    await act(host, 0, 'pass');
    await act(host, 1, 'end');
    await act(host, 1, 'pass');
    await act(host, 0, 'strike');
    expect(host.frame(1)).toMatchObject({ asked: [1], passing: false });
    expect(doneBy(host, 1)).toEqual(['pass', 'end', 'pass']);
  });

  test('is asked every question that can’t be passed, whatever the setting', async () => {
    const { host } = await open({ answers: () => ALWAYS });
    await act(host, 0, 'strike');
    await act(host, 1, 'parry');
    for (const setting of [NEVER, { ...NEVER, passedTurn: 1 }]) {
      void host.setAnswers(1, setting);
      await rest();
      expect(host.frame(1)).toMatchObject({ asked: [1], passing: false });
    }
    await act(host, 1, 'pay');
    expect(host.frame(0)).toMatchObject({ asked: [0], passing: false });
  });
});

describe('[MG-R-16] at a table with other people', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** A host whose delays end when the test says so. */
  async function slow(
    options: OpenOptions = {},
  ): Promise<Opened & { waits: number[]; letGo: () => Promise<void> }> {
    const waits: number[] = [];
    const waiting: (() => void)[] = [];
    const wait = (ms: number): Promise<void> => {
      waits.push(ms);
      return new Promise((resolve) => waiting.push(resolve));
    };
    const letGo = (): Promise<void> => {
      waiting.shift()?.();
      return rest();
    };
    return { ...(await open({ wait, answers: () => NEVER, ...options })), waits, letGo };
  }

  test('the table waits from 0.3 to 0.9 seconds before it passes', async () => {
    for (const [chance, expected] of [
      [0, 300],
      [0.5, 600],
      [0.999, 899.4],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const { host, waits, letGo } = await slow();
      await act(host, 0, 'strike');
      expect(waits).toEqual([expect.closeTo(expected)]);
      expect(host.frame(0).asked).toEqual([1]);
      await letGo();
      expect(host.frame(0).asked).toEqual([0]);
    }
  });

  test('the wait has nothing to do with the hand', async () => {
    const all = [];
    for (const hand of [STRONG, WEAK, IDLE, []]) {
      vi.spyOn(Math, 'random').mockReturnValue(0.25);
      const { host, waits } = await slow({ hand });
      await act(host, 0, 'strike');
      all.push(waits);
    }
    expect(new Set(all.map(String))).toEqual(new Set(['450']));
  });

  test('bots don’t wait, nor does the table if only bots could notice', async () => {
    const wait = vi.fn(() => Promise.resolve());
    const { host } = await alone(NEVER, { chooser: stubborn('strike'), wait });
    await rest();
    expect(doneBy(host, 1)).toEqual(['pass', 'pass']);
    expect(wait).not.toHaveBeenCalled();
  });

  test('others see the same as if the person had thought about it and passed', async () => {
    const seen = async (setting: AnswerSetting): Promise<unknown[]> => {
      const news: FrameUpdate[] = [];
      const { host, store, letGo } = await slow({ answers: () => setting });
      for (const viewer of [0, 'table'] as const) host.follow(viewer, (one) => news.push(one));
      await act(host, 0, 'strike');
      const waiting = [host.frame(0), host.frame('table')];
      if (setting.mode === 'always') await act(host, 1, 'pass');
      else await letGo();
      return [waiting, news, host.history(0), host.journal(), await store.read('m')];
    };
    expect(await seen(NEVER)).toEqual(await seen(ALWAYS));
  });

  test('a changed setting is visible to nobody else, and stops a pending pass', async () => {
    const { host, letGo, waits } = await slow();
    await act(host, 0, 'strike');
    const [others, own] = [vi.fn(), vi.fn()];
    host.follow(0, others);
    host.follow('table', others);
    host.follow(1, own);
    expect(host.frame(1).passing).toBe(true);
    void host.setAnswers(1, ALWAYS);
    expect(own).toHaveBeenCalledOnce();
    await letGo();
    expect([others.mock.calls.length, host.frame(1).passing, host.frame(0).asked]).toEqual([0, false, [1]]);
    void host.setAnswers(1, NEVER);
    expect(waits).toHaveLength(2);
    await letGo();
    expect(host.frame(0).asked).toEqual([0]);
  });

  test('an answer that comes while the table waits counts', async () => {
    const { host, letGo } = await slow();
    await act(host, 0, 'strike');
    await act(host, 1, 'parry');
    await letGo();
    expect(doneBy(host, 1)).toEqual(['parry']);
  });

  test('on a shared screen, auto looks only at the window, so handing over the screen reveals nothing', async () => {
    for (const hand of [STRONG, WEAK, IDLE]) {
      const { host } = await open({ hand });
      await act(host, 0, 'strike');
      expect(host.frame(1)).toMatchObject({ asked: [1], passing: false });
    }
    const { host } = await open();
    await act(host, 0, 'end');
    expect(doneBy(host, 0)).toEqual(['end', 'pass']);
  });

  test('a wait that fails is reported, and the pass is made', async () => {
    const { host, problems } = await open({
      answers: () => NEVER,
      wait: () => Promise.reject(new Error('no clock')),
    });
    await act(host, 0, 'strike');
    expect(problems).toMatchObject([{ kind: 'bug', error: { message: 'no clock' } }]);
    expect(doneBy(host, 1)).toEqual(['pass']);
  });

  test('a closed table makes no more passes', async () => {
    const { host, letGo } = await slow();
    await act(host, 0, 'strike');
    host.close();
    await letGo();
    expect(doneBy(host, 1)).toEqual([]);
    void host.setAnswers(1, ALWAYS);
    expect(host.answerSetting(1)).toBe(NEVER);
  });
});

describe('a setting', () => {
  test('belongs to one seat', async () => {
    const { host } = await open({ answers: (seat) => (seat === 0 ? ALWAYS : NEVER) });
    expect([host.answerSetting(0), host.answerSetting(1)]).toEqual([ALWAYS, NEVER]);
    void host.setAnswers(0, AUTO_ANSWERS);
    expect([host.answerSetting(0), host.answerSetting(1)]).toEqual([AUTO_ANSWERS, NEVER]);
  });

  test('does not exist for a bot', async () => {
    const { host } = await open({ seats: [PERSON, 'random'] });
    await expect(host.setAnswers(1, NEVER)).rejects.toThrow('Random bot is not a person.');
  });
});

describe('taking back', () => {
  test('goes back to a person’s last decision, not to an automatic pass', async () => {
    const { host } = await open({
      seats: ['random', PERSON],
      chooser: stubborn('end', 'pass'),
      answers: () => NEVER,
    });
    await rest();
    await act(host, 1, 'end');
    expect(doneBy(host, 1)).toEqual(['end', 'pass']);
    expect(host.lastDecision).toBe(movesIn(host).findIndex(({ seat }) => seat === 1));
  });

  test('also undoes automatic passes, or they would be repeated immediately', async () => {
    const { host } = await open({ answers: () => NEVER });
    await act(host, 0, 'end');
    expect(doneBy(host, 0)).toEqual(['end', 'pass']);
    expect(host.frame('table').asked).toEqual([1]);
    expect(await host.takeBack(0)).toEqual({ free: true, to: 0 });
    await rest();
    expect([host.frame(0).seq, host.frame(0).asked]).toEqual([0, [0]]);
    await act(host, 0, 'end');
    expect(doneBy(host, 0)).toEqual(['end', 'pass']);
  });
});
