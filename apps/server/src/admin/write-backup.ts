import { open, rm } from 'node:fs/promises';
import { BadInputError } from '@mechatable/kernel';
import { words } from '../words.ts';

/** Copies the database into a file that is empty or doesn't exist. */
export type Backup = (file: string) => Promise<void>;

/** Writes a backup to a new file that only its owner can read, as it holds secrets. Returns its size in bytes. */
export async function writeBackup(file: string, backup: Backup): Promise<number> {
  const created = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw new BadInputError(words.admin.cantWrite(file, reasonOf(error)));
  });
  await created.close();
  try {
    await backup(file);
    return await synced(file);
  } catch (error) {
    await rm(file, { force: true }); // a partial backup is worse than none
    throw error;
  }
}

async function synced(file: string): Promise<number> {
  const written = await open(file, 'r+');
  try {
    await written.sync();
    return (await written.stat()).size;
  } finally {
    await written.close();
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'EEXIST' ? words.admin.exists : message;
}
