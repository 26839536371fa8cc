import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '../../harness/server-process.ts';
import type { Fault } from './fault.ts';
import type { SmallDisk } from './small-disk.ts';

/** This many moves are refused before there is space again. */
export const REFUSED = 3;
const LONG_LOG = 30_000_000;

/** Faults of the disk of a server with SQLite. */
export function diskFaults(server: ServerProcess, disk: SmallDisk | null): readonly Fault[] {
  const limit = limitFault(server);
  return disk === null ? [limit] : [limit, fullFault(server, disk)];
}

function fullFault(server: ServerProcess, disk: SmallDisk): Fault {
  return {
    name: 'full disk',
    inject: async (_rng, traffic) => {
      if (isLogReused(disk)) {
        await server.end('SIGTERM');
        await server.start();
      }
      disk.fill();
      await traffic.untilNotSaved(REFUSED);
    },
    heal: () => {
      disk.clear();
      return Promise.resolve();
    },
  };
}

/**
 * Whether SQLite writes its log over what it no longer needs of it, and so needs no more space. After this many bytes it
 * does, until a server that stops deletes the log.
 */
function isLogReused({ folder }: SmallDisk): boolean {
  return (statSync(join(folder, 'data.db-wal'), { throwIfNoEntry: false })?.size ?? 0) >= LONG_LOG;
}

/** No file may be written beyond its first byte: works without root, and fails even where a file needs no new space. */
function limitFault(server: ServerProcess): Fault {
  return {
    name: 'failing disk',
    inject: async (_rng, traffic) => {
      limitFiles(server, '1');
      await traffic.untilNotSaved(REFUSED);
    },
    heal: () => {
      limitFiles(server, 'unlimited');
      return Promise.resolve();
    },
  };
}

/** Only the soft limit, which everyone may raise again. */
function limitFiles(server: ServerProcess, most: string): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${most}:`]);
}
