import type { Kysely, Migration } from 'kysely';

/** A request that creates a table is carried out once, even if it is sent again after a restart. */
export const tableRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('request', 'text').execute();
    await db.schema
      .createIndex('tables_by_creator_request')
      .unique()
      .on('tables')
      .columns(['creator', 'request'])
      .execute();
  },
};
