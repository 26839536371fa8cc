import type { Player } from './player.ts';
import type { MovedBy, Seat } from './rules.ts';

export const RECORD_FORMAT = 'mechatable-record-2';

/**
 * The first format: one seed chosen by the host alone, no chain, players as bare names. Read, but no longer written.
 */
export const RECORD_FORMAT_1 = 'mechatable-record-1';

/** In place of an action: the seat concedes. */
export const CONCEDE = 'concede';

/** In place of an action: a draw by agreement. The seat that proposed it, with the others in `agreed`. */
export const DRAW = 'draw';

/** An action, a concession or a draw by a seat. */
export interface Move {
  readonly seat: Seat;
  /** An action of the game, `CONCEDE` or `DRAW`. */
  readonly action: unknown;
  /** Absent if the player chose it. */
  readonly by?: MovedBy | undefined;
}

/** Another player who agreed to an entry. */
export interface Agreement {
  readonly seat: Seat;
  readonly signature?: string | undefined;
}

/** Signatures are neither hashed nor signed. Everyone signs the same text: see `signedText`. */
interface Signed {
  /** The signature of the seat's player over this entry and all before it. */
  readonly signature?: string | undefined;
  /** The others who agreed: to an undo, a draw, a new player, or the end of a match that someone left. */
  readonly agreed?: readonly Agreement[] | undefined;
}

/** A move as it was recorded. If it has `by`, its player didn't sign it. */
export interface MoveEntry extends Move, Signed {}

/** The seat undoes every move after the first `undo` ones. Nothing is erased: the undone entries stay. */
export interface UndoEntry extends Signed {
  readonly seat: Seat;
  readonly undo: number;
}

/**
 * From here on, this player sits in the seat: a bot took over, a person came back, or a person plays on with another
 * key. It isn't a move: the state stays the same, and no undo reverts it.
 */
export interface SeatEntry extends Signed {
  readonly seat: Seat;
  readonly player: Player;
}

export type Entry = MoveEntry | UndoEntry | SeatEntry;

/**
 * The origin of a match that continues another: the other match after `moves` moves, as one seat saw it. Everything
 * this seat didn't know is dealt again, so nobody can use what the other match revealed later.
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
  /** One person against bots who could undo anything, even reveals. Absent if undo was limited. */
  readonly practice?: true | undefined;
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
  | Omit<RecordV1, 'moves' | 'hash'>
  | (Terms & { readonly secret?: string | undefined });

export function isV1<T extends RecordHead>(
  record: T,
): record is Extract<T, { format: typeof RECORD_FORMAT_1 }> {
  return record.format === RECORD_FORMAT_1;
}

/** Whether the person could undo anything. */
export function isPractice(record: RecordHead): boolean {
  return !isV1(record) && record.practice === true;
}

export function seatCount(record: RecordHead): number {
  return isV1(record) ? record.seats.length : record.players.length;
}

export function isUndo(entry: Entry): entry is UndoEntry {
  return 'undo' in entry;
}

export function isSeatEntry(entry: Entry): entry is SeatEntry {
  return 'player' in entry;
}

/** Not an action of the game: a concession, or a draw by agreement. */
export function isTableAction(action: unknown): action is typeof CONCEDE | typeof DRAW {
  return action === CONCEDE || action === DRAW;
}

/** The player of the seat left, and the others claimed the win. */
export function isClaim({ action, by }: Move): boolean {
  return by === 'host' && action === CONCEDE;
}

/** A move without its signatures. */
export function moveOf({ seat, action, by }: Move): Move {
  return by === undefined ? { seat, action } : { seat, action, by };
}

/** The moves that count, without undone ones. */
export function lineOf(entries: readonly Entry[]): Move[] {
  const line: Move[] = [];
  for (const entry of entries) {
    if (isUndo(entry)) line.length = Math.min(line.length, entry.undo);
    else if (!isSeatEntry(entry)) line.push(moveOf(entry));
  }
  return line;
}

/** The players by seat after the first `n` entries. `players`: the players at the start. */
export function playersAt(
  players: readonly Player[],
  entries: readonly Entry[],
  n = entries.length,
): readonly Player[] {
  const seated = [...players];
  for (const entry of entries.slice(0, n)) if (isSeatEntry(entry)) seated[entry.seat] = entry.player;
  return seated;
}

/**
 * How many decisions of a seat the clock made in a row, up to entry `n`. Passes by the host don't count either way: the
 * player may still be away.
 */
export function timeoutsInARow(entries: readonly Entry[], seat: Seat, n = entries.length): number {
  let count = 0;
  for (let i = n - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry.seat !== seat) continue;
    if (isUndo(entry) || isSeatEntry(entry) || entry.by === undefined) return count;
    if (entry.by === 'clock') count++;
  }
  return count;
}

export function movesOf(record: MatchRecord): readonly Move[] {
  return isV1(record) ? record.moves : lineOf(record.entries);
}

export function entriesOf(record: MatchRecord): readonly Entry[] {
  return isV1(record) ? record.moves : record.entries;
}
