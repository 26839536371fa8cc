import { isV1, person, seatCount, type Entry, type RecordHead } from '@mechatable/kernel';
import { MatchNotFoundError, type MatchHead, type Store } from '@mechatable/store';
import { checkEntries, checkRow, gone, listed, taken } from '@mechatable/store/row';
import type { Kysely, Transaction } from 'kysely';
import type { Db } from './db.ts';
import type { JournalsTable, Schema, TablesTable } from './schema.ts';
import { EMPTY } from './seats.ts';
import { assertTableExists } from './table-queries.ts';

/**
 * Whole matches in the tables of the server, for code that knows only the interface `Store`. No players have joined these
 * tables, so no list of open ones shows them.
 */
export function sqlStore(db: Db): Store {
  return {
    create: (head: MatchHead, entries: readonly Entry[] = [], ended: string | null = null) =>
      db.write(async (tx) => {
        await insertMatch(tx, head, entries.length, ended);
        for (const [number, entry] of entries.entries())
          await insertEntry(tx, head.id, number, entry, head.opened);
      }),
    append: (id: string, at: number, entry: Entry, ended: string | null) => {
      const now = db.clock();
      return db.write(async (tx) => {
        const grown = await tx
          .updateTable('tables')
          .set({ length: at + 1, touched: now, ended, status: statusOf(ended) })
          .where('id', '=', id)
          .where('length', '=', at)
          .executeTakeFirst();
        if (grown.numUpdatedRows === 0n) {
          await assertTableExists(tx, id);
          throw gone();
        }
        await insertEntry(tx, id, at, entry, now);
      });
    },
    read: async (id: string) => {
      const found = await matches(db.query).where('tables.id', '=', id).executeTakeFirst();
      if (found === undefined) throw new MatchNotFoundError(id);
      const row = checkRow(rowFrom(found));
      const entries = checkEntries(await entriesOf(db.query, id, row.length), row);
      return { head: row.head, entries, ended: row.ended };
    },
    raw: async (id: string) => ({
      match: (await matches(db.query).where('tables.id', '=', id).executeTakeFirst()) ?? null,
      entries: await db.query.selectFrom('entries').selectAll().where('table_id', '=', id).execute(),
    }),
    list: async () => listed((await matches(db.query).execute()).map(rowFrom)),
    remove: (id: string) =>
      db.write(async (tx) => {
        await tx.deleteFrom('tables').where('id', '=', id).execute();
      }),
  };
}

type Match = TablesTable & Pick<JournalsTable, 'head'>;

/** Matches that have started. */
function matches(db: Kysely<Schema>) {
  return db
    .selectFrom('tables')
    .innerJoin('journals', 'journals.table_id', 'tables.id')
    .selectAll('tables')
    .select('journals.head')
    .where('journals.head', 'is not', null);
}

/** A match as other stores save it, unchecked. */
function rowFrom({ id, created, head, length, touched, ended }: Match): unknown {
  return { id, head: { id, opened: created, head: parsed(head ?? '') }, length, touched, ended };
}

async function entriesOf(db: Kysely<Schema>, id: string, length: number): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom('entries')
    .select('entry')
    .where('table_id', '=', id)
    .where('number', '<', length)
    .orderBy('number')
    .execute();
  return rows.map(({ entry }) => parsed(entry));
}

/** Text that isn't JSON stays text, which no check lets through. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function insertMatch(
  tx: Transaction<Schema>,
  { id, opened, head }: MatchHead,
  length: number,
  ended: string | null,
): Promise<void> {
  const inserted = await tx
    .insertInto('tables')
    .values({
      id,
      game: head.game,
      rules_version: head.rulesVersion,
      options: JSON.stringify(head.options),
      creator: null,
      visibility: 'link',
      status: statusOf(ended),
      seats: seatCount(head),
      terms: '{}',
      commitment: isV1(head) ? head.seedCommitment : head.commitment,
      created: opened,
      started: opened,
      touched: opened,
      length,
      turn: 0,
      asked: '[]',
      outcome: null,
      ended,
      offers: null,
      previous: null,
      next: null,
      listed_for: 0,
      rating: 'none',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw taken(id);
  await tx
    .insertInto('journals')
    .values({ table_id: id, secret: secretOf(head), head: JSON.stringify(head) })
    .execute();
  await tx
    .insertInto('seats')
    .values(playersOf(head).map((player, seat) => ({ ...EMPTY, table_id: id, seat, player })))
    .execute();
}

function statusOf(ended: string | null): 'playing' | 'over' {
  return ended === null ? 'playing' : 'over';
}

/** Empty for a record whose secret was never published. */
function secretOf(head: RecordHead): string {
  return (isV1(head) ? head.seed : head.secret) ?? '';
}

function playersOf(head: RecordHead): readonly string[] {
  const players = isV1(head) ? head.seats.map((name) => person(name)) : head.players;
  return players.map((player) => JSON.stringify(player));
}

async function insertEntry(
  tx: Transaction<Schema>,
  table: string,
  number: number,
  entry: Entry,
  at: number,
): Promise<void> {
  await tx
    .insertInto('entries')
    .values({ table_id: table, number, entry: JSON.stringify(entry), at, request: null })
    .execute();
}
