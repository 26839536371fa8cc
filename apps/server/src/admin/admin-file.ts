import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { adminFile, type AdminFile } from '@mechatable/protocol/admin';

/** A database without a file: no other program can find its server. */
const MEMORY = ':memory:';

/** The file in which a server on this database says how operators reach it. */
export function adminFileOf(data: string): string {
  return `${data}-admin.json`;
}

/** 256 random bits. */
export function newAdminKey(): string {
  return randomBytes(32).toString('base64url');
}

/** The server already holds the database, so an existing file is from one that crashed. */
export function writeAdminFile(data: string, access: AdminFile): void {
  if (data === MEMORY) return;
  const file = adminFileOf(data);
  const fresh = `${file}.new`;
  rmSync(fresh, { force: true }); // an existing file would keep its mode
  writeFileSync(fresh, `${JSON.stringify(access)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(fresh, file);
}

export function removeAdminFile(data: string): void {
  rmSync(adminFileOf(data), { force: true });
}

/** How to reach the server on this database; null if it has left no file. */
export function readAdminFile(data: string): AdminFile | null {
  let text: string;
  try {
    text = readFileSync(adminFileOf(data), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return adminFile.parse(JSON.parse(text));
}
