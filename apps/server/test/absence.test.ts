import { setImmediate as nextTurn } from 'node:timers/promises';
import { findGame } from '@mechatable/catalog';
import { verifyRecord } from '@mechatable/host';
import type { Verification } from '@mechatable/kernel';
import { ROUTES } from '@mechatable/protocol';
import { afterEach, expect, test } from 'vitest';
import { GRACE_MS } from '../src/match/presence.ts';
import { FakeTime } from './harness/fake-time.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import {
  ALWAYS,
  hostToMove,
  newKey,
  play,
  received,
  seatOf,
  sitDown,
  type Sitting,
  type TableSettings,
} from './harness/table.ts';
import { newSigner, type Following, type TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;
let time = new FakeTime();

afterEach(async () => {
  await server?.close();
  server = null;
});

/** A match in which it is the turn of someone who closes their page. */
async function someoneLeaves(
  settings: TableSettings = {},
): Promise<Sitting & { at: TestServer; absent: number; rest: readonly number[]; page: Following }> {
  time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const sitting = await sitDown(server.url, { isSigned: true, ...settings });
  await play(sitting, 3);
  const host = await hostToMove(sitting);
  const absent = seatOf(host);
  sitting.pages[absent]?.close();
  const rest = sitting.hosts.map(seatOf).filter((seat) => seat !== absent);
  const page = sitting.pages[rest[0] ?? 0] as Following;
  await page.until(() => presence(page, absent) === 'away');
  return { ...sitting, at: server, absent, rest, page };
}

function presence(page: Following, seat: number): string | undefined {
  const info = page.room?.table.seats[seat];
  return info?.kind === 'person' ? info.presence : info?.kind;
}

async function verified(at: TestServer, id: string): Promise<Verification> {
  const { host } = (await at.online.hubs.get(id)).match;
  return verifyRecord(findGame(host.game.id), host.journal());
}

test('the others can claim the win only after the grace period', async () => {
  const { id, hosts, absent, rest, page, at } = await someoneLeaves();
  const [seat] = rest as [number];
  const host = hosts[seat] ?? never();
  expect(await refusal(host.claim(seat, absent, 'win'))).toBe('not-allowed');
  time.pass(GRACE_MS - 1);
  expect(await refusal(host.claim(seat, absent, 'win'))).toBe('not-allowed');
  expect(page.room?.claimable).toEqual([]);
  time.pass(1);
  await page.until(() => page.room?.claimable.includes(absent) === true);
  expect(presence(page, absent)).toBe('gone');
  await host.claim(seat, absent, 'win');
  expect(host.frame(seat).outcome?.winners).toEqual([seat]);
  const verification = await verified(at, id);
  expect(verification.problems).toEqual([]);
});

test('a claim that is sent twice counts once', async () => {
  const { id, visitors, absent, rest, at } = await someoneLeaves({ isSigned: false });
  time.pass(GRACE_MS);
  const [seat] = rest as [number];
  const body = { seat, at: 3, request: newKey(), absent, how: 'bot' } as const;
  const visitor = visitors[seat] as TestVisitor;
  const first = await visitor.api.call(ROUTES.claim, { params: { table: id }, body });
  expect(first).toEqual({ entry: 4 });
  expect(await visitor.api.call(ROUTES.claim, { params: { table: id }, body })).toEqual(first);
  const { host } = (await at.online.hubs.get(id)).match;
  expect(host.players[absent]).toMatchObject({ kind: 'bot' });
});

test('a player who comes back in time keeps their seat', async () => {
  const { id, hosts, visitors, absent, rest, page } = await someoneLeaves();
  time.pass(GRACE_MS - 1);
  const back = (visitors[absent] as TestVisitor).follow(id);
  await page.until(() => presence(page, absent) === 'online');
  time.pass(GRACE_MS);
  const [seat] = rest as [number];
  expect(await refusal((hosts[seat] ?? never()).claim(seat, absent, 'win'))).toBe('not-allowed');
  back.close();
});

test('nobody can claim against a player who isn’t to move', async () => {
  const { id, hosts, pages, visitors, absent, rest } = await someoneLeaves();
  const [seat] = rest as [number];
  time.pass(GRACE_MS);
  pages[seat]?.close();
  const back = (visitors[absent] as TestVisitor).follow(id);
  const host = await back.match();
  await back.until(() => presence(back, seat) === 'away');
  time.pass(GRACE_MS);
  await back.until(() => presence(back, seat) === 'gone');
  expect(await refusal(host.claim(absent, seat, 'win'))).toBe('not-allowed');
  expect(hosts.length).toBe(2);
  back.close();
});

test('if several people are left, a bot takes over until the person comes back', async () => {
  const { id, hosts, visitors, absent, rest, page, pages, at } = await someoneLeaves({ game: 'mechanation' });
  time.pass(GRACE_MS);
  await page.until(() => page.room?.claimable.includes(absent) === true);
  const [seat] = rest as [number];
  const host = hosts[seat] ?? never();
  expect(await refusal(host.claim(seat, absent, 'win'))).toBe('not-allowed');
  await host.claim(seat, absent, 'bot');
  await page.until(() => host.players[absent]?.kind === 'bot');
  // The bot plays until a person is asked again.
  await page.until(() => host.frame(seat).asked.some((one) => host.players[one]?.kind === 'person'));

  const visitor = visitors[absent] as TestVisitor;
  const back = visitor.follow(id);
  const own = await back.match();
  expect(own.isElsewhere).toBe(true);
  const answers = { params: { table: id }, body: { seat: absent, setting: { ...ALWAYS, stops: {} } } };
  expect(await refusal(visitor.api.call(ROUTES.setAnswers, answers))).toBe('not-allowed');
  await own.takeSeatBack(absent);
  expect(own.isElsewhere).toBe(false);
  const { entry } = own.frame(absent);
  await own.takeSeatBack(absent); // once more changes nothing
  expect(own.frame(absent).entry).toBe(entry);
  const all = pages.with(absent, back);
  const again = { id, visitors, pages: all, hosts: hosts.with(absent, own) };
  await own.setAnswers(absent, ALWAYS);
  await received(again, entry);
  await play(again, 8);
  const verification = await verified(at, id);
  expect(verification.problems).toEqual([]);
  back.close();
});

test('the same person continues with another device’s key', async () => {
  const { id, visitors, absent, at } = await someoneLeaves();
  const other = (visitors[absent] as TestVisitor).at(at.url, await newSigner());
  const page = other.follow(id);
  const host = await page.match();
  expect(host.isElsewhere).toBe(true);
  expect(await refusal(host.act(absent, host.frame(absent).legal[0]))).toBe('bad-request');
  await host.takeSeatBack(absent);
  expect(await host.act(absent, host.frame(absent).legal[0])).toEqual({ ok: true });
  const verification = await verified(at, id);
  expect(verification.problems).toEqual([]);
  expect(verification.unproven.length).toBeGreaterThan(0);
  page.close();
});

test('a correspondence match has its clock for that', async () => {
  const clock = { kind: 'correspondence', days: 3 } as const;
  const { hosts, absent, rest } = await someoneLeaves({ terms: { clock } });
  time.pass(GRACE_MS * 10);
  await nextTurn();
  const [seat] = rest as [number];
  expect(await refusal((hosts[seat] ?? never()).claim(seat, absent, 'win'))).toBe('not-allowed');
});

function never(): never {
  throw new Error('This is always there.');
}
