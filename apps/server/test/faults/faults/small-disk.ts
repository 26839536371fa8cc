import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const CHUNK = Buffer.alloc(1024 * 1024);

/** A small disk for a database. Only root may make one. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Puts a disk of so many megabytes into a folder; null if this user may not. */
  static mount(folder: string, megabytes: number): SmallDisk | null {
    if (process.platform !== 'linux') return null;
    const options = `size=${String(megabytes)}m`;
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'mechatable', folder]);
    return status === 0 ? new SmallDisk(folder) : null;
  }

  /** Writes until nothing fits anymore, not even a byte. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
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
    execFileSync('umount', ['--lazy', this.folder]); // SQLite's driver closes files when it collects garbage
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
