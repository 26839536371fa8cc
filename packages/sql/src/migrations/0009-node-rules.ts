import type { Kysely, Migration } from 'kysely';

/** Servers of different versions know different rules. Null: a server from before this migration. */
export const nodeRules: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('nodes').addColumn('rules', 'text').execute();
  },
};
