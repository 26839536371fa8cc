import { bot } from '@mechatable/kernel';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { Db, repositories } from '../src/index.ts';
import { postgresUrl } from '../src/fresh-database.ts';
import { append, CLOCK, given, playing } from './given.ts';

/** The database, and all queries that are sent to it. */
function recorded(db: Db): { recording: Db; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.query.getExecutor().compileQuery<RootOperationNode>(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const writes = {
    add: db.write.bind(db),
    addSteps: db.writeSteps.bind(db),
    close: () => Promise.resolve(),
    onCommit: () => undefined,
  };
  const recording = new Db(db.query.withPlugin(plugin), writes, db.peers, db.clock, () => db.jobs);
  return { recording, queries };
}

/** How the database would find the rows. PostgreSQL reads small tables as a whole even if it needn't. */
async function planOf(db: Db, { sql, parameters }: CompiledQuery): Promise<string> {
  const values = parameters.map((value) => (typeof value === 'object' ? '1' : value));
  const explain = postgresUrl === undefined ? 'explain query plan' : 'explain';
  return db.query.connection().execute(async (held) => {
    if (postgresUrl !== undefined) await held.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const { rows } = await held.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, values));
    if (postgresUrl !== undefined) await held.executeQuery(CompiledQuery.raw('reset enable_seqscan'));
    return rows.map((row) => JSON.stringify(row)).join('\n');
  });
}

/** Reads a whole table. */
const READS_ALL = postgresUrl === undefined ? /\bSCAN / : /\bSeq Scan on /;

test('no query of a move reads a whole table', async () => {
  const has = await given();
  await playing(has);
  const { recording, queries } = recorded(has.db);
  const { journal, tables, seats } = repositories(recording);
  const reseated = { seat: 0, player: bot('random') };
  await journal.append(append(0, { clock: CLOCK, reseated }));
  await Promise.all([tables.find('t'), seats.of('t'), journal.readSince('t', 0)]);
  await journal.entryOf('t', 'request 0');
  await tables.versions(['t']);

  const changed = new Set(queries.map(({ sql }) => sql));
  expect(changed.size).toBeGreaterThanOrEqual(9);
  for (const query of queries) expect(await planOf(has.db, query), query.sql).not.toMatch(READS_ALL);
});

test('a query without an index is detected', async () => {
  const { db } = await given();
  const query = db.query.selectFrom('entries').selectAll().where('entry', '=', 'x').compile();
  expect(await planOf(db, query)).toMatch(READS_ALL);
});
