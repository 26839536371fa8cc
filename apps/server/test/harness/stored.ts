import { findGame } from '@mechatable/catalog';
import { replay, type RecordV2 } from '@mechatable/kernel';
import { repositories, type Db } from '@mechatable/sql';

/** The record of a stored match. Throws if an entry is missing, or if it can't be replayed. */
export async function resumedRecord(db: Db, table: string): Promise<RecordV2> {
  const { head, entries } = await repositories(db).journal.read(table);
  if (head === null) throw new Error('The match has not begun.');
  const record = { ...head, entries: entries.map(({ entry }) => entry) } as RecordV2;
  replay(findGame(head.game, head.rulesVersion), record);
  return record;
}

/** Everything in a database that requests can change, as text. When someone was last here doesn't count. */
export async function dump(db: Db): Promise<string> {
  const names = [
    ...['players', 'sessions', 'passkeys', 'codes', 'subscriptions', 'tables', 'seats'],
    ...['journals', 'entries', 'clocks', 'messages', 'mutes', 'reports', 'bans', 'audit'],
    ...['ratings', 'rating_changes'],
  ] as const;
  const all: unknown[] = [];
  for (const name of names) {
    const rows = await db.query.selectFrom(name).selectAll().execute();
    all.push([name, rows.map((row) => ({ ...row, seen: undefined }))]);
  }
  return JSON.stringify(all, null, 1);
}
