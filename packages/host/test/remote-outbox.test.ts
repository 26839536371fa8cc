import { connect, ProblemError, ROUTES, UnreachableError, type Api } from '@mechatable/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { HostClosedError } from '../src/index.ts';
import { Outbox } from '../src/remote/index.ts';

const CALL = { body: { code: 'a code' } };
const MUTE = { body: { player: 'abcdefghijklmnopqrstuv', muted: true } };
const notSaved = new ProblemError(503, { code: 'not-saved', sentence: 'Try again.' });
const tooMany = new ProblemError(429, { code: 'too-many', sentence: 'Wait.' });
const refused = new ProblemError(409, { code: 'moved-on', sentence: 'Look again.' });

/** A server that answers with these, one after the other. */
function server(...answers: readonly (object | Error)[]): { api: Api; sent: unknown[]; outbox: Outbox } {
  const sent: unknown[] = [];
  const api: Api = {
    ...connect(''),
    call: (_route, call) => {
      const answer = answers[sent.length];
      sent.push(call);
      queueMicrotask(() => {
        setImmediate(() => {
          outbox.hurry(); // as if the network were back
        });
      });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    },
  };
  const outbox: Outbox = new Outbox(api);
  return { api, sent, outbox };
}

test('a request that got no answer, couldn’t be saved or came too fast is sent again unchanged', async () => {
  const { outbox, sent } = server(new UnreachableError('offline'), notSaved, tooMany, { me: null });
  expect(await outbox.send(ROUTES.useCode, CALL)).toEqual({ me: null });
  expect(sent).toEqual([CALL, CALL, CALL, CALL]);
});

test('a refused request isn’t sent again', async () => {
  const { outbox, sent } = server(refused);
  await expect(outbox.send(ROUTES.useCode, CALL)).rejects.toBe(refused);
  expect(sent.length).toBe(1);
});

test('closing the page stops all waiting', async () => {
  const { outbox } = server(new UnreachableError('offline'));
  const sending = outbox.send(ROUTES.useCode, CALL);
  outbox.close();
  await expect(sending).rejects.toBeInstanceOf(HostClosedError);
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server that doesn't answer the first request, as over a connection that died silently. */
function silentAtFirst(): { outbox: Outbox; sent: unknown[] } {
  const sent: unknown[] = [];
  const send = (_address: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push(init.body);
    if (sent.length > 1) return Promise.resolve(new Response(JSON.stringify({})));
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  };
  return { outbox: new Outbox(connect('', { fetch: send })), sent };
}

test('a request without an answer for a long time is sent again', async () => {
  vi.useFakeTimers();
  const { outbox, sent } = silentAtFirst();
  const sending = outbox.send(ROUTES.mute, MUTE);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sending).toEqual({});
  expect(sent).toEqual([JSON.stringify(MUTE.body), JSON.stringify(MUTE.body)]);
});

test('a request that is still unanswered is sent again when the network is back', async () => {
  vi.useFakeTimers();
  const { outbox, sent } = silentAtFirst();
  const sending = outbox.send(ROUTES.mute, MUTE);
  await vi.advanceTimersByTimeAsync(1);
  outbox.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(await sending).toEqual({});
  expect(sent.length).toBe(2);
});
