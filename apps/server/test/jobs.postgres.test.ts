import { setTimeout as pause } from 'node:timers/promises';
import type { Decision } from '@mechatable/host';
import { rngFrom, pick } from '@mechatable/kernel';
import { openPostgres } from '@mechatable/sql';
import { freshPostgres } from '@mechatable/sql/fresh-database';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openCore } from '../src/core.ts';
import { resumedRecord } from './harness/stored.ts';
import { node, twoNodes, type Nodes } from './harness/nodes.ts';
import { quiet } from './harness/server.ts';
import { setUpTable } from './harness/table.ts';
import { TestVisitor, type Following } from './harness/visitor.ts';

/** Someone who plays against a bot on the first server. */
async function againstBot({ servers }: Pick<Nodes, 'servers'>): Promise<{ id: string; page: Following }> {
  const visitor = await TestVisitor.arrive(servers[0].url);
  const { id } = await setUpTable(visitor, { game: 'mechanation', bots: ['rookie', 'rookie', 'rookie'] });
  const page = visitor.follow(id);
  onTestFinished(() => {
    page.close();
  });
  await visitor.join(id);
  return { id, page };
}

/** Lets the person move this many times. */
async function move(page: Following, moves: number): Promise<void> {
  const host = await page.match();
  const rng = rngFrom('jobs');
  for (let i = 0; i < moves && host.frame(0).outcome === null; i++) {
    await page.until(() => host.frame(0).asked.includes(0) || host.frame(0).outcome !== null);
    if (host.frame(0).outcome === null) await host.act(0, pick(rng, host.frame(0).legal));
  }
}

test('bots move once, whichever server runs their jobs', async () => {
  const nodes = await twoNodes();
  const { id, page } = await againstBot(nodes);
  await move(page, 10);
  const host = await page.match();
  await page.until(() => host.frame(0).asked.includes(0) || host.frame(0).outcome !== null);
  await resumedRecord(nodes.servers[1].db, id); // every entry exists once
});

test('bots think where jobs run, even if that is no server', async () => {
  const { address, servers } = await twoNodes({ kinds: ['clock', 'push'] });
  const { page } = await againstBot({ servers });
  const db = await openPostgres(address);
  const core = await openCore({ db, logger: quiet });
  const runner = await core.run(['match']);
  onTestFinished(async () => {
    await Promise.all([runner.close(), core.hubs.close(0)]);
    await core.openPages.close();
    await db.close();
  });
  await move(page, 5);
  expect((await page.match()).frame(0).entry).toBeGreaterThan(5);
});

test('a bot that thinks long keeps its job', async () => {
  let onChoosing: () => void = () => undefined;
  const choosing = new Promise<void>((resolve) => (onChoosing = resolve));
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const choose = async ({ legal }: Decision): Promise<unknown> => {
    onChoosing();
    await answered;
    return legal[0];
  };
  const server = await node(await freshPostgres(inject('postgresUrl') ?? ''), { chooser: { choose } });
  const visitor = await TestVisitor.arrive(server.url);
  const { id } = await setUpTable(visitor, { game: 'mechanation', bots: ['rookie', 'rookie', 'rookie'] });
  const page = visitor.follow(id);
  onTestFinished(() => {
    page.close();
  });
  await visitor.join(id);
  const host = await page.match();
  const rng = rngFrom('slow');
  while (host.frame(0).asked.includes(0)) await host.act(0, pick(rng, host.frame(0).legal));
  await choosing;
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'
    where locked_at is not null`.execute(server.db.query);
  const locked = sql<{ attempts: number }>`select attempts from graphile_worker.jobs
    where task_identifier = 'match' and locked_at > now() - interval '30 seconds'`;
  const found = async (): Promise<unknown[]> => (await locked.execute(server.db.query)).rows;
  while ((await found()).length === 0) await pause(100);
  expect(await found()).toEqual([{ attempts: 1 }]);
  answer();
});

test('work that a server leaves undone when it stops is done by another', async () => {
  const { address, servers } = await twoNodes({ kinds: [] });
  const { page } = await againstBot({ servers });
  const host = await page.match();
  const rng = rngFrom('stop');
  while (host.frame(0).asked.includes(0)) await host.act(0, pick(rng, host.frame(0).legal));
  const { entry } = host.frame(0);
  await node(address);
  await page.until(() => host.frame(0).entry > entry);
});
