import { findGame } from '@mechatable/catalog';
import {
  canonical,
  isSeatEntry,
  isUndo,
  linksOf,
  moveOf,
  same,
  type Entry,
  type RecordV2,
} from '@mechatable/kernel';
import type { Db } from '@mechatable/sql';
import { resumedRecord } from '../../harness/stored.ts';
import type { FinalJournal } from '../history/log.ts';

/** Every match that has begun, except these. Throws if one can't be replayed from its first entry to its last. */
export async function finalJournals(
  db: Db,
  except: ReadonlySet<string> = new Set(),
): Promise<readonly FinalJournal[]> {
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
  const wanted = begun.map(({ table_id }) => table_id).filter((table) => !except.has(table));
  return Promise.all(
    wanted.map(async (table) => {
      const record = (await resumedRecord(db, table)) as RecordV2 & { readonly secret: string };
      const requests = rows.filter((row) => row.table_id === table).map(({ request }) => request);
      return {
        table,
        entries: record.entries.map((entry, number) => ({
          request: requests[number] ?? null,
          content: contentOf(entry),
          isOwn: record.players[entry.seat]?.kind === 'bot' || isPass(record, entry),
        })),
        links: linksOf(record),
      };
    }),
  );
}

/** Passes may be automatic. */
function isPass({ game, rulesVersion }: RecordV2, entry: Entry): boolean {
  const { answering } = findGame(game, rulesVersion).rules;
  return answering !== null && 'action' in entry && same(entry.action, answering.pass);
}

function contentOf(entry: Entry): string {
  if (isUndo(entry)) return canonical({ seat: entry.seat, undo: entry.undo });
  return canonical(isSeatEntry(entry) ? { seat: entry.seat, player: entry.player } : moveOf(entry));
}
