import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';

type Column = ColumnDefinitionBuilder;

const given = (column: Column): Column => column.notNull();

/** Ratings of players, how matches changed them, and which matches count. Older tables don't. */
export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('rating', 'text', (column) => column.notNull().defaultTo('none'))
      .execute();
    await db.schema.createIndex('tables_by_rating').on('tables').columns(['rating', 'status']).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('player_id', 'text', (column) => given(column).references('players.id').onDelete('cascade'))
      .addColumn('game', 'text', given)
      .addColumn('mu', 'double precision', given)
      .addColumn('sigma', 'double precision', given)
      .addColumn('matches', 'integer', given)
      .addColumn('updated', 'bigint', given)
      .addPrimaryKeyConstraint('ratings_key', ['player_id', 'game'])
      .execute();
    await db.schema
      .createIndex('ratings_by_game')
      .on('ratings')
      .columns(['game', 'mu', 'player_id'])
      .execute();
    // The key that makes a match count once.
    await db.schema
      .createTable('rating_changes')
      .addColumn('table_id', 'text', (column) => given(column).references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', given)
      .addColumn('game', 'text', given)
      .addColumn('player_id', 'text', (column) => column.references('players.id'))
      .addColumn('bot', 'text')
      .addColumn('digest', 'text')
      .addColumn('mu_before', 'double precision', given)
      .addColumn('sigma_before', 'double precision', given)
      .addColumn('mu', 'double precision', given)
      .addColumn('sigma', 'double precision', given)
      .addColumn('matches', 'integer', given)
      .addColumn('place', 'integer', given)
      .addColumn('abandoned', 'integer', given)
      .addColumn('at', 'bigint', given)
      .addPrimaryKeyConstraint('rating_changes_key', ['table_id', 'seat'])
      .execute();
    await db.schema
      .createIndex('rating_changes_by_player')
      .on('rating_changes')
      .columns(['player_id', 'game', 'at'])
      .execute();
  },
};
