import { sql, type Kysely, type Transaction } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { MIGRATIONS, openPostgres, type Schema } from '../src/index.ts';
import { freshPostgres } from '../src/fresh-database.ts';
import { incompatibleChanges, tableShapes, type TableShapes } from './schema-changes.ts';

/** What a migration may remove or tighten, because no release since the one before has used it: by its name. */
const CONTRACTED: Readonly<Record<string, readonly string[]>> = {};

const UNDONE = new Error('This transaction is undone.');

/** An empty schema, in a transaction that is undone afterwards: much faster than a new database. */
async function inEmptySchema(work: (tx: Kysely<Schema>) => Promise<void>): Promise<void> {
  const db = await openPostgres(await freshPostgres(inject('postgresUrl') ?? ''));
  onTestFinished(() => db.close());
  const whole = async (tx: Transaction<Schema>): Promise<never> => {
    await sql`create schema empty`.execute(tx);
    await sql`set local search_path to empty`.execute(tx);
    await work(tx);
    throw UNDONE;
  };
  try {
    await db.query.transaction().execute(whole);
  } catch (error) {
    if (error !== UNDONE) throw error;
  }
}

test('after each migration, programs from before it keep working: it only adds', async () => {
  await inEmptySchema(async (tx) => {
    let before: TableShapes = { columns: new Map(), rules: new Map() };
    for (const [name, migration] of Object.entries(MIGRATIONS)) {
      await migration.up(tx);
      const after = await tableShapes(tx);
      expect([name, incompatibleChanges(before, after)]).toEqual([name, CONTRACTED[name] ?? []]);
      before = after;
    }
    expect(before.columns.get('nodes.rules')).toMatchObject({ type: 'text', isNullable: true });
  });
});

test('what a migration may not do is found', async () => {
  await inEmptySchema(async (tx) => {
    for (const migration of Object.values(MIGRATIONS)) await migration.up(tx);
    const before = await tableShapes(tx);
    const changesOf = async (statement: string): Promise<readonly string[]> => {
      await sql`savepoint before`.execute(tx);
      await sql.raw(statement).execute(tx);
      const found = incompatibleChanges(before, await tableShapes(tx));
      await sql`rollback to before`.execute(tx);
      return found;
    };
    const found = {
      drop: await changesOf('alter table players drop column emblem'),
      dropTable: await changesOf('drop table mutes'),
      rename: await changesOf('alter table bans rename column reason to why'),
      type: await changesOf('alter table entries alter column number type bigint'),
      notNull: await changesOf('alter table tables alter column started set not null'),
      nullable: await changesOf('alter table tables alter column turn drop not null'),
      noDefault: await changesOf('alter table nodes add column place text not null'),
      unique: await changesOf('alter table players add constraint names unique (name)'),
      check: await changesOf('alter table seats add check (seat < 5)'),
    };
    expect(found).toEqual({
      drop: ['players.emblem is gone'],
      dropTable: ['mutes.muted_id is gone', 'mutes.player_id is gone'],
      rename: ['bans.reason is gone', 'bans.why is new and has no default'],
      type: ['entries.number was integer and is bigint'],
      notNull: ['tables.started must not be null any more'],
      nullable: ['tables.turn may be null now'],
      noDefault: ['nodes.place is new and has no default'],
      unique: [
        'players: CREATE UNIQUE INDEX names ON empty.players USING btree (name) is new',
        'players: UNIQUE (name) is new',
      ],
      check: ['seats: CHECK ((seat < 5)) is new'],
    });
    for (const allowed of [
      "alter table nodes add column place text not null default ''",
      'alter table players add column mail text unique',
      'create table moods (id text primary key not null, mood text not null unique)',
      'create index moods_by_name on players (name)',
    ])
      expect([allowed, await changesOf(allowed)]).toEqual([allowed, []]);
  });
});
