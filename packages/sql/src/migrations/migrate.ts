import { invariant } from '@mechatable/kernel';
import { StoreFailedError } from '@mechatable/store';
import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { words } from '../words.ts';
import { first } from './0001-first.ts';
import { tableRequests } from './0002-table-requests.ts';
import { listedFor } from './0003-listed-for.ts';
import { jobs } from './0004-jobs.ts';
import { ratings } from './0005-ratings.ts';
import { moderation } from './0006-moderation.ts';
import { nodes } from './0007-nodes.ts';
import { studies } from './0008-studies.ts';
import { nodeRules } from './0009-node-rules.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** In the order of their names. A released migration never changes. */
export const MIGRATIONS: Migrations = {
  '0001-first': first,
  '0002-table-requests': tableRequests,
  '0003-listed-for': listedFor,
  '0004-jobs': jobs,
  '0005-ratings': ratings,
  '0006-moderation': moderation,
  '0007-nodes': nodes,
  '0008-studies': studies,
  '0009-node-rules': nodeRules,
};

/** Errors for a database that can't be updated. */
export interface MigrationWords {
  readonly newer: (where: string) => string;
  readonly migration: (where: string, why: string) => string;
}

/** Updates the tables to this version of the program, in one transaction. `where`: the file or address. */
export async function migrate(
  db: Kysely<Schema>,
  where: string,
  migrations: Migrations,
  say: MigrationWords = words.failed,
): Promise<void> {
  const applied = await appliedTo(db);
  if (applied.some((name) => !Object.hasOwn(migrations, name))) throw new StoreFailedError(say.newer(where));
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof StoreFailedError) throw error;
  if (error instanceof Error)
    throw new StoreFailedError(say.migration(where, error.message), { cause: error });
  invariant(error === undefined, 'A migration threw something other than an error.');
}

/** Kysely's table of the migrations that were run. */
const NOTED = 'kysely_migration';

async function appliedTo(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === NOTED)) return [];
  const rows = await db
    .withTables<{ [NOTED]: { name: string } }>()
    .selectFrom(NOTED)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
