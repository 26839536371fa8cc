import { PostgresAdapter, type Kysely, type Migration } from 'kysely';
import { notifyOfChanges } from './notify-of-changes.ts';

/** Data that servers sharing a database need about each other. */
export const nodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('pages')
      .addColumn('node_id', 'text', (column) => column.notNull().references('nodes.id').onDelete('cascade'))
      .addColumn('player_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pages_key', ['node_id', 'player_id', 'table_id'])
      .execute();
    for (const column of ['player_id', 'table_id'])
      await db.schema.createIndex(`pages_by_${column}`).on('pages').column(column).execute();
    await db.schema
      .createTable('challenges')
      .addColumn('owner', 'text', (column) => column.primaryKey().notNull())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    // A message that is sent again to another server appears once.
    await db.schema.alterTable('messages').addColumn('request', 'text').execute();
    await db.schema
      .createIndex('messages_by_request')
      .unique()
      .on('messages')
      .columns(['table_id', 'player_id', 'request'])
      .execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter) await notifyOfChanges(db);
  },
};
