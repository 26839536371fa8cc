import type { Player } from './player.ts';
import type { Seat } from './rules.ts';

export const RECORD_FORMAT = 'mechatable-record-2';

/** The first format: one seed chosen by the host alone, no chain, players as bare names. Read, but no longer written. */
export const RECORD_FORMAT_1 = 'mechatable-record-1';

/** In place of an action: the seat concedes. */
export const CONCEDE = 'concede';

/** What a seat did. */
export interface Move {
  readonly seat: Seat;
  /** An action of the game, or `CONCEDE`. */
  readonly action: unknown;
}

/** A move as it was recorded. */
export interface MoveEntry extends Move {
  /** The signature of the seat's player over this entry and all before it. See `signedText`. */
  readonly signature?: string | undefined;
}

/** The seat undoes every move after the first `undo` ones. Nothing is erased: the undone entries stay. */
export interface UndoEntry {
  readonly seat: Seat;
  readonly undo: number;
  readonly signature?: string | undefined;
}

export type Entry = MoveEntry | UndoEntry;

/**
 * What a match continues: another match after `moves` moves, as one seat saw it. Everything this seat didn't know is dealt
 * again, so that nobody can use what the other match revealed later.
 */
export interface Fork {
  readonly record: MatchRecord;
  readonly moves: number;
  readonly seat: Seat;
  /** The position as it was dealt, in portable form. Absent in format 1, where it is dealt again from the seed. */
  readonly start?: unknown;
}

/** The parts of a match seed: the host commits to its secret first, then every seat adds its part. */
export interface SeedParts {
  readonly secret: string;
  readonly contributions: readonly string[];
}

/** Everything fixed before the first entry. Its hash is the first link of the chain. */
export interface Terms {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** One for each seat. */
  readonly players: readonly Player[];
  /** The hash of the host's secret, published before the seats contributed. */
  readonly commitment: string;
  /** One for each seat, given after the commitment. */
  readonly contributions: readonly string[];
  /** Absent if the match continues no other. */
  readonly from?: Fork | undefined;
}

/** A match on disk, format 2. Everything else can be derived from it. */
export interface RecordV2 extends Terms {
  /** The host's part of the seed. Published when the match is over; absent while it must stay secret. */
  readonly secret?: string | undefined;
  readonly entries: readonly Entry[];
  /** The last link of the hash chain over the terms and all entries. Absent along with the secret. */
  readonly chain?: string | undefined;
  /** The hash of the state after the last entry. */
  readonly state?: string | undefined;
}

/** A match on disk, format 1. */
export interface RecordV1 {
  readonly format: typeof RECORD_FORMAT_1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** The names of the players, one for each seat. */
  readonly seats: readonly string[];
  /** The hash of the seed. */
  readonly seedCommitment: string;
  /** Published when the match is over; absent while it must stay secret. */
  readonly seed?: string | undefined;
  readonly from?: Fork | undefined;
  readonly moves: readonly Move[];
  /** The hash of the state after the last move. */
  readonly hash?: string | undefined;
}

export type MatchRecord = RecordV1 | RecordV2;

/** A record without its entries: everything a match needs to start. */
export type RecordHead =
  Omit<RecordV1, 'moves' | 'hash'> | (Terms & { readonly secret?: string | undefined });

export function isV1<T extends RecordHead>(
  record: T,
): record is Extract<T, { format: typeof RECORD_FORMAT_1 }> {
  return record.format === RECORD_FORMAT_1;
}

export function seatCount(record: RecordHead): number {
  return isV1(record) ? record.seats.length : record.players.length;
}

export function isUndo(entry: Entry): entry is UndoEntry {
  return 'undo' in entry;
}

/** The moves that count: what was undone is left out. */
export function lineOf(entries: readonly Entry[]): Move[] {
  const line: Move[] = [];
  for (const entry of entries) {
    if (isUndo(entry)) line.length = Math.min(line.length, entry.undo);
    else line.push({ seat: entry.seat, action: entry.action });
  }
  return line;
}

export function movesOf(record: MatchRecord): readonly Move[] {
  return isV1(record) ? record.moves : lineOf(record.entries);
}

export function entriesOf(record: MatchRecord): readonly Entry[] {
  return isV1(record) ? record.moves : record.entries;
}
