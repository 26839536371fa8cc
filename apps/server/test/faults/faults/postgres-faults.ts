import type { startPostgres } from '../../../../../scripts/postgres.mjs';
import { last, type Fault } from './fault.ts';

/** How long PostgreSQL is down at most, in milliseconds. */
const DOWN = 100;

/** What can happen to PostgreSQL itself. */
export function postgresFaults({
  stop,
  kill,
  start,
}: Awaited<ReturnType<typeof startPostgres>>): readonly Fault[] {
  return [
    {
      name: 'restart of PostgreSQL',
      inject: async (rng) => {
        await stop();
        await last(rng, DOWN);
      },
      heal: start,
    },
    {
      name: 'kill -9 of PostgreSQL',
      inject: async (rng) => {
        await kill();
        await last(rng, DOWN);
      },
      heal: start,
    },
  ];
}
