import { randomUUID } from 'node:crypto';
import type { Seat } from '@mechatable/kernel';
import type { Db } from './db.ts';
import type { MessagesTable } from './schema.ts';

export interface NewMessage {
  readonly table: string;
  /** The channel decides who can read it. The server defines the channels. */
  readonly channel: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly player: string;
  readonly text: string;
  /** The idempotency key of the request: what is sent again is said once. */
  readonly request?: string | undefined;
}

export interface Message extends Omit<NewMessage, 'request'> {
  /** Counted from 0, over all channels of a table. */
  readonly number: number;
  readonly at: number;
}

export interface MessageFilter {
  /** Leave it out to get all channels. */
  readonly channels?: readonly string[];
  /** Only messages with a higher number. */
  readonly after?: number;
  /** Only messages with a lower number. */
  readonly before?: number;
  readonly limit: number;
}

export interface Report {
  readonly table: string;
  /** The number of the message. */
  readonly message: number;
  /** The player who reports it. */
  readonly player: string;
  readonly reason: string;
}

/** Chat, mutes and reports. */
export class Talk {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns null if this request has been carried out before. */
  say({ table, channel, seat, player, text, request }: NewMessage): Promise<Message | null> {
    const at = this.#db.clock();
    return this.#db.write(async (tx) => {
      const known =
        request !== undefined &&
        (await tx
          .selectFrom('messages')
          .select('number')
          .where('table_id', '=', table)
          .where('player_id', '=', player)
          .where('request', '=', request)
          .executeTakeFirst());
      if (known) return null;
      const last = await tx
        .selectFrom('messages')
        .select((eb) => eb.fn.max('number').as('number'))
        .where('table_id', '=', table)
        .executeTakeFirst();
      const number = (last?.number ?? -1) + 1;
      await tx
        .insertInto('messages')
        .values({
          table_id: table,
          number,
          channel,
          seat,
          player_id: player,
          text,
          at,
          request: request ?? null,
        })
        .execute();
      return { table, number, channel, seat, player, text, at };
    });
  }

  /** The latest messages that fit, oldest first. */
  async read(table: string, { channels, after, before, limit }: MessageFilter): Promise<readonly Message[]> {
    let query = this.#db.query
      .selectFrom('messages')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(limit);
    if (channels?.length === 0) return [];
    if (channels !== undefined) query = query.where('channel', 'in', channels);
    if (after !== undefined) query = query.where('number', '>', after);
    if (before !== undefined) query = query.where('number', '<', before);
    return (await query.execute()).reverse().map(messageFrom);
  }

  /** The numbers of the latest messages of these tables. Those without any are left out. */
  async latest(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#db.query
      .selectFrom('messages')
      .select((eb) => ['table_id', eb.fn.max('number').as('number')])
      .where('table_id', 'in', tables)
      .groupBy('table_id')
      .execute();
    return new Map(rows.map(({ table_id: table, number }) => [table, number]));
  }

  mute(player: string, muted: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx
        .insertInto('mutes')
        .values({ player_id: player, muted_id: muted })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  }

  unmute(player: string, muted: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.deleteFrom('mutes').where('player_id', '=', player).where('muted_id', '=', muted).execute();
    });
  }

  /** The players whose messages this player doesn't want to see. */
  async mutedBy(player: string): Promise<readonly string[]> {
    const rows = await this.#db.query
      .selectFrom('mutes')
      .select('muted_id')
      .where('player_id', '=', player)
      .orderBy('muted_id')
      .execute();
    return rows.map(({ muted_id }) => muted_id);
  }

  /** The players who don't want to see this player's messages. */
  async mutersOf(player: string): Promise<readonly string[]> {
    const rows = await this.#db.query
      .selectFrom('mutes')
      .select('player_id')
      .where('muted_id', '=', player)
      .orderBy('player_id')
      .execute();
    return rows.map(({ player_id }) => player_id);
  }

  report({ table, message, player, reason }: Report): Promise<void> {
    const row = {
      id: randomUUID(),
      table_id: table,
      message,
      player_id: player,
      reason,
      at: this.#db.clock(),
      resolved: null,
      resolution: null,
    };
    return this.#db.write(async (tx) => {
      await tx.insertInto('reports').values(row).execute();
    });
  }
}

export function messageFrom(row: MessagesTable): Message {
  const { table_id: table, number, channel, seat, player_id: player, text, at } = row;
  return { table, number, channel, seat, player, text, at };
}
