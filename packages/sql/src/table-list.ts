import { DamagedMatchError, type DamagedMatch } from '@mechatable/store';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import { readCursor, writeCursor } from './cursor.ts';
import type { Schema, SeatsTable, TablesTable, TableStatus, Visibility } from './schema.ts';
import { seatsOf } from './table-queries.ts';
import { tableFrom, type OnlineTable } from './table.ts';

/** Which tables to list. What is left out doesn't matter. */
export interface TableFilter {
  readonly game?: string | undefined;
  readonly status?: readonly TableStatus[] | undefined;
  readonly visibility?: Visibility | undefined;
  /** Only tables where this player has a seat, or that they have set up and that still wait for players. */
  readonly player?: string | undefined;
  /** Only tables that this player has set up. */
  readonly creator?: string | undefined;
  /** Only tables whose creator has not been away for too long at this time. */
  readonly listedAt?: number | undefined;
  /** Only tables whose match counts, or would count, for ratings; or only others. */
  readonly isRated?: boolean | undefined;
  /** Default: those that were changed last come first. `oldest`: those that were created first. */
  readonly order?: 'oldest' | undefined;
  /** The most tables to return. */
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly cursor?: string | undefined;
}

export interface TablePage {
  /** The latest first, unless the filter says otherwise. */
  readonly tables: readonly OnlineTable[];
  /** Tables of this page that can't be read. */
  readonly damaged: readonly DamagedMatch[];
  /** The cursor of the next page; null if this is the last one. */
  readonly next: string | null;
}

/** One page of tables. Throws a `BadInputError` if the cursor isn't valid. */
export async function listTables(db: Kysely<Schema>, filter: TableFilter): Promise<TablePage> {
  const { by, direction } = ordered(filter);
  const found = await filtered(db, filter)
    .orderBy(by, direction)
    .orderBy('id', direction)
    .limit(filter.limit + 1)
    .execute();
  const rows = found.slice(0, filter.limit);
  const last = rows.at(-1);
  const seats = await seatsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ...readable(rows, seats),
    next: found.length > rows.length && last !== undefined ? writeCursor([last[by], last.id]) : null,
  };
}

function ordered({ order }: TableFilter): { by: 'created' | 'touched'; direction: 'asc' | 'desc' } {
  return order === 'oldest' ? { by: 'created', direction: 'asc' } : { by: 'touched', direction: 'desc' };
}

function filtered(
  db: Kysely<Schema>,
  filter: TableFilter,
): SelectQueryBuilder<Schema, 'tables', TablesTable> {
  const { game, status, visibility, player, creator, listedAt, isRated, cursor } = filter;
  let query = db.selectFrom('tables').selectAll('tables');
  if (game !== undefined) query = query.where('game', '=', game);
  if (status !== undefined) query = query.where('status', 'in', status);
  if (visibility !== undefined) query = query.where('visibility', '=', visibility);
  if (creator !== undefined) query = query.where('creator', '=', creator);
  if (isRated !== undefined) query = query.where('rating', isRated ? '!=' : '=', 'none');
  if (player !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('seats').select('table_id').where('player_id', '=', player)),
        eb.and([eb('creator', '=', player), eb('status', '=', 'waiting')]),
      ]),
    );
  if (listedAt !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('players')
          .select('players.id')
          .whereRef('players.id', '=', 'tables.creator')
          .where((on) => on(on('players.seen', '+', on.ref('tables.listed_for')), '>=', listedAt)),
      ),
    );
  if (cursor !== undefined) {
    const [at, id] = readCursor(position, cursor);
    const { by, direction } = ordered(filter);
    const follows = direction === 'asc' ? '>' : '<';
    query = query.where((eb) => eb(eb.refTuple(by, 'id'), follows, eb.tuple(at, id)));
  }
  return query;
}

function readable(
  rows: readonly TablesTable[],
  seats: ReadonlyMap<string, readonly SeatsTable[]>,
): Pick<TablePage, 'tables' | 'damaged'> {
  const tables: OnlineTable[] = [];
  const damaged: DamagedMatch[] = [];
  for (const row of rows) {
    try {
      tables.push(tableFrom(row, seats.get(row.id) ?? []));
    } catch (error) {
      if (!(error instanceof DamagedMatchError)) throw error;
      damaged.push({ id: row.id, problem: error.message });
    }
  }
  return { tables, damaged };
}

const position = z.tuple([z.number(), z.string()]);
