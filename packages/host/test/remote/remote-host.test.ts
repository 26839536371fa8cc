import { signedText } from '@mechatable/kernel';
import {
  ProblemError,
  UnreachableError,
  type Api,
  type Route,
  type TableMessages,
} from '@mechatable/protocol';
import { describe, expect, test } from 'vitest';
import { HostClosedError, MovedOnError, type LocalHost, type FrameUpdate } from '../../src/index.ts';
import { RemoteHost, type Pending, type Signer } from '../../src/remote/index.ts';
import { cellar, type Action } from '../cellar-game.ts';
import { act, actionOf, open } from '../tables.ts';

const SEAT = 0;
const KEY = `04${'a'.repeat(128)}`;

/** A server's messages to the first seat. */
function snapshotOf(host: LocalHost, key?: string): TableMessages['snapshot'] {
  const players = host.players.map((player) =>
    player.kind === 'person' && key !== undefined ? { ...player, key } : player,
  );
  const { undo, ...frame } = host.frame(SEAT);
  const data = {
    frame: { ...frame, undo },
    history: host.history(SEAT),
    players,
    head: host.head,
    answers: null,
  };
  return JSON.parse(JSON.stringify(data)) as TableMessages['snapshot'];
}

type Body = Readonly<Record<string, unknown>>;

/** A server that answers requests with these functions, one after the other; the bodies it got. */
function answering(...answers: ((body: Body) => Promise<unknown>)[]): { api: Api; bodies: Body[] } {
  const bodies: Body[] = [];
  const api = {
    call(_route: Route, { body = {} }: { body?: Body }) {
      bodies.push(body);
      const answer = answers.shift();
      return answer === undefined ? Promise.reject(new Error('none left')) : answer(body);
    },
  } as unknown as Api;
  return { api, bodies };
}

const tooLate = (): Promise<never> =>
  Promise.reject(new ProblemError(409, { code: 'moved-on', sentence: 'Look again.' }));

/** A match on a server, its real host, and the remote one of the first seat. */
async function remote(
  answers: (real: LocalHost, publish: () => void) => ((body: Body) => Promise<unknown>)[],
  extra: { signer?: Signer; pending?: Pending } = {},
): Promise<{
  host: RemoteHost;
  real: LocalHost;
  bodies: Body[];
  received: FrameUpdate[];
  publish: () => void;
}> {
  const { host: real } = await open();
  const { signer = null, ...rest } = extra;
  let keys = 0;
  const publish = (): void => {
    host.receive({ type: 'snapshot', data: snapshotOf(real, signer?.key) });
  };
  const { api, bodies } = answering(...answers(real, publish));
  const newKey = (): string => `request-number-${String(keys++)}`;
  const first = snapshotOf(real, signer?.key);
  const host: RemoteHost = new RemoteHost('table', cellar, first, { api, signer, newKey, ...rest });
  const received: FrameUpdate[] = [];
  host.follow(SEAT, (news) => received.push(news));
  return { host, real, bodies, received, publish };
}

/** Makes the move on the server, and sends the update to the page. */
const accepting = (real: LocalHost, publish: () => void) => async (body: Body) => {
  expect(await real.act(SEAT, body.action)).toEqual({ ok: true });
  publish();
  return { ok: true, entry: real.frame(SEAT).entry };
};

describe('a move', () => {
  test('is sent with the number of entries and a key, and shown when it comes back', async () => {
    const { host, real, bodies, received } = await remote((there, publish) => [accepting(there, publish)]);
    const action = actionOf(real, SEAT, 'draw');
    expect(await host.act(SEAT, action)).toEqual({ ok: true });
    expect(bodies).toMatchObject([{ seat: SEAT, at: 0, request: 'request-number-0', action }]);
    expect(received).toMatchObject([{ mover: SEAT, takenBack: false, frame: { seq: 1, entry: 1 } }]);
    expect(host.history(SEAT)).toEqual(real.history(SEAT));
  });

  test('that is refused changes nothing', async () => {
    const refused = { ok: false, clause: 'C-1', sentence: 'No.' };
    const { host, real, received } = await remote(() => [() => Promise.resolve(refused)]);
    expect(await host.act(SEAT, actionOf(real, SEAT, 'end'))).toEqual(refused);
    expect([received, host.frame(SEAT).entry]).toEqual([[], 0]);
  });

  test('without an answer is sent again unchanged', async () => {
    const unreachable = (): Promise<never> => Promise.reject(new UnreachableError('gone'));
    const { host, real, bodies } = await remote((there, publish) => [unreachable, accepting(there, publish)]);
    const acting = host.act(SEAT, actionOf(real, SEAT, 'draw'));
    await new Promise((resolve) => setTimeout(resolve));
    host.hurry();
    expect(await acting).toEqual({ ok: true });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test('that came too late is not sent again if the question has changed', async () => {
    const { host, real, bodies } = await remote((there, publish) => [
      async () => {
        await act(there, SEAT, 'end'); // from another page of the same person
        publish();
        return tooLate();
      },
    ]);
    await expect(host.act(SEAT, actionOf(real, SEAT, 'draw'))).rejects.toBeInstanceOf(MovedOnError);
    expect(bodies).toHaveLength(1);
  });

  test('is signed together with everything before it, if the match knows the key', async () => {
    const signed: string[] = [];
    const signer: Signer = {
      key: KEY,
      sign: (text) => {
        signed.push(text);
        return Promise.resolve('b'.repeat(128));
      },
    };
    const { host, real, bodies } = await remote((there, publish) => [accepting(there, publish)], { signer });
    const { link } = real.frame(SEAT);
    const action = actionOf(real, SEAT, 'draw');
    await host.act(SEAT, action);
    expect(signed).toEqual([signedText(link ?? '', { seat: SEAT, action })]);
    expect(bodies).toMatchObject([{ signature: 'b'.repeat(128) }]);
    expect(host.isElsewhere).toBe(false);
  });

  test('is remembered until it is acknowledged, and sent again after a reload', async () => {
    let kept: string | null = null;
    const pending: Pending = {
      get: () => kept,
      set: (text) => {
        kept = text;
      },
    };
    const forever = (): Promise<never> => new Promise(() => undefined);
    const before = await remote(() => [forever], { pending });
    void before.host.act(SEAT, actionOf(before.real, SEAT, 'draw'));
    await new Promise((resolve) => setTimeout(resolve));
    const [sent] = before.bodies;
    const after = await remote((there, publish) => [accepting(there, publish)], { pending });
    await after.host.resendPending();
    expect(after.bodies).toEqual([sent]);
    expect(kept).toBeNull();
  });
});

test.each(['{', '[]', '{"seat":0,"at":0,"action":null}'])(
  'what is remembered but unreadable is forgotten: %s',
  async (text) => {
    let kept: string | null = text;
    const pending: Pending = {
      get: () => kept,
      set: (now) => {
        kept = now;
      },
    };
    const { host, bodies } = await remote((there, publish) => [accepting(there, publish)], { pending });
    await host.resendPending();
    expect([kept, bodies]).toEqual([null, []]);
  },
);

test('another player’s undo arrives as an undo', async () => {
  const { host, real, received, publish } = await remote(() => []);
  await act(real, SEAT, 'lay');
  publish();
  await real.takeBack(SEAT);
  publish();
  expect(received.map(({ takenBack }) => takenBack)).toEqual([false, true]);
  expect(host.history(SEAT)).toEqual([]);
});

test('shows only its own viewer’s frame', async () => {
  const { host } = await remote(() => []);
  expect(host.here).toEqual([SEAT]);
  expect(() => host.frame(1)).toThrow('only what this viewer may know is here');
  expect(() => host.history('table')).toThrow('only what this viewer may know is here');
});

test('sends nothing after it is closed', async () => {
  const { host, real, bodies } = await remote(() => []);
  host.close();
  const action: Action = actionOf(real, SEAT, 'draw');
  await expect(host.act(SEAT, action)).rejects.toBeInstanceOf(HostClosedError);
  expect(bodies).toEqual([]);
});
