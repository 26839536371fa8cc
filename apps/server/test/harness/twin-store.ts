import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres, type Db } from '@mechatable/sql';
import { copyPostgres, freshPostgres } from '@mechatable/sql/fresh-database';
import { onTestFinished } from 'vitest';
import type { OnlineOptions } from '../../src/online.ts';
import { FakeTime } from './fake-time.ts';
import { startServer, type TestServer } from './server.ts';

/** The servers of a world. */
export interface Servers {
  /** The one that the viewer uses. */
  readonly server: TestServer;
  /** The one that all others use; may be the same. */
  readonly others: TestServer;
}

/** The store of the twin worlds' tables, with a stopped clock. */
export interface TwinStore {
  /** The server on which a table is prepared. */
  first(): Promise<TestServer>;
  /** Servers on a copy of what was prepared. */
  copy(name: string, options: Partial<OnlineOptions>): Promise<Servers>;
}

/** A SQLite file, with one server. */
export function inFile(): TwinStore {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const prepared = join(folder, 'prepared.db');
  const open = (file: string, options: Partial<OnlineOptions>): Promise<TestServer> => {
    const time = new FakeTime();
    return startServer({ ...options, file, clock: time.clock, after: time.after });
  };
  return {
    first: () => open(prepared, {}),
    async copy(name, options) {
      const file = `${prepared}.${name}`;
      copyFileSync(prepared, file);
      const server = await open(file, options);
      return { server, others: server };
    },
  };
}

/** In the past, so that the job runs immediately. */
const PAST = 1_700_000_000_000;

/** A PostgreSQL database, with two servers. */
export async function onNodes(postgres: string): Promise<TwinStore> {
  const prepared = await freshPostgres(postgres);
  const open = async (
    address: string,
    time: FakeTime,
    options: Partial<OnlineOptions>,
  ): Promise<TestServer> => {
    const db: Db = await openPostgres(address, { clock: time.clock });
    return startServer({ ...options, db, after: time.after });
  };
  return {
    first: () => open(prepared, new FakeTime(PAST), {}),
    async copy(_name, options) {
      const address = await copyPostgres(postgres, prepared);
      const time = new FakeTime(PAST);
      return { server: await open(address, time, options), others: await open(address, time, options) };
    },
  };
}
