import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely, Migration } from 'kysely';

type Db = Kysely<unknown>;
type Column = ColumnDefinitionBuilder;

const given = (column: Column): Column => column.notNull();
const key = (column: Column): Column => column.primaryKey().notNull();
const player = (column: Column): Column => column.references('players.id');
const itsPlayer = (column: Column): Column => given(player(column)).onDelete('cascade');
const itsTable = (column: Column): Column => column.notNull().references('tables.id').onDelete('cascade');
const otherTable = (column: Column): Column => column.references('tables.id').onDelete('set null');

/** The tables of the first release. */
export const first: Migration = {
  async up(db: Db) {
    await identity(db);
    await tables(db);
    await matches(db);
    await talk(db);
    await create(db, 'settings', (table) =>
      table.addColumn('key', 'text', key).addColumn('value', 'text', given),
    );
  },
};

async function create<T extends string, C extends string>(
  db: Db,
  name: T,
  columns: (table: CreateTableBuilder<T>) => CreateTableBuilder<T, C>,
): Promise<void> {
  await columns(db.schema.createTable(name)).execute();
}

async function index(db: Db, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

async function identity(db: Db): Promise<void> {
  await create(db, 'players', (table) =>
    table
      .addColumn('id', 'text', key)
      .addColumn('name', 'text', given)
      .addColumn('emblem', 'integer', given)
      .addColumn('created', 'bigint', given)
      .addColumn('seen', 'bigint', given),
  );
  await create(db, 'sessions', (table) =>
    table
      .addColumn('token_hash', 'text', key)
      .addColumn('player_id', 'text', itsPlayer)
      .addColumn('created', 'bigint', given)
      .addColumn('seen', 'bigint', given),
  );
  await create(db, 'passkeys', (table) =>
    table
      .addColumn('credential_id', 'text', key)
      .addColumn('player_id', 'text', itsPlayer)
      .addColumn('public_key', 'text', given)
      .addColumn('counter', 'bigint', given)
      .addColumn('transports', 'text', given)
      .addColumn('created', 'bigint', given),
  );
  await create(db, 'codes', (table) =>
    table
      .addColumn('hash', 'text', key)
      .addColumn('player_id', 'text', itsPlayer)
      .addColumn('expires', 'bigint', given),
  );
  await create(db, 'subscriptions', (table) =>
    table
      .addColumn('endpoint', 'text', key)
      .addColumn('player_id', 'text', itsPlayer)
      .addColumn('p256dh', 'text', given)
      .addColumn('auth', 'text', given)
      .addColumn('created', 'bigint', given),
  );
  for (const table of ['sessions', 'passkeys', 'codes', 'subscriptions'])
    await index(db, table, ['player_id']);
}

async function tables(db: Db): Promise<void> {
  await create(db, 'tables', (table) =>
    table
      .addColumn('id', 'text', key)
      .addColumn('game', 'text', given)
      .addColumn('rules_version', 'integer', given)
      .addColumn('options', 'text', given)
      .addColumn('creator', 'text', player)
      .addColumn('visibility', 'text', given)
      .addColumn('status', 'text', given)
      .addColumn('seats', 'integer', given)
      .addColumn('terms', 'text', given)
      .addColumn('commitment', 'text', given)
      .addColumn('created', 'bigint', given)
      .addColumn('started', 'bigint')
      .addColumn('touched', 'bigint', given)
      .addColumn('length', 'integer', given)
      .addColumn('turn', 'integer', given)
      .addColumn('asked', 'text', given)
      .addColumn('outcome', 'text')
      .addColumn('ended', 'text')
      .addColumn('offers', 'text')
      .addColumn('previous', 'text', otherTable)
      .addColumn('next', 'text', otherTable),
  );
  await index(db, 'tables', ['status', 'visibility']); // without the columns that change with every move
  await index(db, 'tables', ['creator']);
  await create(db, 'seats', (table) =>
    table
      .addColumn('table_id', 'text', itsTable)
      .addColumn('seat', 'integer', given)
      .addColumn('player_id', 'text', player)
      .addColumn('player', 'text')
      .addColumn('contribution', 'text')
      .addColumn('loadout', 'text')
      .addColumn('answers', 'text')
      .addColumn('joined', 'bigint')
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat']),
  );
  await index(db, 'seats', ['player_id']);
}

async function matches(db: Db): Promise<void> {
  await create(db, 'journals', (table) =>
    table
      .addColumn('table_id', 'text', (column) => itsTable(column).primaryKey())
      .addColumn('secret', 'text', given)
      .addColumn('head', 'text'),
  );
  // The two keys that decide between writers: an entry exists once, and a request is stored once.
  await create(db, 'entries', (table) =>
    table
      .addColumn('table_id', 'text', itsTable)
      .addColumn('number', 'integer', given)
      .addColumn('entry', 'text', given)
      .addColumn('at', 'bigint', given)
      .addColumn('request', 'text')
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
      .addUniqueConstraint('entries_request', ['table_id', 'request']),
  );
  await create(db, 'clocks', (table) =>
    table
      .addColumn('table_id', 'text', (column) => itsTable(column).primaryKey())
      .addColumn('banks', 'text', given)
      .addColumn('running', 'text', given)
      .addColumn('since', 'bigint')
      .addColumn('deadline', 'bigint'),
  );
  await index(db, 'clocks', ['deadline']);
}

async function talk(db: Db): Promise<void> {
  await create(db, 'messages', (table) =>
    table
      .addColumn('table_id', 'text', itsTable)
      .addColumn('number', 'integer', given)
      .addColumn('channel', 'text', given)
      .addColumn('seat', 'integer')
      .addColumn('player_id', 'text', (column) => given(player(column)))
      .addColumn('text', 'text', given)
      .addColumn('at', 'bigint', given)
      .addPrimaryKeyConstraint('messages_key', ['table_id', 'number']),
  );
  await index(db, 'messages', ['player_id']);
  await create(db, 'mutes', (table) =>
    table
      .addColumn('player_id', 'text', itsPlayer)
      .addColumn('muted_id', 'text', itsPlayer)
      .addPrimaryKeyConstraint('mutes_key', ['player_id', 'muted_id']),
  );
  await index(db, 'mutes', ['muted_id']);
  await create(db, 'reports', (table) =>
    table
      .addColumn('id', 'text', key)
      .addColumn('table_id', 'text', itsTable)
      .addColumn('message', 'integer', given)
      .addColumn('player_id', 'text', (column) => given(player(column)))
      .addColumn('reason', 'text', given)
      .addColumn('at', 'bigint', given),
  );
  for (const column of ['table_id', 'player_id']) await index(db, 'reports', [column]);
}
