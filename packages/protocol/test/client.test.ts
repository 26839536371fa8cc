import { describe, expect, test } from 'vitest';
import {
  connect,
  EventStream,
  LOBBY_MESSAGES,
  ProblemError,
  ROUTES,
  UnreachableError,
  type Api,
} from '../src/index.ts';

const TABLE = 'A'.repeat(22);

function answering(status: number, body: string): { api: Api; asked: Request[] } {
  const asked: Request[] = [];
  const api = connect('https://table.example', {
    headers: { authorization: 'Bearer token' },
    fetch: (input, init) => {
      asked.push(new Request(input, init));
      return Promise.resolve(new Response(body, { status }));
    },
  });
  return { api, asked };
}

describe('a client', () => {
  test('puts everything where it belongs', async () => {
    const { api, asked } = answering(200, '{}');
    await api.call(ROUTES.mute, { body: { player: TABLE, muted: true } });
    const [request] = asked as [Request];
    expect([request.method, request.url]).toEqual(['PUT', 'https://table.example/api/v1/me/mutes']);
    expect(request.headers.get('authorization')).toBe('Bearer token');
    expect(await request.json()).toEqual({ player: TABLE, muted: true });
    expect(api.address(ROUTES.listTables, { query: { scope: 'mine', game: undefined, limit: 5 } })).toBe(
      'https://table.example/api/v1/tables?scope=mine&limit=5',
    );
    expect(api.address(ROUTES.getTable, { params: { table: 'a/b' } })).toBe(
      'https://table.example/api/v1/tables/a%2Fb',
    );
  });

  test('tells a refusal from a server that can’t be reached', async () => {
    const refused = answering(409, JSON.stringify({ code: 'moved-on', sentence: 'Look again.' })).api;
    await expect(refused.call(ROUTES.whoAmI, {})).rejects.toMatchObject({
      status: 409,
      code: 'moved-on',
      message: 'Look again.',
    });
    await expect(refused.call(ROUTES.whoAmI, {})).rejects.toBeInstanceOf(ProblemError);
    // What a proxy says is not what the server says.
    const proxied = answering(502, '<html>Bad gateway</html>').api;
    await expect(proxied.call(ROUTES.whoAmI, {})).rejects.toBeInstanceOf(UnreachableError);
    const offline = connect('https://table.example', {
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    await expect(offline.call(ROUTES.whoAmI, {})).rejects.toBeInstanceOf(UnreachableError);
  });

  test('believes no answer that doesn’t fit', async () => {
    await expect(answering(200, '{"me":{"id":5}}').api.call(ROUTES.whoAmI, {})).rejects.toThrow();
  });
});

describe('a stream', () => {
  const lobby = (online: number): string =>
    `id: ${String(online)}\nevent: lobby\ndata: {"open":[],"mine":[],"online":${String(online)}}\n\n`;

  /** A server whose stream ends after each of these texts. */
  function ending(texts: readonly string[]): { api: Api; lastIds: (string | null)[] } {
    const lastIds: (string | null)[] = [];
    const api: Api = {
      ...connect(''),
      open: (_address, lastId) => {
        lastIds.push(lastId);
        const text = texts[lastIds.length - 1];
        if (text === undefined)
          return Promise.reject(new ProblemError(404, { code: 'not-found', sentence: 'Gone.' }));
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte));
            controller.close();
          },
        });
        return Promise.resolve(stream);
      },
    };
    return { api, lastIds };
  }

  test('connects again where it was, until it is refused', async () => {
    const { api, lastIds } = ending([
      lobby(1) + lobby(2),
      ':\n\n',
      `event: news-of-tomorrow\ndata: 5\n\n${lobby(3)}`,
    ]);
    const heard: number[] = [];
    const connected: boolean[] = [];
    let refused = '';
    const stream = new EventStream(api, '/', LOBBY_MESSAGES, {
      onMessage: ({ data }) => {
        heard.push(data.online);
      },
      onConnected: (isConnected) => {
        connected.push(isConnected);
        if (!isConnected)
          setImmediate(() => {
            stream.hurry();
          });
      },
      onRefused: ({ message }) => {
        refused = message;
      },
    });
    await stream.run();
    expect(heard).toEqual([1, 2, 3]);
    expect(lastIds).toEqual([null, '2', '2', '3']);
    expect(connected).toEqual([true, false, true, false, true, false]);
    expect(refused).toBe('Gone.');
  });
});
