import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** How often to look at the database's clock, in milliseconds. */
const CHECK_MS = 30_000;

/** The clock of the database, which all servers share. It never goes back while the server runs. */
export class DatabaseClock {
  readonly #db: Kysely<Schema>;
  #ahead = 0;
  #latest = 0;
  #timer: NodeJS.Timeout | null = null;

  private constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  static async open(db: Kysely<Schema>): Promise<DatabaseClock> {
    const clock = new DatabaseClock(db);
    await clock.#check();
    clock.#timer = setInterval(() => {
      clock.#check().catch(() => undefined); // the database can't be reached, so the last reading has to do
    }, CHECK_MS);
    clock.#timer.unref();
    return clock;
  }

  readonly now = (): number => {
    this.#latest = Math.max(this.#latest, Math.round(performance.now() + this.#ahead));
    return this.#latest;
  };

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    const before = performance.now();
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as now
    `.execute(this.#db);
    const after = performance.now();
    this.#ahead = (rows[0]?.now ?? 0) - (before + after) / 2;
  }
}
