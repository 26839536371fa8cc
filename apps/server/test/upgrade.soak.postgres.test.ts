import { readdirSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createScratch, openPostgres, type Db } from '@mechatable/sql';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { checkOut, commitBefore } from '../../../scripts/checkout.mjs';
import { Traffic } from './faults/clients/traffic.ts';
import { finalJournals } from './faults/cluster/final-journals.ts';
import { checkHistory } from './faults/history/check.ts';
import type { MatchSettings } from './faults/clients/play-match.ts';
import { ServerProcess } from './harness/server-process.ts';

const MIGRATIONS = 'packages/sql/src/migrations';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Each is played again and again, with a bot so that there are jobs. The requests of a person go to the nodes in turn. */
const TABLES: readonly MatchSettings[] = [
  { game: 'lanes', spectators: 1 },
  { game: 'lanes', spectators: 0, bots: ['rookie'] },
  { game: 'mechanation', spectators: 0, bots: ['rookie', 'rookie'] },
];
/** How many moves are acknowledged in each phase of the upgrade. */
const MOVES = 60;

/** The last commit before the newest migration. */
function previousCommit(): string {
  const files = readdirSync(`${ROOT}${MIGRATIONS}`).filter((name) => /^\d{4}-/u.test(name));
  return commitBefore(`${MIGRATIONS}/${files.sort().at(-1) ?? ''}`);
}

/** The address of an empty database. */
async function emptyDatabase(): Promise<string> {
  const scratch = await createScratch(inject('postgresUrl') ?? '');
  onTestFinished(() => scratch.drop());
  return scratch.address;
}

/** A server that the database knows by this name. */
function server(name: string, database: string, checkout?: string): ServerProcess {
  const address = new URL(database);
  address.searchParams.set('options', `-c mechatable.node=${name}`);
  const node = { database: address.href, logLevel: 'error' };
  const started = new ServerProcess('', { node, ...(checkout === undefined ? {} : { checkout }) });
  onTestFinished(() => started.end('SIGKILL'));
  return started;
}

/** From now on, the database notes which server has begun a match or made an automatic move. */
async function noteNodes(db: Db): Promise<void> {
  await sql`create table doings (what text not null, node text not null)`.execute(db.query);
  await sql`
    create function note_node() returns trigger language plpgsql as $$ begin
      insert into doings values (tg_argv[0], current_setting('mechatable.node'));
      return null;
    end $$`.execute(db.query);
  await sql`
    create trigger note_node after insert on tables for each row execute function note_node('table')`.execute(
    db.query,
  );
  await sql`
    create trigger note_node after insert on entries for each row when (new.request is null)
    execute function note_node('job')`.execute(db.query);
}

async function countOf(db: Db, what: string, node: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from doings where what = ${what} and node = ${node}`.execute(db.query);
  return rows[0]?.count ?? 0;
}

/** Needs git and the history of the repository. */
test('matches go on while a server of an earlier commit is replaced by one of this commit', async () => {
  const { title, folder } = checkOut(previousCommit(), 'apps/server');
  process.stderr.write(`Upgrading from "${title}"\n`);
  const database = await emptyDatabase();
  const old = server('old', database, folder);
  const next = server('new', database);
  await old.start(); // creates the tables as they were
  let urls = [old.url];
  const traffic = new Traffic(() => urls);
  traffic.start(TABLES);
  await traffic.untilAllMoved();

  await next.start(); // changes the tables while the other one runs
  const db = await openPostgres(database);
  onTestFinished(() => db.close());
  await noteNodes(db);
  urls = [old.url, next.url];
  await traffic.untilAcknowledged(MOVES);
  for (const node of ['old', 'new'])
    for (const what of ['table', 'job'])
      while ((await countOf(db, what, node)) === 0) await traffic.untilAcknowledged(1);

  await traffic.untilAllMoved(); // all tables have a match
  await old.end('SIGTERM');
  urls = [next.url];
  const jobs = await countOf(db, 'job', 'new');
  await traffic.untilAcknowledged(MOVES);
  await traffic.untilAllMoved();
  while ((await countOf(db, 'job', 'new')) === jobs) await traffic.untilAcknowledged(1);
  await traffic.stop();
  await next.end('SIGTERM');

  const journals = await finalJournals(db);
  expect(checkHistory(traffic.lines, journals)).toEqual([]);
  expect(journals.length).toBeGreaterThan(TABLES.length);
});
