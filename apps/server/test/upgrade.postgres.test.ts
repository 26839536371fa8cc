import { findGame } from '@mechatable/catalog';
import { verifyRecord } from '@mechatable/host';
import { MIGRATIONS, openPostgres } from '@mechatable/sql';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { node, sitDownApart, twoNodes } from './harness/nodes.ts';
import { received, play } from './harness/table.ts';

/** The changes that the next version may make to the database while this one runs: add, but neither change nor remove. */
const NEXT = {
  ...MIGRATIONS,
  '9999-next': {
    async up(db: Parameters<(typeof MIGRATIONS)[string]['up']>[0]): Promise<void> {
      await sql`alter table tables add column mood text not null default 'calm'`.execute(db);
      await sql`alter table entries add column weight integer`.execute(db);
      await sql`create table moods (id text primary key)`.execute(db);
    },
  },
};

test('a server and one running the next version finish a match together', async () => {
  const nodes = await twoNodes();
  const sitting = await sitDownApart(nodes, { isSigned: true });
  await play(sitting, 4);
  await received(sitting, 4);
  const newer = await node(nodes.address, { migrations: NEXT });
  onTestFinished(async () => {
    const db = await openPostgres(nodes.address, { migrations: NEXT });
    await sql`alter table tables drop column mood`.execute(db.query);
    await sql`alter table entries drop column weight`.execute(db.query);
    await sql`drop table moods`.execute(db.query);
    await sql`delete from kysely_migration where name = '9999-next'`.execute(db.query);
    await db.close();
  });
  // The first player's server is replaced; the other player stays where they are.
  const [mover] = sitting.visitors;
  if (mover === undefined) throw new Error('There are two people.');
  const moved = mover.at(newer.url).follow(sitting.id);
  const host = await moved.match();
  onTestFinished(() => {
    moved.close();
  });
  sitting.pages[0]?.close();
  await nodes.servers[0].close();
  const upgraded = {
    ...sitting,
    pages: [moved, ...sitting.pages.slice(1)],
    hosts: [host, ...sitting.hosts.slice(1)],
  };
  await play(upgraded, Infinity);
  const [record, other] = await Promise.all(upgraded.hosts.map((one) => one.record()));
  expect(other).toEqual(record);
  if (record === undefined) throw new Error('There are two people.');
  expect((await verifyRecord(findGame('lanes'), record)).problems).toEqual([]);
});
