import type { Kysely, Migration } from 'kysely';

/** Bans, how reports were resolved, and what operators have done. */
export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('bans')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('player_id', 'text', (column) =>
        column.notNull().references('players.id').onDelete('cascade'),
      )
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .addColumn('lifted', 'bigint')
      .execute();
    await db.schema.createIndex('bans_by_player_id').on('bans').column('player_id').execute();
    await db.schema.alterTable('reports').addColumn('resolved', 'bigint').execute();
    await db.schema.alterTable('reports').addColumn('resolution', 'text').execute();
    // No references: an entry outlives its subject.
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('player_id', 'text')
      .addColumn('subject', 'text')
      .addColumn('why', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_by_at').on('audit').column('at').execute();
    await db.schema.createIndex('audit_by_player_id').on('audit').column('player_id').execute();
  },
};
