import { isPostgres, openPostgres, openSqlite, type Db } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import { steadyClock } from './steady-clock.ts';

/** Opens a database: a file, or PostgreSQL if `data` is its address. */
export function openDatabase(data: string, log: FastifyBaseLogger): Promise<Db> {
  if (!isPostgres(data)) return openSqlite(data, { clock: steadyClock(), isThreaded: true });
  return openPostgres(data, {
    onProblem: (error) => {
      log.error(error);
    },
  });
}
