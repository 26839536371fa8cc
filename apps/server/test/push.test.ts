import { Buffer } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROUTES } from '@mechatable/protocol';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { Deliver } from '../src/people/push-service.ts';
import { LobbyPage } from './harness/lobby-page.ts';
import { Browser, startPushService } from './harness/push-service.ts';
import { startServer, type TestServer } from './harness/server.ts';
import {
  asked,
  endTurn,
  hostToMove,
  play,
  received,
  seatOf,
  sitDown,
  type Sitting,
} from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

interface Delivered {
  readonly endpoint: string;
  readonly payload: unknown;
}

/** A stand-in for the push services of browsers. */
function pushService(): { delivered: Delivered[]; deliver: Deliver; gone: Set<string> } {
  const delivered: Delivered[] = [];
  const gone = new Set<string>();
  const deliver: Deliver = ({ endpoint }, payload, { vapidDetails }) => {
    expect(vapidDetails.privateKey.length).toBeGreaterThan(40);
    if (gone.has(endpoint)) return Promise.reject(Object.assign(new Error('gone'), { statusCode: 410 }));
    delivered.push({ endpoint, payload: JSON.parse(payload) });
    return Promise.resolve();
  };
  return { delivered, deliver, gone };
}

const subscribe = (visitor: TestVisitor, endpoint: string): Promise<unknown> =>
  visitor.api.call(ROUTES.subscribe, { body: { endpoint, keys: { p256dh: 'key', auth: 'auth' } } });

/** Closes the page of a seat, and waits until the other has noticed. */
async function leave({ pages }: Sitting, seat: number): Promise<void> {
  pages[seat]?.close();
  const page = pages[1 - seat];
  await page?.until(() => {
    const info = page.room?.table.seats[seat];
    return info?.kind === 'person' && info.presence === 'away';
  });
}

test('a player without an open page gets one message per turn', async () => {
  const { delivered, deliver, gone } = pushService();
  server = await startServer({ deliver });
  const sitting = await sitDown(server.url);
  const first = await hostToMove(sitting);
  const seat = seatOf(first);
  const away = sitting.visitors[1 - seat] as TestVisitor;
  const endpoint = 'https://push.example/phone';
  await subscribe(away, endpoint);
  await subscribe(away, 'https://push.example/laptop');
  gone.add('https://push.example/laptop');

  // Everyone has the match open: nobody is notified.
  await play(sitting, 1);
  while (first.frame(seat).asked.includes(seat)) await play(sitting, 1);
  expect(delivered).toEqual([]);
  // Back to the first, and the other leaves.
  while (!first.frame(seat).asked.includes(seat)) {
    await play(sitting, 1);
    await asked(sitting);
  }
  await leave(sitting, 1 - seat);
  const page = sitting.pages[seat];
  await endTurn(first);
  while (delivered.length === 0) await nextTurn();
  expect(delivered).toEqual([
    { endpoint, payload: expect.objectContaining({ table: sitting.id, game: 'lanes' }) as unknown },
  ]);

  // They move on another device, several times in their turn, and get no more notifications.
  const { match } = await server.online.hubs.get(sitting.id);
  let number = 0;
  while (match.host.frame(1 - seat).asked.includes(1 - seat)) {
    const { legal, entry } = match.host.frame(1 - seat);
    const body = {
      seat: 1 - seat,
      at: entry,
      request: `from-a-program-${String(number++)}`,
      action: legal.at(-1),
    };
    await away.api.call(ROUTES.act, { params: { table: sitting.id }, body });
  }
  await received({ pages: page === undefined ? [] : [page] }, match.host.frame('table').entry);
  expect(delivered.length).toBe(1);
});

test('a player with the lobby open gets no message', async () => {
  const { delivered, deliver } = pushService();
  server = await startServer({ deliver });
  const sitting = await sitDown(server.url);
  const first = await hostToMove(sitting);
  const seat = seatOf(first);
  const away = sitting.visitors[1 - seat] as TestVisitor;
  await subscribe(away, 'https://push.example/phone');
  const lobby = new LobbyPage(away);
  await lobby.until(({ mine }) => mine.length === 1);
  await leave(sitting, 1 - seat);
  await endTurn(first);
  await lobby.until(({ mine }) => mine[0]?.asked.includes(1 - seat) === true);
  expect(delivered).toEqual([]);
  lobby.close();
});

test('the keys are made once, and a browser can stop its messages', async () => {
  const { delivered, deliver } = pushService();
  server = await startServer({ deliver });
  const sitting = await sitDown(server.url);
  const first = await hostToMove(sitting);
  const seat = seatOf(first);
  const away = sitting.visitors[1 - seat] as TestVisitor;
  const { key } = await away.api.call(ROUTES.pushKey, {});
  expect(await away.api.call(ROUTES.pushKey, {})).toEqual({ key });
  const endpoint = 'https://push.example/phone';
  await subscribe(away, endpoint);
  const stranger = await TestVisitor.arrive(server.url);
  await stranger.api.call(ROUTES.unsubscribe, { body: { endpoint } }); // not theirs
  await away.api.call(ROUTES.unsubscribe, { body: { endpoint } });
  await leave(sitting, 1 - seat);
  await endTurn(first);
  expect(delivered).toEqual([]);
  await expect(subscribe(away, 'http://127.0.0.1/')).rejects.toMatchObject({ code: 'bad-request' });
});

test('a message goes to the browser’s push service, and only the browser can read it', async () => {
  const service = await startPushService();
  onTestFinished(() => {
    service.close();
  });
  server = await startServer({ deliver: service.deliver });
  const sitting = await sitDown(server.url);
  const first = await hostToMove(sitting);
  const seat = seatOf(first);
  const away = sitting.visitors[1 - seat] as TestVisitor;
  const browser = new Browser();
  const body = { endpoint: `${service.url}/phone`, keys: browser.keys };
  await away.api.call(ROUTES.subscribe, { body });
  await leave(sitting, 1 - seat);
  await endTurn(first);
  while (service.pushed.length === 0) await nextTurn();
  const [message] = service.pushed;
  const { key } = await away.api.call(ROUTES.pushKey, {});
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(message?.headers.authorization).toContain(`k=${key}`);
  expect(message?.body.toString('latin1')).not.toContain(sitting.id);
  expect(browser.read(message?.body ?? Buffer.alloc(0))).toMatchObject({ table: sitting.id, game: 'lanes' });
});
