import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EventStream, ProblemError, UnreachableError, type Api } from '../src/index.ts';

const MESSAGES = { number: z.number(), word: z.string() } as const;

/** A server that opens these streams, one after the other: texts to send, or an error instead of a stream. */
function serving(...streams: (readonly string[] | Error)[]): { api: Api; ids: (string | null)[] } {
  const ids: (string | null)[] = [];
  const api = {
    open(_address: string, lastId: string | null, signal: AbortSignal) {
      ids.push(lastId);
      const next = streams.shift();
      if (next instanceof Error) return Promise.reject(next);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const text of next ?? []) controller.enqueue(new TextEncoder().encode(text));
          if (next === undefined)
            signal.addEventListener('abort', () => {
              controller.error(new Error('aborted'));
            });
          else controller.close();
        },
      });
      return Promise.resolve(body);
    },
  } as Partial<Api> as Api;
  return { api, ids };
}

/** Follows until `until` returns true. Returns what was received, in order. */
async function received(
  api: Api,
  until: (lines: readonly unknown[]) => boolean,
): Promise<readonly unknown[]> {
  const lines: unknown[] = [];
  const stream = new EventStream<typeof MESSAGES>(api, '/stream', MESSAGES, {
    onMessage: ({ type, data }) => {
      note([type, data]);
    },
    onConnected: note,
    onRefused: ({ message }) => {
      note(message);
    },
  });
  function note(line: unknown): void {
    lines.push(line);
    if (until(lines)) stream.close();
    else if (line === false) stream.hurry();
  }
  await stream.run();
  return lines;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a stream', () => {
  test('is read event by event, however it is split into chunks', async () => {
    const { api } = serving(['id: 1\nevent: num', 'ber\ndata: 7\n\n:\n\nevent: word\nda', 'ta: "hi"\n\n']);
    const lines = await received(api, (all) => all.length === 3);
    expect(lines.slice(0, 3)).toEqual([true, ['number', 7], ['word', 'hi']]);
  });

  test('ignores events that only newer programs know', async () => {
    const { api } = serving(['event: smoke\ndata: {}\n\nevent: number\ndata: 1\n\n']);
    expect(await received(api, (all) => all.length === 2)).toEqual([true, ['number', 1], false]);
  });

  test('is connected again with the last id', async () => {
    const { api, ids } = serving(
      ['id: 4\nevent: number\ndata: 1\n\n'],
      ['id: 5\nevent: number\ndata: 2\n\n'],
    );
    await received(api, (all) => all.filter(Array.isArray).length === 2);
    expect(ids).toEqual([null, '4']);
  });

  test('is retried while the server can’t be reached or is overloaded', async () => {
    const busy = new ProblemError(429, { code: 'too-many', sentence: 'Wait.' });
    const { api, ids } = serving(new UnreachableError('gone'), busy, ['event: number\ndata: 1\n\n']);
    await received(api, (all) => all.some(Array.isArray));
    expect(ids).toHaveLength(3);
  });

  test('is tried again if nothing answers for ten seconds', async () => {
    vi.useFakeTimers();
    const { api } = serving(['event: number\ndata: 1\n\n']);
    let attempts = 0;
    const silentAtFirst: Api = {
      ...api,
      open: (address, lastId, signal) =>
        ++attempts > 1
          ? api.open(address, lastId, signal)
          : new Promise((_, reject) => {
              signal.addEventListener('abort', () => {
                reject(new Error('aborted'));
              });
            }),
    };
    const lines = received(silentAtFirst, (all) => all.some(Array.isArray));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(attempts).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(attempts).toBe(2);
    expect(await lines).toContainEqual(['number', 1]);
  });

  test('ends when the server refuses it', async () => {
    const { api, ids } = serving(new ProblemError(404, { code: 'not-found', sentence: 'No such table.' }));
    expect(await received(api, () => false)).toEqual(['No such table.']);
    expect(ids).toHaveLength(1);
  });

  test('starts over when it is restarted', async () => {
    const { api, ids } = serving(['id: 4\nevent: number\ndata: 1\n\n'], ['event: number\ndata: 2\n\n']);
    const lines: unknown[] = [];
    const stream = new EventStream<typeof MESSAGES>(api, '/stream', MESSAGES, {
      onMessage: ({ data }) => {
        lines.push(data);
        if (lines.length === 1) stream.restart();
        else stream.close();
      },
      onConnected: () => undefined,
      onRefused: () => undefined,
    });
    await stream.run();
    expect([lines, ids]).toEqual([
      [1, 2],
      [null, null],
    ]);
  });

  test('ends with an error if the server sends garbage', async () => {
    const { api } = serving(['event: number\ndata: "seven"\n\n']);
    await expect(received(api, () => false)).rejects.toThrow(/expected number/);
  });
});
