import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '@mechatable/sql';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { FakeTime } from './harness/fake-time.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { play, setUpTable, sitDown } from './harness/table.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return join(folder, 'x.db');
}

function jobsIn(db: Db): Promise<{ key: string; id: string; run_at: number }[]> {
  return db.query.selectFrom('jobs').select(['key', 'id', 'run_at']).orderBy('key').execute();
}

/** The seats that are asked at a table, as it is stored. */
async function askedAt(db: Db, id: string): Promise<unknown> {
  const { asked } = await db.query
    .selectFrom('tables')
    .select('asked')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(asked);
}

test('a bot makes the first move even if nobody follows the match', async () => {
  server = await startServer();
  const visitor = await TestVisitor.arrive(server.url);
  const tables: string[] = [];
  const begun: unknown[] = [];
  for (let i = 0; i < 8; i++) {
    const { id } = await setUpTable(visitor, { bots: ['rookie'] });
    const { table } = await visitor.join(id);
    begun.push(table.asked[0]);
    tables.push(id);
  }
  expect(begun).toContain(1);
  for (const id of tables) while (JSON.stringify(await askedAt(server.db, id)) !== '[0]') await nextTurn();
  while ((await jobsIn(server.db)).length > 0) await nextTurn();
});

test('a move after which only people are asked adds no job', async () => {
  server = await startServer();
  const sitting = await sitDown(server.url);
  const added: string[] = [];
  const { jobs } = server.db;
  const adding = jobs.adding.bind(jobs);
  jobs.adding = (job) => {
    added.push(job.key);
    return adding(job);
  };
  await play(sitting, 12);
  expect(added).toEqual([]);
});

test('moves don’t reschedule the clock check as long as it comes early enough', async () => {
  const time = new FakeTime();
  server = await startServer({ clock: time.clock, after: time.after });
  const clock = { kind: 'real-time', bank: 100, increment: 0 } as const;
  const sitting = await sitDown(server.url, { terms: { clock } });
  const started = time.clock();
  await play(sitting, 1);
  const [first] = await jobsIn(server.db);
  expect(first).toMatchObject({ key: `clock:${sitting.id}`, run_at: started + 101_000 });
  for (let i = 0; i < 6; i++) {
    time.pass(1000);
    await play(sitting, 1);
  }
  expect(await jobsIn(server.db)).toEqual([first]);
  // Then it is seen that there is time left.
  time.pass(started + 101_000 - time.clock());
  const { match } = await server.online.hubs.get(sitting.id);
  while ((await jobsIn(server.db))[0]?.id === first?.id && !match.isOver) await nextTurn();
  expect(match.isOver).toBe(false);
});

test('work that one server leaves undone is done by the next', async () => {
  const file = newFile();
  const before = await startServer({ file, kinds: ['clock', 'push'] }); // its bots don't move
  const visitor = await TestVisitor.arrive(before.url);
  let waiting: string | null = null;
  while (waiting === null) {
    const { id } = await setUpTable(visitor, { bots: ['rookie'] });
    const { table } = await visitor.join(id);
    if (table.asked[0] === 1) waiting = id;
  }
  expect(await jobsIn(before.db)).toMatchObject([{ key: `match:${waiting}` }]);
  await before.close();
  server = await startServer({ file });
  while (JSON.stringify(await askedAt(server.db, waiting)) !== '[0]') await nextTurn();
});

test('a push message is not sent to someone whose turn is over by then', async () => {
  const delivered: unknown[] = [];
  const file = newFile();
  const before = await startServer({ file, kinds: ['match', 'clock'] });
  const sitting = await sitDown(before.url);
  await play(sitting, 4);
  const [player] = sitting.visitors.map(({ me }) => me.id);
  await before.db.write(async (tx) => {
    const payload = JSON.stringify({ table: sitting.id, player });
    const key = `push:${sitting.id}:${String(player)}`;
    await tx.insertInto('jobs').values({ key, id: 'x', kind: 'push', payload, run_at: 0 }).execute();
    await tx.updateTable('tables').set({ asked: '[1]' }).where('id', '=', sitting.id).execute();
    await tx
      .insertInto('subscriptions')
      .values({
        endpoint: 'https://push.example/',
        player_id: String(player),
        p256dh: 'k',
        auth: 'a',
        created: 0,
      })
      .execute();
  });
  for (const page of sitting.pages) page.close();
  await before.close();
  const deliver = (...message: unknown[]): Promise<void> => {
    delivered.push(message);
    return Promise.resolve();
  };
  server = await startServer({ file, deliver });
  while ((await jobsIn(server.db)).length > 0) await nextTurn();
  expect(delivered).toEqual([]);
});
