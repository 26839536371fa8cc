import type { JobKind } from '@mechatable/sql';
import { pino } from 'pino';
import { botThreads } from './bot-threads.ts';
import { openCore } from './core.ts';
import { openDatabase } from './open-database.ts';

export interface WorkOptions {
  /** The address of the database that the servers use. */
  readonly data: string;
  readonly kinds: readonly JobKind[];
  /** Default: warnings and errors. */
  readonly logLevel?: string;
}

export interface Working {
  /** Unfinished jobs are left to others. */
  readonly close: () => Promise<void>;
}

/** Runs jobs for the servers that share a database, without serving anyone. */
export async function work({ data, kinds, logLevel = 'warn' }: WorkOptions): Promise<Working> {
  const logger = pino({ level: logLevel }, pino.destination(2));
  const db = await openDatabase(data, logger);
  const chooser = botThreads();
  const core = await openCore({ db, logger, chooser });
  const { hubs, openPages } = core;
  hubs.start();
  const jobs = await core.run(kinds);
  return {
    async close() {
      await Promise.all([jobs.close(), hubs.close(0)]);
      await openPages.close();
      await db.close();
      chooser.close();
    },
  };
}
