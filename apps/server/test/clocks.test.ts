import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '@mechatable/catalog';
import { verifyRecord } from '@mechatable/host';
import { isSeatEntry, type Entry } from '@mechatable/kernel';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROUTES, type ClockState } from '@mechatable/protocol';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { steadyClock } from '../src/steady-clock.ts';
import { FakeTime } from './harness/fake-time.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { hostToMove, newKey, play, received, requestFor, seatOf, sitDown } from './harness/table.ts';
import type { Following, TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

const BLITZ = { kind: 'real-time', bank: 10, increment: 0 } as const;

function clockOf(page: Following | undefined): ClockState {
  const clock = page?.room?.clock;
  if (clock == null) throw new Error('This table has no clock.');
  return clock;
}

/** Lets time pass until the match is over. */
async function runOut(time: FakeTime, at: TestServer, table: string, step: number): Promise<void> {
  const { match } = await at.online.hubs.get(table);
  while (!match.isOver) {
    time.pass(step);
    await nextTurn();
  }
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('when everyone runs out of time, the rule book decides until the end', async () => {
    const time = new FakeTime();
    server = await startServer({ clock: time.clock, after: time.after });
    const sitting = await sitDown(server.url, { game, terms: { clock: BLITZ }, isSigned: true });
    await play(sitting, 3);
    await runOut(time, server, sitting.id, 2000);
    const { record } = await (sitting.visitors[0] as TestVisitor).api.call(ROUTES.getRecord, {
      params: { table: sitting.id },
    });
    const { entries } = record as { entries: Entry[] };
    expect(entries.some((entry) => isSeatEntry(entry) || ('by' in entry && entry.by === 'clock'))).toBe(true);
    const match = (await server.online.hubs.get(sitting.id)).match.host;
    const verification = await verifyRecord(findGame(game), match.journal());
    expect(verification.problems).toEqual([]);
  });
});

test('someone who moves in time never times out', async () => {
  const time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const clock = { ...BLITZ, increment: 2 };
  const sitting = await sitDown(server.url, { terms: { clock } });
  for (let i = 0; i < 12; i++) {
    time.pass(1500);
    await play(sitting, 1);
  }
  const { match } = await server.online.hubs.get(sitting.id);
  expect(match.host.journal()).toMatchObject({
    entries: new Array(12).fill({ seat: expect.any(Number) as unknown }),
  });
  expect(match.clock?.left.every((left) => (left ?? 0) > 0)).toBe(true);
});

/** A move that arrives 400 ms after the mover's time has run out. `thought`: when it was made. */
async function lateMove(thought: number) {
  const time = new FakeTime();
  const at = await startServer({ clock: time.clock, after: time.after });
  server = at;
  const sitting = await sitDown(at.url, { terms: { clock: BLITZ } });
  const host = await hostToMove(sitting);
  const seat = seatOf(host);
  time.pass(10_400);
  const body = { ...requestFor(host), action: host.frame(seat).legal[0], thought };
  return { at, sitting, seat, body, visitor: sitting.visitors[seat] as TestVisitor };
}

test('a move that was made in time but arrives late still counts', async () => {
  const { sitting, visitor, body } = await lateMove(9800);
  const answer = await visitor.api.call(ROUTES.act, { params: { table: sitting.id }, body });
  expect(answer).toEqual({ ok: true, entry: 1 });
});

test('a move that was made too late doesn’t count, and the rule book decides immediately', async () => {
  const { at, sitting, visitor, seat, body } = await lateMove(10_400);
  const late = visitor.api.call(ROUTES.act, { params: { table: sitting.id }, body });
  await expect(late).rejects.toMatchObject({ code: 'moved-on' });
  await received(sitting, 1);
  const { match } = await at.online.hubs.get(sitting.id);
  expect(match.host.journal()).toMatchObject({ entries: [{ seat, by: 'clock' }] });
});

test('a timer that was already on its way doesn’t time out someone who has just moved', async () => {
  const time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const sitting = await sitDown(server.url, {
    game: 'masc',
    terms: { clock: { kind: 'correspondence', days: 1 } },
  });
  const { match } = await server.online.hubs.get(sitting.id);
  const host = await hostToMove(sitting);
  const seat = seatOf(host);
  // Both in the same moment: the move comes first, so the timeout is too late.
  const moving = match.act(seat, host.frame(seat).legal[0], { at: 0, request: newKey() });
  await Promise.resolve();
  time.pass(86_400_000);
  await moving;
  await received(sitting, 1);
  expect(match.host.journal()).toMatchObject({ entries: [{ seat }] });
});

describe('a restart', () => {
  test.each([
    ['an hour later', 3_600_000],
    ['with the system’s clock set back by a day', -86_400_000],
  ])('%s costs nobody time, and clocks keep running', async (_when, jump) => {
    const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const file = join(folder, 'x.db');
    const time = new FakeTime();
    const before = await startServer({ file, clock: time.clock, after: time.after });
    const sitting = await sitDown(before.url, { terms: { clock: { ...BLITZ, bank: 600 } } });
    time.pass(60_000);
    await play(sitting, 1);
    time.pass(30_000);
    await fetch(`${before.url}/readyz`); // a sign of life
    const { clock } = (await before.online.hubs.get(sitting.id)).match;
    for (const page of sitting.pages) page.close();
    await before.close();

    const shifted = (): number => time.clock() + jump;
    server = await startServer({ file, clock: shifted, after: time.after });
    const page = (sitting.visitors[0] as TestVisitor).at(server.url).follow(sitting.id);
    await page.until(() => page.room?.clock != null);
    expect(clockOf(page)).toEqual(clock);
    await runOut(time, server, sitting.id, 60_000);
    await page.until(() => page.room?.table.status === 'over');
    page.close();
  });
});

test('setting the system’s clock while the server runs changes no clock', () => {
  const clock = steadyClock();
  const before = clock();
  vi.setSystemTime(new Date(before + 86_400_000));
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(clock() - before).toBeLessThan(86_000_000);
});

test('time also runs out in a match that nobody has open', async () => {
  const time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const sitting = await sitDown(server.url, { terms: { clock: BLITZ } });
  for (const page of sitting.pages) page.close();
  const { hubs } = server.online;
  while (hubs.size > 0) {
    await nextTurn(); // until the server has noticed that the pages are closed
    await hubs.sweep(0);
  }
  time.pass(60_000);
  while (hubs.size === 0) await nextTurn();
  await runOut(time, server, sitting.id, 2000);
});
