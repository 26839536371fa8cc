import type { startPostgres } from '../../../../../scripts/postgres.mjs';
import { REFUSED } from './disk-faults.ts';
import { last, type Fault } from './fault.ts';
import type { SmallDisk } from './small-disk.ts';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** How long PostgreSQL is down at most, in milliseconds. */
const DOWN = 100;

/** Faults of PostgreSQL itself. */
export function postgresFaults(postgres: Postgres, disk: SmallDisk | null): readonly Fault[] {
  const faults: readonly Fault[] = [
    {
      name: 'restart of PostgreSQL',
      inject: async (rng) => {
        await postgres.stop();
        await last(rng, DOWN);
      },
      heal: postgres.start,
    },
    {
      name: 'kill -9 of PostgreSQL',
      inject: async (rng) => {
        await postgres.kill();
        await last(rng, DOWN);
      },
      heal: postgres.start,
    },
  ];
  return disk === null ? faults : [...faults, fullFault(postgres, disk)];
}

/** Without space for its log, PostgreSQL ends itself, and sometimes it can't start again. */
function fullFault(postgres: Postgres, disk: SmallDisk): Fault {
  return {
    name: 'full disk of PostgreSQL',
    inject: async (_rng, traffic) => {
      disk.fill();
      const filling = setInterval(() => {
        disk.fill(); // PostgreSQL deletes files, too
      }, 20);
      try {
        await traffic.untilNotSaved(REFUSED);
      } finally {
        clearInterval(filling);
      }
    },
    heal: async () => {
      disk.clear();
      await postgres.revive();
    },
  };
}
