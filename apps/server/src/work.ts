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
  /** Jobs that are not done are left to others. */
  readonly close: () => Promise<void>;
}

/** Runs jobs for the servers that share a database, without serving anyone. */
export async function work({ data, kinds, logLevel = 'warn' }: WorkOptions): Promise<Working> {
  const logger = pino({ level: logLevel }, pino.destination(2));
  const db = await openDatabase(data, logger);
  const chooser = botThreads();
  const { hubs, openPages, run } = await openCore({ db, logger, chooser });
  hubs.start();
  const stopHearing = db.peers.follow(({ table }) => {
    hubs.catchUp(table).catch((error: unknown) => {
      logger.error({ table, err: error }, 'could not catch up with another server');
    });
  });
  const jobs = await run(kinds);
  return {
    async close() {
      stopHearing();
      await Promise.all([jobs.close(), hubs.close(0)]);
      await openPages.close();
      await db.close();
      chooser.close();
    },
  };
}
