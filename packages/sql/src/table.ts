import { parseAs, playerSchema, type Outcome, type Player, type Seat } from '@mechatable/kernel';
import { DamagedMatchError } from '@mechatable/store';
import { orDamaged } from '@mechatable/store/row';
import { z } from 'zod';
import { anything, jsonOrNull, outcomeSchema, readJson, readJsonOrNull, seatList } from './json.ts';
import type { SeatsTable, TableRating, TablesTable, TableStatus, Visibility } from './schema.ts';
import { words } from './words.ts';

/** The public progress of a match. It changes with every entry. */
export interface Summary {
  readonly status: TableStatus;
  /** When something last happened. */
  readonly touched: number;
  readonly turn: number;
  /** The seats that must choose. */
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
  /** One sentence on how it ended; null until then. */
  readonly ended: string | null;
  /** Open offers: a draw, an undo. The server defines the format. */
  readonly offers: unknown;
}

/** The public data of a seat. */
export interface PublicSeat {
  readonly seat: Seat;
  /** Null for an empty seat, and for bots. */
  readonly playerId: string | null;
  /** Null for an empty seat. */
  readonly player: Player | null;
  readonly joined: number | null;
}

/** A seat with data that only the server and its player may see. */
export interface PrivateSeat extends PublicSeat {
  /** This seat's part of the seed. */
  readonly contribution: string | null;
  /** The deck or force. The server defines it. */
  readonly loadout: unknown;
  /** Which questions are answered automatically. The server defines it. */
  readonly answers: unknown;
}

/** A table, with all its public data. */
export interface OnlineTable extends Summary {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** Null if no player created it. */
  readonly creator: string | null;
  readonly visibility: Visibility;
  /** Clock, undo, talk, spectators. The server defines them. */
  readonly terms: unknown;
  /** The hash of the secret, published before the seats contribute. */
  readonly commitment: string;
  readonly created: number;
  readonly started: number | null;
  /** The number of entries. */
  readonly length: number;
  /** The table that this one is a rematch of. */
  readonly previous: string | null;
  /** The rematch of this table. */
  readonly next: string | null;
  readonly seats: readonly PublicSeat[];
  /** Whether the match counts for ratings. */
  readonly rating: TableRating;
}

/** The words that the program depends on. The database takes any text. */
const kinds = z.object({
  visibility: z.enum(['open', 'link']),
  status: z.enum(['waiting', 'playing', 'over', 'aborted']),
  rating: z.enum(['none', 'due', 'done', 'limit', 'device']),
});

/** A stored table with its seats in their order. Throws a `DamagedMatchError` if it isn't valid. */
export function tableFrom(row: TablesTable, seats: readonly SeatsTable[]): OnlineTable {
  const what = `table ${row.id}`;
  if (seats.length !== row.seats) throw new DamagedMatchError(words.table.seats(row.seats, seats.length));
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: readJson(anything, row.options, `${what}, options`),
    creator: row.creator,
    ...orDamaged(() => parseAs(kinds, row, what)),
    terms: readJson(anything, row.terms, `${what}, terms`),
    commitment: row.commitment,
    created: row.created,
    started: row.started,
    touched: row.touched,
    length: row.length,
    turn: row.turn,
    asked: readJson(seatList, row.asked, `${what}, asked seats`),
    outcome: readJsonOrNull(outcomeSchema, row.outcome, `${what}, outcome`),
    ended: row.ended,
    offers: readJsonOrNull(anything, row.offers, `${what}, offers`),
    previous: row.previous,
    next: row.next,
    seats: seats.map(publicSeatFrom),
  };
}

export function publicSeatFrom({ table_id, seat, player_id, player, joined }: SeatsTable): PublicSeat {
  return {
    seat,
    playerId: player_id,
    player: readJsonOrNull(playerSchema, player, `player in seat ${String(seat)} of table ${table_id}`),
    joined,
  };
}

export function privateSeatFrom(row: SeatsTable): PrivateSeat {
  const where = `of seat ${String(row.seat)} of table ${row.table_id}`;
  return {
    ...publicSeatFrom(row),
    contribution: row.contribution,
    loadout: readJsonOrNull(anything, row.loadout, `loadout ${where}`),
    answers: readJsonOrNull(anything, row.answers, `answers ${where}`),
  };
}

export type SummaryColumns = Pick<
  TablesTable,
  'status' | 'touched' | 'turn' | 'asked' | 'outcome' | 'ended' | 'offers'
>;

export function summaryColumns(summary: Summary): SummaryColumns {
  const { status, touched, turn, asked, outcome, ended, offers } = summary;
  return {
    status,
    touched,
    turn,
    ended,
    asked: JSON.stringify(asked),
    outcome: jsonOrNull(outcome),
    offers: jsonOrNull(offers),
  };
}
