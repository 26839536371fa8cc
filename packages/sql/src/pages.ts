import type { Db } from './db.ts';

/** The lobby, in place of a table. */
const LOBBY = '';

/** A server that has not been heard of for so many milliseconds is gone, and so are the pages it served. */
export const NODE_GONE_MS = 20_000;

/** Which players have pages open, on any of the servers that share the database. */
export class Pages {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Notes that this server runs, and forgets those that no longer do. */
  beat(node: string): Promise<void> {
    const seen = this.#db.clock();
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('nodes')
        .values({ id: node, seen })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen }))
        .execute();
      await tx
        .deleteFrom('nodes')
        .where('seen', '<', seen - NODE_GONE_MS)
        .execute();
    });
  }

  /** The server stops: its pages are closed. */
  leave(node: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.deleteFrom('nodes').where('id', '=', node).execute();
    });
  }

  /** A player has opened their first page of a table on this server; without a table: of the lobby. */
  opened(node: string, player: string, table: string = LOBBY): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('pages')
        .values({ node_id: node, player_id: player, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** A player has closed their last page of a table on this server. */
  closed(node: string, player: string, table: string = LOBBY): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx
        .deleteFrom('pages')
        .where('node_id', '=', node)
        .where('player_id', '=', player)
        .where('table_id', '=', table)
        .execute();
    });
  }

  /** Who has a table open on another server. */
  async elsewhere(node: string, table: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.query
      .selectFrom('pages')
      .select('player_id')
      .where('table_id', '=', table)
      .where('node_id', '!=', node)
      .execute();
    return new Set(rows.map(({ player_id }) => player_id));
  }

  /** Whether a player has the lobby or this table open on any server. */
  async isHere(player: string, table: string): Promise<boolean> {
    const row = await this.#db.query
      .selectFrom('pages')
      .select('player_id')
      .where('player_id', '=', player)
      .where('table_id', 'in', [table, LOBBY])
      .executeTakeFirst();
    return row !== undefined;
  }
}
