import { expect, test, vi } from 'vitest';
import { connect, ProblemError, ROUTES, UnreachableError } from '../src/index.ts';

const TABLE = 'abcdefghijklmnopqrstuv';

/** A server that gives these answers, and the requests it got. */
function answering(...answers: (Response | Error)[]): {
  fetch: typeof fetch;
  requests: [string, RequestInit][];
} {
  const requests: [string, RequestInit][] = [];
  const send = vi.fn((address: string, init: RequestInit) => {
    requests.push([address, init]);
    const answer = answers.shift();
    return answer instanceof Response
      ? Promise.resolve(answer)
      : Promise.reject(answer ?? new Error('none left'));
  });
  return { fetch: send as unknown as typeof fetch, requests };
}

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

test('fills the address and sends the body as JSON', async () => {
  const { fetch, requests } = answering(json({}));
  const api = connect('http://here', { fetch, headers: { cookie: 'a=b' } });
  const setting = { mode: 'never' as const, stops: {}, passedTurn: null };
  await api.call(ROUTES.setAnswers, { params: { table: TABLE }, body: { seat: 1, setting } });
  expect(requests).toEqual([
    [
      `http://here/api/v1/tables/${TABLE}/answers`,
      {
        method: 'PUT',
        headers: { cookie: 'a=b', 'content-type': 'application/json' },
        body: JSON.stringify({ seat: 1, setting }),
      },
    ],
  ]);
});

test('leaves unset parameters out of the address', async () => {
  const { fetch, requests } = answering(json({ tables: [], next: null }));
  await connect('', { fetch }).call(ROUTES.listTables, {
    query: { scope: 'open', game: undefined, limit: 5 },
  });
  expect(requests[0]?.[0]).toBe('/api/v1/tables?scope=open&limit=5');
});

test('reports a refusal with its code and sentence', async () => {
  const { fetch } = answering(json({ code: 'moved-on', sentence: 'Look again.' }, 409));
  const asking = connect('', { fetch }).call(ROUTES.getTable, { params: { table: TABLE } });
  await expect(asking).rejects.toMatchObject({ code: 'moved-on', status: 409, message: 'Look again.' });
  await expect(asking).rejects.toBeInstanceOf(ProblemError);
});

test.each([
  ['no network', new TypeError('fetch failed')],
  ['a proxy that answers with a page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an answer that breaks off', new Response('{"me":')],
  [
    'a connection that breaks while the answer arrives',
    new Response(
      new ReadableStream({
        pull: (controller) => {
          controller.error(new TypeError('terminated'));
        },
      }),
    ),
  ],
])('reports %s as unreachable', async (_what, answer) => {
  const { fetch } = answering(answer);
  const asking = connect('', { fetch }).call(ROUTES.whoAmI, {});
  await expect(asking).rejects.toBeInstanceOf(UnreachableError);
});

test('rejects answers that don’t match their schema', async () => {
  const { fetch } = answering(json({ me: { id: 'short' } }));
  await expect(connect('', { fetch }).call(ROUTES.whoAmI, {})).rejects.toThrow(/expected the id of a player/);
});
