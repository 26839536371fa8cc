import process from 'node:process';
import pg from 'pg';
import { startPostgres } from './postgres.mjs';
import { ensureBuilt } from './ready.mjs';

/** A database with all tables: copying it is faster than creating them again for every test. */
const TEMPLATE = 'mechatable_template';

/**
 * Before the tests of the project `postgres`: starts PostgreSQL, or uses the server that TEST_DATABASE_URL names. Tests
 * get an empty database from packages/sql/src/fresh-database.ts.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  ensureBuilt();
  const { openPostgres } = await import('../packages/sql/dist/index.js');
  const given = process.env.TEST_DATABASE_URL ?? '';
  const started = given === '' ? await startPostgres() : null;
  const url = started?.url ?? given;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  const template = new URL(url);
  template.pathname = TEMPLATE;
  const db = await openPostgres(template.href);
  await db.close();
  project.provide('postgresUrl', url);
  return async () => {
    const { rows } = await client.query("select datname from pg_database where datname like 'test\\_%'");
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    await client.query(`drop database ${TEMPLATE}`);
    await client.end();
    await started?.remove();
  };
}
