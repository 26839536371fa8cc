import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_ROOT } from '@mechatable/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer, type TestServer } from '../harness/server.ts';
import { setUpTable } from '../harness/table.ts';
import { TestVisitor } from '../harness/visitor.ts';

/** Asks for a stream, and is gone before the server has read everything it needs for it. */
async function leaveTooEarly(server: TestServer, path: string, token: string): Promise<void> {
  const leaving = new AbortController();
  const isLost = new Promise<void>((resolve) => {
    const onRequest = (message: unknown): void => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      if (request.url?.endsWith(path) !== true) return;
      unsubscribe('http.server.request.start', onRequest);
      response.once('close', resolve);
    };
    subscribe('http.server.request.start', onRequest);
  });
  const { hubs } = server.online;
  const get = hubs.get.bind(hubs);
  vi.spyOn(hubs, 'get').mockImplementationOnce(async (...given) => {
    leaving.abort();
    await isLost;
    return get(...given);
  });
  const headers = { authorization: `Bearer ${token}` };
  const asking = fetch(`${server.url}${API_ROOT}${path}`, { headers, signal: leaving.signal });
  await expect(asking).rejects.toThrow();
  await isLost;
}

test('someone who leaves while their stream is being prepared has left', async () => {
  const server = await startServer({ mostStreams: 1 });
  onTestFinished(() => server.close());
  const visitor = await TestVisitor.arrive(server.url);
  const { id } = await setUpTable(visitor);
  await visitor.join(id);
  await leaveTooEarly(server, `/tables/${id}/stream`, visitor.token);
  const page = visitor.follow(id); // the only stream they may have
  onTestFinished(() => {
    page.close();
  });
  await page.until(() => page.room !== null);
  const hub = await server.online.hubs.get(id);
  page.close();
  await vi.waitUntil(() => hub.presenceOf(0) !== 'online');
});
