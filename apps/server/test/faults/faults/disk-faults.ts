import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { ServerProcess } from '../../harness/server-process.ts';
import type { Fault } from './fault.ts';

/** This many moves are refused before there is space again. */
const REFUSED = 3;
const LONG_LOG = 30_000_000;
/** More than a database and its log need. */
const DISK = '128m';
const CHUNK = Buffer.alloc(1024 * 1024);

/** A small disk for a database. Only root may make one. */
export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Puts a small disk into a folder; null if this user may not. */
  static mount(folder: string): SmallDisk | null {
    if (process.platform !== 'linux') return null;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'mechatable', folder]);
    return status === 0 ? new SmallDisk(folder) : null;
  }

  /**
   * Whether SQLite writes its log over what it no longer needs of it, and so needs no more space. After this many bytes it
   * does, until a server that stops deletes the log.
   */
  get isLogReused(): boolean {
    return (statSync(join(this.#folder, 'data.db-wal'), { throwIfNoEntry: false })?.size ?? 0) >= LONG_LOG;
  }

  /** Writes until nothing fits any more, not even a byte. */
  fill(): void {
    const file = openSync(this.#filler, 'w');
    try {
      for (let size = CHUNK.length; size >= 1;)
        try {
          writeSync(file, CHUNK, 0, size);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          size = Math.floor(size / 2);
        }
    } finally {
      closeSync(file);
    }
  }

  clear(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.#folder]); // SQLite's driver closes files when it collects garbage
  }

  get #filler(): string {
    return join(this.#folder, 'filler');
  }
}

/** What can happen to the disk of a server with SQLite. */
export function diskFaults(server: ServerProcess, disk: SmallDisk | null): readonly Fault[] {
  const limit = limitFault(server);
  return disk === null ? [limit] : [limit, fullFault(server, disk)];
}

function fullFault(server: ServerProcess, disk: SmallDisk): Fault {
  return {
    name: 'full disk',
    inject: async (_rng, traffic) => {
      if (disk.isLogReused) {
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
