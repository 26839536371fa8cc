/** Fills a database fast, for measurements. */
import { PostgresAdapter, sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/** Rows of one transaction: few enough that the database answers in time. */
const AT_ONCE = 20_000;

/** About 200 bytes, as measured in real matches. */
const ENTRY = JSON.stringify({ seat: 0, action: { kind: 'attack', note: 'x'.repeat(150) } });
const HASH = '0'.repeat(64);

/** Adds finished matches with the numbers from `from` to `to` - 1, each with two seats and one entry. */
export async function addMatches(db: Db, from: number, to: number): Promise<void> {
  await inParts(from, to, async (first, last) => {
    const id = sql`'stored-' || ${scattered(sql.ref('i'))}`;
    const rows = numbers(first, last);
    await db.write(async (tx) => {
      await sql`
        insert into tables (id, game, rules_version, options, visibility, status, seats, terms, commitment,
          created, started, touched, length, turn, asked, listed_for)
        ${rows} select ${id}, 'tiny', 1, '{}', 'open', 'over', 2, '{}', ${HASH}, i, i, i, 1, 1, '[]', 0 from numbers
      `.execute(tx);
      await sql`
        insert into journals (table_id, secret, head) ${rows} select ${id}, ${HASH}, '{}' from numbers
      `.execute(tx);
      for (const seat of [0, 1])
        await sql`
          insert into seats (table_id, seat, player) ${rows}
          select ${id}, ${sql.lit(seat)}, '{"kind":"bot","bot":"random"}' from numbers
        `.execute(tx);
      await sql`
        insert into entries (table_id, number, entry, at, request)
        ${rows} select ${id}, 0, ${ENTRY}, i, 'request' from numbers
      `.execute(tx);
    });
  });
  await analyze(db);
}

/** Adds this many entries to a match that has begun and has none. */
export async function addEntries(db: Db, table: string, length: number): Promise<void> {
  await inParts(0, length, async (first, last) => {
    await db.write(async (tx) => {
      await sql`
        insert into entries (table_id, number, entry, at, request)
        ${numbers(first, last)}
        select ${sql.lit(table)}, i, ${ENTRY}, i, 'stored-' || ${scattered(sql.ref('i'))} from numbers
      `.execute(tx);
      await tx.updateTable('tables').set({ length: last }).where('id', '=', table).execute();
    });
  });
}

/** Updates statistics for query plans. PostgreSQL does so only now and then, and SQLite never does. */
async function analyze(db: Db): Promise<void> {
  if (db.query.getExecutor().adapter instanceof PostgresAdapter) await sql`analyze`.execute(db.query);
}

async function inParts(
  from: number,
  to: number,
  add: (first: number, last: number) => Promise<void>,
): Promise<void> {
  for (let first = from; first < to; first += AT_ONCE) await add(first, Math.min(to, first + AT_ONCE));
}

/** A table of the numbers from `first` to `last` - 1. */
function numbers(first: number, last: number): RawBuilder<unknown> {
  return sql`with recursive numbers(i) as (
    select ${sql.lit(first)} union all select i + 1 from numbers where i + 1 < ${sql.lit(last)}
  )`;
}

/** A different number for each, in no order: ids of real matches are random, so they are spread over the index. */
function scattered(number: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(cast(${number} as bigint) * 2654435761 % 4294967296)`;
}
