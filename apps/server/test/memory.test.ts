import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RemoteHost } from '@mechatable/host/remote';
import { Journal } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeTime } from './harness/fake-time.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import {
  asked,
  hostToMove,
  play,
  requestFor,
  seatOf,
  setUpTable,
  sitDown,
  type Sitting,
} from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** Closes all pages, and waits until the table has left memory. */
async function forget({ pages }: Pick<Sitting, 'pages'>, at: TestServer): Promise<void> {
  for (const page of pages) page.close();
  while (at.online.hubs.size > 0) {
    await nextTurn(); // until the server has noticed that the pages are closed
    await at.online.hubs.sweep(0);
  }
}

test('an unused table is dropped from memory, and comes back unchanged', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url, { game: 'mecha-2e', terms: { undos: null } });
  await play(sitting, 12);
  await asked(sitting);
  const before = sitting.hosts.map((host) => ({
    frame: host.frame(seatOf(host)),
    history: host.history(seatOf(host)),
    setting: host.answerSetting(seatOf(host)),
  }));
  await forget(sitting, server);
  const pages = sitting.visitors.map((visitor) => visitor.follow(sitting.id));
  const hosts = await Promise.all(pages.map((page) => page.match()));
  const after = hosts.map((host) => ({
    frame: host.frame(seatOf(host)),
    history: host.history(seatOf(host)),
    setting: host.answerSetting(seatOf(host)),
  }));
  expect(after).toEqual(before);
  await play({ ...sitting, pages, hosts }, 5);
});

test('offers and the clock come back, too', async () => {
  const time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const clock = { kind: 'real-time', bank: 600, increment: 0 } as const;
  const sitting = await sitDown(server.url, { terms: { clock, undos: null } });
  await play(sitting, 3);
  await asked(sitting);
  await sitting.hosts[0]?.offer(0, 'draw', null);
  time.pass(5000);
  const before = (await server.online.hubs.get(sitting.id)).match;
  const shown = [before.offers, before.clock];
  await forget(sitting, server);
  const after = (await server.online.hubs.get(sitting.id)).match;
  expect([after.offers, after.clock]).toEqual(shown);
});

test('a table stays while someone follows it, a bot thinks, or it was just used', async () => {
  const time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const { hubs } = server.online;
  const sitting = await sitDown(server.url);
  await hubs.sweep(0);
  expect(hubs.size).toBe(1);
  await forget(sitting, server);
  await hubs.get(sitting.id);
  await hubs.sweep();
  expect(hubs.size).toBe(1);
  time.pass(60_000);
  await hubs.sweep();
  expect(hubs.size).toBe(0);
});

test('with too many tables in memory, those that were unused for the longest time are dropped', async () => {
  const time = new FakeTime();
  server = await startServer({ mostTables: 3, clock: time.clock, after: time.after });
  const { hubs } = server.online;
  const visitor = await TestVisitor.arrive(server.url);
  const { id: followed } = await setUpTable(visitor);
  const page = visitor.follow(followed);
  await page.until(() => page.room !== null);
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push((await setUpTable(visitor)).id);
  const [a, b, c, d] = ids as [string, string, string, string];
  const inMemory = async (): Promise<string[]> => {
    const all = await Promise.all([followed, ...ids].map(async (id) => ((await hubs.peek(id)) ? id : '')));
    return all.filter((id) => id !== '');
  };
  const need = async (id: string): Promise<void> => {
    time.pass(10_000);
    await hubs.get(id);
  };
  for (const id of [a, b, c, b]) await need(id);
  expect(await inMemory()).toEqual([followed, b, c]);
  await need(d);
  expect(await inMemory()).toEqual([followed, b, d]);
  await need(a);
  expect(await inMemory()).toEqual([followed, a, d]);
  await hubs.get(b); // so soon, others may still be in use
  await hubs.get(c);
  expect(await inMemory()).toEqual([followed, a, b, c]);
  page.close();
});

test('a move that arrives while its table leaves memory is made once', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const host = await hostToMove(sitting);
  const seat = seatOf(host);
  const body = { ...requestFor(host), action: host.frame(seat).legal[0] };
  for (const page of sitting.pages) page.close();
  const hub = await server.online.hubs.get(sitting.id);
  while (!hub.isIdle(0)) await nextTurn();
  const acting = hub.match.act(seat, body.action, body);
  await Promise.all([server.online.hubs.sweep(0), acting.catch(() => undefined)]);
  const again = await (await server.online.hubs.get(sitting.id)).match.act(seat, body.action, body);
  expect(again).toEqual({ ok: true, entry: 1 });
  expect((await server.online.hubs.get(sitting.id)).table.length).toBe(1);
});

test('a request that arrives as its table leaves memory loads it again', async () => {
  server = await startServer();
  const { hubs } = server.online;
  const sitting = await sitDown(server.url);
  for (const page of sitting.pages) page.close();
  const hub = await hubs.get(sitting.id);
  while (!hub.isIdle(0)) await nextTurn();
  const [, found] = await Promise.all([hubs.sweep(0), hubs.get(sitting.id)]);
  expect(found).not.toBe(hub);
  expect(found.match.isOver).toBe(false);
  expect(await hubs.get(sitting.id)).toBe(found);
});

test('a request that arrives as the server stops may be sent again', async () => {
  server = await startServer();
  const { hubs } = server.online;
  const { id } = await sitDown(server.url);
  const hub = await hubs.get(id);
  const [, found] = await Promise.all([hubs.close(0), refusal(hubs.get(id))]);
  expect(found).toBe('not-saved');
  expect(await refusal(hubs.get(id))).toBe('not-saved');
  expect(await refusal(Promise.resolve().then(() => hub.match))).toBe('not-saved');
});

/** Makes the second entry of a match as another server would. */
async function continueElsewhere({ db }: TestServer, host: RemoteHost): Promise<void> {
  await db.write(async (tx) => {
    const seat = seatOf(host);
    const entry = JSON.stringify({ seat, action: host.frame(seat).legal[0] });
    await tx
      .insertInto('entries')
      .values({ table_id: host.id, number: 1, entry, at: 0, request: null })
      .execute();
    await tx.updateTable('tables').set({ length: 2 }).where('id', '=', host.id).execute();
  });
}

/** A match after one move here and one on another server. */
async function continuedElsewhere(): Promise<{ at: TestServer; sitting: Sitting; host: RemoteHost }> {
  const at = await startServer();
  server = at;
  const sitting = await sitDown(at.url);
  await play(sitting, 1);
  const host = await hostToMove(sitting);
  await continueElsewhere(at, host);
  return { at, sitting, host };
}

test('a match that could be read only partly is read again', async () => {
  const { at, sitting } = await continuedElsewhere();
  const hub = await at.online.hubs.get(sitting.id);
  const failing = vi
    .spyOn(Journal.prototype, 'readSince')
    .mockRejectedValueOnce(new StoreFailedError('gone'));
  onTestFinished(() => {
    failing.mockRestore();
  });
  await expect(hub.reload()).rejects.toThrow('gone');
  await at.online.hubs.poll();
  expect(hub.length).toBe(2);
});

test('a match that another server has continued is loaded again', async () => {
  const { sitting, host } = await continuedElsewhere();
  const seat = seatOf(host);
  await host.act(seat, host.frame(seat).legal[0]).catch(() => undefined);
  await Promise.all(
    sitting.pages.map((page) => page.until(() => (page.host?.frame(seatOf(page.host)).entry ?? 0) >= 2)),
  );
  await play(sitting, 2);
});

test('one match that can’t be opened doesn’t keep the server from starting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'x.db');
  const before = await startServer({ file });
  const visitor = await TestVisitor.arrive(before.url);
  const { id } = await setUpTable(visitor, { bots: ['rookie'] });
  await visitor.join(id);
  await before.db.write(async (tx) => {
    await tx.updateTable('journals').set({ head: '{}' }).where('table_id', '=', id).execute();
    await tx.updateTable('tables').set({ asked: '[1]' }).where('id', '=', id).execute();
  });
  await before.close();
  server = await startServer({ file });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await setUpTable(visitor.at(server.url));
});
