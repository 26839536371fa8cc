import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findGame } from '@mechatable/catalog';
import { resumedRecord } from './harness/stored.ts';
import { HostClosedError, MovedOnError } from '@mechatable/host';
import { below, pick, rngFrom, type Rng } from '@mechatable/kernel';
import { ROUTES, UnreachableError } from '@mechatable/protocol';
import { openSqlite } from '@mechatable/sql';
import { expect, onTestFinished, test } from 'vitest';
import { ServerProcess } from './harness/server-process.ts';
import { seatOf, setUpTable, type TableSettings } from './harness/table.ts';
import { TestVisitor, type Following } from './harness/visitor.ts';

const KILLS = process.env.SOAK === '1' ? 200 : 3;
/** Only catches hangs: the duration of a kill depends on the machine. */
const LONG = { timeout: 300_000 + KILLS * 60_000 };
/** At most this many moves are acknowledged between two kills. */
const MAX_MOVES = 12;

/** A move that the server has said it made. */
interface Acknowledged {
  readonly table: string;
  readonly entry: number;
  readonly request: string;
  readonly seat: number;
  readonly action: unknown;
}

async function start(): Promise<{ server: ServerProcess; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  const server = new ServerProcess(folder);
  onTestFinished(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  await server.start();
  return { server, folder };
}

/** Sends requests, and notes which moves the server has acknowledged. */
function noting(acknowledged: Acknowledged[], onMove: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const address = typeof input === 'string' ? input : '';
    const [, table] = /tables\/(.{22})\/moves$/.exec(address) ?? [];
    if (table !== undefined && response.ok) {
      const answer = (await response.clone().json()) as { ok: boolean; entry: number };
      const { request, seat, action } = JSON.parse(
        typeof init?.body === 'string' ? init.body : '{}',
      ) as Acknowledged;
      if (answer.ok) acknowledged.push({ table, entry: answer.entry, request, seat, action });
      if (answer.ok) onMove();
    }
    return response;
  };
}

/** Lets a person move whenever they are asked, until the match is over or the test is done. */
async function playOn(page: Following, rng: Rng, isDone: () => boolean): Promise<void> {
  const host = await page.match();
  const seat = seatOf(host);
  while (host.frame(seat).outcome === null && !isDone()) {
    const frame = host.frame(seat);
    if (frame.asked.includes(seat)) await orTooLate(host.act(seat, pick(rng, frame.legal)));
    else await page.until(() => host.frame(seat) !== frame || isDone());
  }
}

/** The table may pass for someone while they choose: then their choice is too late. */
async function orTooLate(acting: Promise<unknown>): Promise<void> {
  try {
    await acting;
  } catch (error) {
    if (!(error instanceof MovedOnError) && !(error instanceof HostClosedError)) throw error;
  }
}

const TABLES: readonly TableSettings[] = [
  { game: 'lanes' },
  { game: 'masc', bots: ['rookie'], terms: { clock: { kind: 'real-time', bank: 86_400, increment: 5 } } },
  { game: 'mechanation', bots: ['rookie', 'rookie', 'rookie'] },
  { game: 'mecha-2e', terms: { clock: { kind: 'correspondence', days: 3 } } },
];

test(
  `after ${String(KILLS)} kill -9s, every acknowledged move exists once and in order, and play continues`,
  LONG,
  async () => {
    const { server, folder } = await start();
    const acknowledged: Acknowledged[] = [];
    let onMove = (): void => undefined;
    const send = noting(acknowledged, () => {
      onMove();
    });
    const rng = rngFrom('kill');
    const pages: Following[] = [];
    let isDone = false;
    const everyone: Promise<void>[] = [];
    const failures: unknown[] = [];
    /** Resolves after this many acknowledged moves, or when nothing is left to play. */
    const moves = async (count: number): Promise<void> => {
      await new Promise<void>((resolve) => {
        onMove = () => {
          if (acknowledged.length >= count || failures.length > 0 || isOver()) resolve();
        };
        onMove();
      });
      expect(failures).toEqual([]);
    };
    /** New matches on all tables, so that there is always something to play. */
    const open = async (settings: TableSettings): Promise<void> => {
      const people = findGame(settings.game ?? 'lanes').seats.max - (settings.bots ?? []).length;
      const visitors: TestVisitor[] = [];
      for (let i = 0; i < people; i++) visitors.push(await TestVisitor.arrive(server.url, null, send));
      const { id } = await setUpTable(visitors[0] as TestVisitor, settings);
      for (const visitor of visitors) {
        const page = visitor.follow(id);
        page.onChange = () => {
          onMove();
        };
        pages.push(page);
        await visitor.join(id);
      }
      const own = pages.slice(-people);
      for (const page of own) await page.match();
      const playing = own.map((page, seat) => playOn(page, rngFrom(`${id} ${String(seat)}`), () => isDone));
      for (const each of playing)
        everyone.push(
          each.catch((error: unknown) => {
            failures.push(error);
            onMove();
          }),
        );
    };
    const isOver = (): boolean => pages.every(({ host }) => host?.frame(seatOf(host)).outcome != null);
    for (let kill = 0; kill < KILLS; kill++) {
      if (isOver()) for (const settings of TABLES) await open(settings);
      await moves(acknowledged.length + 1 + below(rng, MAX_MOVES));
      await server.end('SIGKILL');
      await server.start();
      for (const page of pages) page.hurry();
    }
    await moves(acknowledged.length + MAX_MOVES);
    isDone = true;
    for (const page of pages) page.close();
    await Promise.all(everyone);
    expect(failures).toEqual([]);
    await server.end('SIGTERM');

    const db = await openSqlite(join(folder, 'data.db'));
    const rows = await db.query.selectFrom('entries').selectAll().execute();
    for (const { table, entry, request, seat, action } of acknowledged) {
      const found = rows.filter((row) => row.table_id === table && row.request === request);
      expect(found.map(({ number }) => number)).toEqual([entry - 1]);
      expect(JSON.parse(found[0]?.entry ?? '')).toMatchObject({ seat, action });
    }
    // Every match replays from its first entry to its last.
    for (const id of new Set(acknowledged.map(({ table }) => table))) await resumedRecord(db, id);
    await db.close();
    expect(acknowledged.length).toBeGreaterThan(KILLS);
  },
);

test('a bot continues after kill -9 before anyone connects, and SIGTERM tells streams when to reconnect', async () => {
  const { server } = await start();
  const visitor = await TestVisitor.arrive(server.url);
  const { id } = await setUpTable(visitor, { game: 'masc', bots: ['legend'] });
  const page = visitor.follow(id);
  await visitor.join(id);
  const host = await page.match();
  const rng = rngFrom('bot');
  // Until a bot is asked right after our move: it can't have answered yet when the server is killed.
  for (;;) {
    await page.until(() => host.frame(0).asked.includes(0));
    await host.act(0, pick(rng, host.frame(0).legal));
    if (!host.frame(0).asked.includes(0)) break;
  }
  const { entry } = host.frame(0);
  page.close();
  await server.end('SIGKILL');
  await server.start();
  const length = async (): Promise<number> => {
    const { tables } = await visitor.api.call(ROUTES.listTables, { query: { scope: 'mine' } });
    return tables[0]?.entries ?? 0;
  };
  while ((await length()) <= entry); // a list wakes no match

  const headers = { authorization: `Bearer ${visitor.token}` };
  const streams = await Promise.all(
    [`tables/${id}/stream`, 'lobby'].map((path) => fetch(`${server.url}/api/v1/${path}`, { headers })),
  );
  const texts = Promise.all(streams.map((response) => response.text()));
  await server.end('SIGTERM');
  for (const text of await texts) expect(text).toMatch(/retry: 1000\n\n$/);
  await expect(visitor.api.call(ROUTES.whoAmI, {})).rejects.toBeInstanceOf(UnreachableError);
});
