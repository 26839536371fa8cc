import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bot,
  commitTo,
  person,
  RECORD_FORMAT,
  sha256,
  type Entry,
  type RecordHead,
} from '@mechatable/kernel';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { freshDatabase } from '../src/fresh-database.ts';
import {
  openSqlite,
  repositories,
  type Append,
  type ClockState,
  type Db,
  type NewTable,
  type Repositories,
  type Summary,
} from '../src/index.ts';

export interface Given extends Repositories {
  readonly db: Db;
  readonly clock: { now: number };
}

/** An empty database at a clock that the test sets; with a file, on SQLite. */
export async function given(file?: string): Promise<Given> {
  const clock = { now: 1000 };
  const options = { clock: () => clock.now };
  const db = file === undefined ? await freshDatabase(options) : await openSqlite(file, options);
  onTestFinished(() => db.close());
  return { db, clock, ...repositories(db) };
}

/** A folder of the test's own. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'mechatable-sql-'));
  onTestFinished(() => {
    chmodSync(path, 0o700);
    rmSync(path, { recursive: true });
  });
  return path;
}

export const SECRET = sha256('host');

export const newTable = (id: string, changes: Partial<NewTable> = {}): NewTable => ({
  ...{ id, game: 'tiny', rulesVersion: 3, options: { stones: 9 }, creator: null, visibility: 'open' },
  ...{ seats: 2, terms: { undo: 'ask' }, commitment: commitTo(SECRET), secret: SECRET },
  ...changes,
});

export const HEAD: RecordHead = {
  ...{ format: RECORD_FORMAT, game: 'tiny', rulesVersion: 3, options: { stones: 9 } },
  ...{ players: [person('Ada'), bot('greedy')], secret: SECRET, commitment: commitTo(SECRET) },
  contributions: [sha256('0'), sha256('1')],
};

export const summary = (changes: Partial<Summary> = {}): Summary => ({
  ...{ status: 'playing', touched: 2000, turn: 1, asked: [0] },
  ...{ outcome: null, ended: null, offers: null },
  ...changes,
});

export const CLOCK: ClockState = { banks: [60_000, 60_000], running: [0], since: 2000, deadline: 62_000 };

export const move = (n: number): Entry => ({ seat: n % 2, action: { take: n } });

export const append = (at: number, changes: Partial<Append> = {}): Append => ({
  ...{ table: 't', at, entry: move(at), request: `request ${String(at)}`, summary: summary() },
  ...changes,
});

export function guest({ identity }: Given, id: string): Promise<unknown> {
  return identity.createGuest({ id, name: id.toUpperCase(), emblem: 7, tokenHash: `token of ${id}` });
}

/** A match that has started: Ada, the player 'ada' if she is one, against a bot. */
export async function playing(
  { tables, seats, journal }: Given,
  id = 't',
  ada: string | null = null,
): Promise<void> {
  await tables.create(newTable(id, { creator: ada }));
  await seats.join({ table: id, seat: 0, playerId: ada, player: person('Ada'), contribution: sha256('0') });
  await seats.join({ table: id, playerId: null, player: bot('greedy'), contribution: sha256('1') });
  await journal.start({ table: id, head: HEAD, summary: summary({ turn: 0 }), clock: CLOCK });
}

/** Overwrites columns in all rows of a table with anything. */
export async function damage(
  { db }: Given,
  table: string,
  columns: Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const [column, value] of Object.entries(columns))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db.query);
}
