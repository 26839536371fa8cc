import { MatchNotFoundError } from '@mechatable/store';
import type { Kysely } from 'kysely';
import type { Schema, SeatsTable } from './schema.ts';

/** Throws a `MatchNotFoundError` if there is no such table. */
export async function assertTableExists(db: Kysely<Schema>, table: string): Promise<void> {
  const row = await db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
  if (row === undefined) throw new MatchNotFoundError(table);
}

/** The seats of tables, in their order, by the id of the table. */
export async function seatsOf(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly SeatsTable[]>> {
  const seats = new Map<string, SeatsTable[]>(tables.map((table) => [table, []]));
  if (tables.length === 0) return seats;
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('seat')
    .execute();
  for (const row of rows) seats.get(row.table_id)?.push(row);
  return seats;
}
