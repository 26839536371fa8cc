import type { Db } from './db.ts';

/** When the server was last known to run. */
export const HEARTBEAT = 'heartbeat';

/** A server's own data: its push keys, its heartbeat. */
export class Settings {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async get(key: string): Promise<string | null> {
    const row = await this.#db.query
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  set(key: string, value: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    });
  }

  /** The value of a setting. If it has none, `value` is saved: of two writers, the first decides for both. */
  getOrSet(key: string, value: string): Promise<string> {
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const row = await tx
        .selectFrom('settings')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return row.value;
    });
  }

  /** Notes that the server runs. After an outage, `Clocks.resume` uses it. */
  beat(): Promise<void> {
    return this.set(HEARTBEAT, String(this.#db.clock()));
  }

  /** When the server was last known to run; null before the first heartbeat. */
  async lastBeat(): Promise<number | null> {
    const value = await this.get(HEARTBEAT);
    return value === null ? null : Number(value);
  }
}
