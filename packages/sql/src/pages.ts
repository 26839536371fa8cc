import { z } from 'zod';
import type { Db } from './db.ts';

/** A table that a player has open; null for the lobby. */
export type Page = readonly [player: string, table: string | null];

/** The rules versions that a server knows, by game. */
export type RulesVersions = Readonly<Record<string, readonly number[]>>;

const rulesVersions = z.record(z.string(), z.array(z.int()));

/** The lobby, in place of a table. */
const LOBBY = '';

/** A server that hasn't reported for this many milliseconds is gone, and so are its pages. */
export const NODE_GONE_MS = 20_000;

/** Which players have pages open, on any of the servers that share the database. */
export class Pages {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Records that a server is running, and deletes servers that no longer are. Returns whether it was known. */
  beat(node: string, known: RulesVersions): Promise<boolean> {
    const seen = this.#db.clock();
    const rules = JSON.stringify(known);
    return this.#db.write(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('nodes')
        .set({ seen })
        .where('id', '=', node)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) await tx.insertInto('nodes').values({ id: node, seen, rules }).execute();
      await tx
        .deleteFrom('nodes')
        .where('seen', '<', seen - NODE_GONE_MS)
        .execute();
      return numUpdatedRows > 0n;
    });
  }

  /** What each running server knows; null for those that are too old to report it. */
  async knownRules(): Promise<readonly (RulesVersions | null)[]> {
    const rows = await this.#db.query
      .selectFrom('nodes')
      .select('rules')
      .where('seen', '>=', this.#db.clock() - NODE_GONE_MS)
      .execute();
    return rows.map(({ rules }) => (rules === null ? null : rulesVersions.parse(JSON.parse(rules))));
  }

  /** The server stops: its pages are closed. */
  leave(node: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.deleteFrom('nodes').where('id', '=', node).execute();
    });
  }

  /** Players have opened and closed pages on a server. */
  change(node: string, opened: readonly Page[], closed: readonly Page[]): Promise<void> {
    return this.#db.write(async (tx) => {
      for (const [player, table] of closed)
        await tx
          .deleteFrom('pages')
          .where('node_id', '=', node)
          .where('player_id', '=', player)
          .where('table_id', '=', table ?? LOBBY)
          .execute();
      if (opened.length === 0) return;
      const rows = opened.map(([player, table]) => ({
        node_id: node,
        player_id: player,
        table_id: table ?? LOBBY,
      }));
      await tx
        .insertInto('pages')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  /** The players who have a table open on another server. */
  async elsewhere(node: string, table: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.query
      .selectFrom('pages')
      .select('player_id')
      .where('table_id', '=', table)
      .where('node_id', '!=', node)
      .execute();
    return new Set(rows.map(({ player_id }) => player_id));
  }

  /** Which of these tables are open on another server, and who has them open. */
  async openElsewhere(
    node: string,
    tables: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db.query
      .selectFrom('pages')
      .select(['table_id', 'player_id'])
      .where('table_id', 'in', tables)
      .where('node_id', '!=', node)
      .execute();
    const players = new Map<string, Set<string>>();
    for (const { table_id: table, player_id: player } of rows) {
      const known = players.get(table) ?? new Set();
      players.set(table, known.add(player));
    }
    return players;
  }

  /** How many people have the lobby open on other servers. */
  async lobbiesElsewhere(node: string): Promise<number> {
    const { count } = await this.#db.query
      .selectFrom('pages')
      .select((eb) => eb.fn.count<number>('player_id').distinct().as('count'))
      .where('table_id', '=', LOBBY)
      .where('node_id', '!=', node)
      .executeTakeFirstOrThrow();
    return count;
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
