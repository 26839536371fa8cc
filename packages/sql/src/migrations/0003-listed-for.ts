import type { Kysely, Migration } from 'kysely';

const WEEK_MS = 7 * 24 * 3_600_000;

/** How long a table is listed after its creator has left. Older tables get a week. */
export const listedFor: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('listed_for', 'bigint', (column) => column.notNull().defaultTo(WEEK_MS))
      .execute();
  },
};
