import type { Kysely, Migration } from 'kysely';

/** Studies of the lab, and what was played for them. */
export const studies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('studies')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('shards', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('ended', 'bigint')
      .addColumn('problem', 'text')
      .execute();
    await db.schema.createIndex('studies_by_created').on('studies').column('created').execute();
    await db.schema.createIndex('studies_by_state').on('studies').column('state').execute();
    // The key that makes a shard count once.
    await db.schema
      .createTable('study_shards')
      .addColumn('study_id', 'text', (column) =>
        column.notNull().references('studies.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('deals', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('study_shards_key', ['study_id', 'number'])
      .execute();
  },
};
