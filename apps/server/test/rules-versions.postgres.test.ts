import { setTimeout as pause } from 'node:timers/promises';
import { findGame, RELEASES } from '@mechatable/catalog';
import { pick, rngFrom, type AnyGame } from '@mechatable/kernel';
import { ROUTES, type TableInfo } from '@mechatable/protocol';
import { openPostgres } from '@mechatable/sql';
import { freshPostgres } from '@mechatable/sql/fresh-database';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { node, sitDownApart } from './harness/nodes.ts';
import { refusal } from './harness/refused.ts';
import { quiet } from './harness/server.ts';
import { play, requestFor, setUpTable, sitDown } from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

const NEWEST = findGame('lanes');
const { rulesVersion: NEW } = NEWEST;
const OLD = NEW - 1;

/** What a server plays that is one version behind in Breachline. */
const BEFORE = RELEASES.filter((game) => game.id !== 'lanes' || game.rulesVersion < NEW);
/** What a server plays that is one version ahead. */
const AHEAD: readonly AnyGame[] = [...RELEASES, { ...NEWEST, rulesVersion: NEW + 1 }];

function address(): Promise<string> {
  const server = inject('postgresUrl');
  if (server === undefined) throw new Error('This test belongs to the project `postgres`.');
  return freshPostgres(server);
}

async function newTable(url: string): Promise<TableInfo> {
  return setUpTable(await TestVisitor.arrive(url));
}

test('new tables have the newest rules that all running servers know', async () => {
  const database = await address();
  const [old, next] = [await node(database, { games: BEFORE }), await node(database)];
  const sitting = await sitDownApart({ address: database, servers: [next, old] });
  expect(sitting.pages[1]?.room?.table.rulesVersion).toBe(OLD);
  await play(sitting, 5);
  expect((await newTable(next.url)).rulesVersion).toBe(OLD);
  await old.close();
  expect((await newTable(next.url)).rulesVersion).toBe(NEW);
});

test('a server that doesn’t report its rules knows those from before', async () => {
  const database = await address();
  const { url, db } = await node(database, { games: AHEAD });
  await sql`insert into nodes (id, seen) values ('from before', ${db.clock()})`.execute(db.query);
  expect((await newTable(url)).rulesVersion).toBe(NEW);
  await sql`delete from nodes where id = 'from before'`.execute(db.query);
  expect((await newTable(url)).rulesVersion).toBe(NEW + 1);
});

test('a new game can be played when all running servers have it', async () => {
  const database = await address();
  const old = await node(database, { games: RELEASES.filter(({ id }) => id !== 'lanes') });
  const { url } = await node(database);
  expect(await refusal(newTable(url))).toBe('not-saved');
  await old.close();
  expect((await newTable(url)).rulesVersion).toBe(NEW);
});

test('a server lets clients try again that ask for a match with newer rules', async () => {
  const database = await address();
  const next = await node(database);
  const sitting = await sitDown(next.url);
  const waiting = await newTable(next.url);
  const old = await node(database, { games: BEFORE });
  const [host, visitor] = [sitting.hosts[0], sitting.visitors[0]?.at(old.url)];
  if (host === undefined || visitor === undefined) throw new Error('There are two people.');
  const body = { ...requestFor(host), action: { kind: 'pass' } };
  expect(await refusal(visitor.api.call(ROUTES.act, { params: { table: sitting.id }, body }))).toBe(
    'not-saved',
  );
  expect(await refusal(visitor.join(waiting.id))).toBe('not-saved');
  const page = await fetch(visitor.api.address(ROUTES.follow, { params: { table: sitting.id }, query: {} }));
  expect(page.status).toBe(503);
  const { hubs } = old.online;
  const opening = refusal(hubs.get(sitting.id));
  expect(await hubs.peek(sitting.id)).toBeNull(); // only those who asked for it get the error
  expect(await opening).toBe('not-saved');
  for (const open of sitting.pages) open.close();
});

test('a server pairs nobody at a table with newer rules', async () => {
  const database = await address();
  const next = await node(database);
  const [ada, ben] = [await TestVisitor.arrive(next.url), await TestVisitor.arrive(next.url)];
  const pair = { body: { game: 'lanes' } };
  const waiting = await ada.api.call(ROUTES.pair, pair);
  const old = await node(database, { games: BEFORE });
  const found = await ben.at(old.url).api.call(ROUTES.pair, pair);
  expect(found.id).not.toBe(waiting.id);
  expect(found.rulesVersion).toBe(OLD);
});

test('a server starts although a full table waits that has newer rules', async () => {
  const database = await address();
  const next = await node(database);
  const { id } = await newTable(next.url);
  await sql`update seats set player = '{"kind":"bot","bot":"rookie"}' where table_id = ${id}`.execute(
    next.db.query,
  );
  const old = await node(database, { games: BEFORE });
  expect((await fetch(`${old.url}/readyz`)).status).toBe(200);
});

test('a server leaves the jobs of a match with newer rules to others', async () => {
  const database = await address();
  const next = await node(database, { kinds: [] });
  const visitor = await TestVisitor.arrive(next.url);
  const { id } = await setUpTable(visitor, { bots: ['rookie'] });
  const page = visitor.follow(id);
  onTestFinished(() => {
    page.close();
  });
  await visitor.join(id);
  const host = await page.match();
  const rng = rngFrom('left to others');
  while (host.frame(0).asked.includes(0)) await host.act(0, pick(rng, host.frame(0).legal));
  const { entry } = host.frame(0);

  const failed = vi.fn();
  const logger = Object.assign(Object.create(quiet) as typeof quiet, { error: failed });
  const db = await openPostgres(database);
  onTestFinished(() => db.close());
  await node(database, { games: BEFORE, logger, retryMs: 10 });
  const ids = new Set<string>();
  while (ids.size < 4) {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.jobs where key = ${`match:${id}`}`.execute(db.query);
    for (const row of rows) ids.add(row.id); // whenever it is left to others, it gets a new id
    await pause(5);
  }
  expect(host.frame(0).entry).toBe(entry);
  await node(database);
  await page.until(() => host.frame(0).entry > entry);
  expect(failed.mock.calls).toEqual([]);
});
