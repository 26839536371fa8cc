import { rngFrom, pick } from '@mechatable/kernel';
import { openPostgres } from '@mechatable/sql';
import { expect, onTestFinished, test } from 'vitest';
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
