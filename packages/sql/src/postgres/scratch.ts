import { randomUUID } from 'node:crypto';
import { StoreFailedError } from '@mechatable/store';
import pg from 'pg';
import { words } from '../words.ts';
import { isPostgres, shownAddress } from './address.ts';

const CONNECT_MS = 10_000;

/** An empty database that is deleted after use. */
export interface Scratch {
  readonly address: string;
  /** Deletes it, even if it is in use. */
  drop(): Promise<void>;
}

/**
 * Creates a database on the server of another one, which stays unchanged. Throws a `StoreFailedError` if the address isn't
 * valid, or if the server can't be reached or doesn't allow it.
 */
export async function createScratch(address: string): Promise<Scratch> {
  if (!isPostgres(address) || !URL.canParse(address))
    throw new StoreFailedError(words.failed.scratch.badAddress);
  const where = shownAddress(address);
  const own = new URL(address);
  const name = nameFor(own);
  await run(address, where, `create database ${name}`);
  own.pathname = name;
  return { address: own.href, drop: () => run(address, where, `drop database ${name} with (force)`) };
}

/** Begins with the name of the other database. PostgreSQL cuts off names after 63 characters. */
function nameFor({ pathname }: URL): string {
  const like = pathname
    .slice(1)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_')
    .slice(0, 20);
  return `${/^[a-z]/.test(like) ? like : 'mechatable'}_scratch_${randomUUID().replaceAll('-', '')}`;
}

async function run(address: string, where: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined); // pending queries fail with this error, too
  try {
    await client.connect();
    await client.query(sql);
  } catch (error) {
    throw new StoreFailedError(words.failed.scratch.refused(where, reason(error)), { cause: error });
  } finally {
    await client.end().catch(() => undefined); // it may never have been open
  }
}

/** If a name has several addresses, the error for all of them has only a code. */
function reason(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message === '' ? (code ?? 'unknown error') : message;
}
