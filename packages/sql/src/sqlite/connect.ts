import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreFailedError } from '@mechatable/store';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { words } from '../words.ts';
import { failure } from './failure.ts';

export const MEMORY = ':memory:';

/** Marks our files: "MECH" in ASCII. SQLite reserves four bytes of the header for it. */
const APPLICATION_ID = 0x4d454348;

/**
 * How long the write-ahead log gets before it is copied into the database, in pages of 4 kB. Moves change the same pages
 * again and again, so the longer it gets, the less has to be copied.
 */
const CHECKPOINT_PAGES = 8000;

/** Opens a file for this process alone, or fails immediately with a `StoreFailedError`. */
export function connect(file: string): DatabaseSyncInstance {
  try {
    if (file !== MEMORY) createFile(file);
    const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
    try {
      configure(db, file);
      return db;
    } catch (error) {
      disconnect(db, false);
      throw error;
    }
  } catch (error) {
    throw failure(error, file);
  }
}

/**
 * Closes a database. The driver keeps the connection until all its statements are garbage, so the lock is dropped before
 * that: it is held as long as there is a write-ahead log, and until the file is next read.
 */
export function disconnect(db: DatabaseSyncInstance, isOurs = true): void {
  try {
    if (db.isTransaction) db.exec('rollback');
    if (isOurs) db.exec('pragma journal_mode = delete');
    db.exec('pragma locking_mode = normal');
    if (isOurs) db.exec('select count(*) from sqlite_schema');
  } finally {
    db.close();
  }
}

/**
 * The file holds secrets, so only its owner may read it. An existing file is not even opened: closing it would drop the
 * locks that SQLite holds on it in this process.
 */
function createFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function configure(db: DatabaseSyncInstance, file: string): void {
  // The operating system drops the lock when the process ends, however it ends.
  db.exec('pragma locking_mode = exclusive');
  db.exec('begin exclusive');
  markAsOurs(db, file);
  db.exec('commit');
  db.exec('pragma journal_mode = wal');
  db.exec('pragma temp_store = memory'); // what is needed to undo one write of a group
  db.exec('pragma synchronous = full'); // an entry must survive a power cut
  db.exec(`pragma wal_autocheckpoint = ${String(CHECKPOINT_PAGES)}`);
}

/** Throws if another program made this database. Nothing has been changed by then. */
function markAsOurs(db: DatabaseSyncInstance, file: string): void {
  if (numberOf(db, 'select count(*) as value from sqlite_schema') === 0) {
    db.exec(`pragma application_id = ${String(APPLICATION_ID)}`);
  } else if (numberOf(db, 'select application_id as value from pragma_application_id') !== APPLICATION_ID) {
    throw new StoreFailedError(words.failed.notDatabase(file));
  }
}

function numberOf(db: DatabaseSyncInstance, sql: string): number {
  return (db.prepare(sql).get() as { value: number }).value;
}
