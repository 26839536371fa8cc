import type { Seat } from '@mechatable/kernel';
import type { CompiledQuery, Kysely } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { ClocksTable, EntriesTable, JournalsTable, Schema, TablesTable } from './schema.ts';
import type { SummaryColumns } from './table.ts';

type OrNull<T> = { [Key in keyof T]: T[Key] | null };

export type JournalRow = Pick<JournalsTable, 'secret' | 'head'> &
  Pick<TablesTable, 'length'> &
  OrNull<Omit<ClocksTable, 'table_id'>>;

/** A table after an entry. `at`: the number of entries before it. */
type Advanced = SummaryColumns & { readonly id: string; readonly at: number; readonly length: number };

/** The queries that run with every move, compiled once. */
export interface JournalQueries {
  /** For an entry that doesn't end the match. It sets no indexed column, because SQLite would rewrite the index. */
  readonly advance: (values: Advanced) => CompiledQuery;
  /** For an entry that ends the match. */
  readonly finish: (values: Advanced) => CompiledQuery;
  readonly insert: (values: EntriesTable) => CompiledQuery;
  /** The seat still belongs to its person, who may come back. */
  readonly reseat: (values: { table: string; seat: Seat; player: string }) => CompiledQuery;
  readonly read: (values: { table: string }) => CompiledQuery<JournalRow>;
  readonly entries: (values: { table: string; known: number; length: number }) => CompiledQuery<EntriesTable>;
}

export function journalQueries(db: Kysely<Schema>): JournalQueries {
  return {
    advance: compileOnce(({ id, at, length, touched, turn, asked, offers }) =>
      db
        .updateTable('tables')
        .set({ length, touched, turn, asked, offers })
        .where('id', '=', id)
        .where('length', '=', at)
        .where('status', '=', 'playing'),
    ),
    finish: compileOnce(({ id, at, length, status, touched, turn, asked, outcome, ended, offers }) =>
      db
        .updateTable('tables')
        .set({ length, status, touched, turn, asked, outcome, ended, offers })
        .where('id', '=', id)
        .where('length', '=', at)
        .where('status', '=', 'playing'),
    ),
    insert: compileOnce(({ table_id, number, entry, at, request }) =>
      db
        .insertInto('entries')
        .values({ table_id, number, entry, at, request })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    reseat: compileOnce(({ table, seat, player }) =>
      db.updateTable('seats').set({ player }).where('table_id', '=', table).where('seat', '=', seat),
    ),
    read: compileOnce(({ table }) =>
      db
        .selectFrom('journals')
        .innerJoin('tables', 'tables.id', 'journals.table_id')
        .leftJoin('clocks', 'clocks.table_id', 'journals.table_id')
        .select(['journals.secret', 'journals.head', 'tables.length'])
        .select(['clocks.banks', 'clocks.running', 'clocks.since', 'clocks.deadline'])
        .where('journals.table_id', '=', table),
    ),
    entries: compileOnce(({ table, known, length }) =>
      db
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', table)
        .where('number', '>=', known)
        .where('number', '<', length)
        .orderBy('number'),
    ),
  };
}
