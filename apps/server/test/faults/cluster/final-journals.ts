import {
  canonical,
  isSeatEntry,
  isUndo,
  linksOf,
  moveOf,
  type Entry,
  type RecordV2,
} from '@mechatable/kernel';
import type { Db } from '@mechatable/sql';
import { resumedRecord } from '../../harness/stored.ts';
import type { FinalJournal } from '../history/log.ts';

/** Every match that has begun. Throws if one can't be replayed from its first entry to its last. */
export async function finalJournals(db: Db): Promise<readonly FinalJournal[]> {
  const rows = await db.query
    .selectFrom('entries')
    .select(['table_id', 'number', 'request'])
    .orderBy('number')
    .execute();
  const begun = await db.query
    .selectFrom('journals')
    .select('table_id')
    .where('head', 'is not', null)
    .execute();
  return Promise.all(
    begun.map(async ({ table_id: table }) => {
      const record = (await resumedRecord(db, table)) as RecordV2 & { readonly secret: string };
      const requests = rows.filter((row) => row.table_id === table).map(({ request }) => request);
      return {
        table,
        entries: record.entries.map((entry, number) => ({
          request: requests[number] ?? null,
          content: contentOf(entry),
          isOwn: record.players[entry.seat]?.kind === 'bot',
        })),
        links: linksOf(record),
      };
    }),
  );
}

function contentOf(entry: Entry): string {
  if (isUndo(entry)) return canonical({ seat: entry.seat, undo: entry.undo });
  return canonical(isSeatEntry(entry) ? { seat: entry.seat, player: entry.player } : moveOf(entry));
}
