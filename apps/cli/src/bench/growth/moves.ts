import { RECORD_FORMAT, bot, commitTo, sha256, type RecordHead } from '@mechatable/kernel';
import { repositories, type Db, type NewTable, type Repositories, type Summary } from '@mechatable/sql';
import { addEntries } from '@mechatable/sql/fill';
import { addTiming, noTimings, quantile } from '../../players/timings.ts';

const SECRET = sha256('host');
const HEAD: RecordHead = {
  ...{ format: RECORD_FORMAT, game: 'tiny', rulesVersion: 1, options: {} },
  ...{ players: [bot('a'), bot('b')], secret: SECRET, commitment: commitTo(SECRET) },
  contributions: [sha256('0'), sha256('1')],
};
/** About 200 bytes, as measured in real matches. */
const ENTRY = { seat: 0, action: { kind: 'attack', unit: 12, target: 31, note: 'x'.repeat(150) } };

/** The cost of a move in the database. */
export interface MoveCost {
  /** Microseconds per move, with all matches moving at once: to save it, and to read it on another server. */
  readonly perMove: number;
  /** Milliseconds until a move is saved, and until another server has read it: medians. */
  readonly save: number;
  readonly read: number;
}

/** Matches that move at the same time. */
export class Moves {
  readonly #store: Repositories;
  readonly #tables: readonly string[];
  /** The number of entries of each match. */
  #length: number;

  private constructor(store: Repositories, tables: readonly string[], length: number) {
    this.#store = store;
    this.#tables = tables;
    this.#length = length;
  }

  /** Starts this many matches that have this many entries already. */
  static async start(db: Db, name: string, matches: number, length: number): Promise<Moves> {
    const store = repositories(db);
    // Their ids are spread over the index, as those of real matches are.
    const ids = Array.from({ length: matches }, (_, n) => sha256(`${name} ${String(n)}`));
    for (const id of ids) {
      await store.tables.create(newTable(id));
      await store.journal.start({ table: id, head: HEAD, summary: summaryAt(0) });
      await addEntries(db, id, length);
    }
    return new Moves(store, ids, length);
  }

  /** Makes this many moves in every match, each after the one before was saved and read. */
  async make(moves: number): Promise<MoveCost> {
    const saved = noTimings();
    const wasRead = noTimings();
    const start = performance.now();
    await Promise.all(
      this.#tables.map(async (table) => {
        for (let at = this.#length; at < this.#length + moves; at++) {
          const before = performance.now();
          await this.#save(table, at);
          const between = performance.now();
          addTiming(saved, between - before);
          await this.#read(table, at);
          addTiming(wasRead, performance.now() - between);
        }
      }),
    );
    const elapsed = performance.now() - start;
    this.#length += moves;
    return {
      perMove: (elapsed * 1000) / (moves * this.#tables.length),
      save: quantile(saved, 0.5),
      read: quantile(wasRead, 0.5),
    };
  }

  #save(table: string, at: number): Promise<void> {
    const clock = { banks: [60_000, 60_000], running: [at % 2], since: at, deadline: at + 60_000 };
    const request = `request ${String(at)}`;
    return this.#store.journal.append({ table, at, entry: ENTRY, request, summary: summaryAt(at), clock });
  }

  /** Reads what another server needs to follow: the table, its seats, the new entry. */
  async #read(table: string, known: number): Promise<void> {
    const { tables, seats, journal } = this.#store;
    await Promise.all([tables.find(table), seats.of(table)]);
    await journal.readSince(table, known);
  }
}

function summaryAt(turn: number): Summary {
  return { status: 'playing', touched: turn, turn, asked: [0], outcome: null, ended: null, offers: null };
}

function newTable(id: string): NewTable {
  return {
    ...{ id, game: 'tiny', rulesVersion: 1, options: {}, creator: null, visibility: 'open' },
    ...{ seats: 2, terms: {}, commitment: commitTo(SECRET), secret: SECRET },
  };
}
