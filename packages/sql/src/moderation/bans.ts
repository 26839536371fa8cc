import { randomUUID } from 'node:crypto';
import { BadInputError } from '@mechatable/kernel';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from '../db.ts';
import { leaveWaiting } from '../leave-waiting.ts';
import type { BanScope, BansTable, Schema } from '../schema.ts';
import { words } from '../words.ts';
import { recordAction, type Operator } from './audit.ts';
import { assertPlayerExists } from './player-exists.ts';

export interface Ban {
  readonly id: string;
  readonly player: string;
  /** The activity that is banned. */
  readonly scope: BanScope;
  readonly reason: string;
  readonly created: number;
  /** When it ends; null if it doesn't. */
  readonly until: number | null;
  /** When an operator ended it early. */
  readonly lifted: number | null;
}

export interface NewBan {
  readonly player: string;
  readonly scope: BanScope;
  /** How many milliseconds it lasts; null for a ban without an end. */
  readonly duration: number | null;
}

/** Bans from play or chat. Players see the reason. */
export class Bans {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The ban that keeps a player from this now; null if there is none. */
  async find(player: string, scope: BanScope): Promise<Ban | null> {
    const row = await this.#db.query
      .selectFrom('bans')
      .selectAll()
      .where('player_id', '=', player)
      .where('scope', '=', scope)
      .where((eb) => isActive(eb, this.#db.clock()))
      .executeTakeFirst();
    return row === undefined ? null : banFrom(row);
  }

  /** All bans of a player, including expired ones, the latest first. */
  async of(player: string): Promise<readonly Ban[]> {
    const rows = await this.#db.query
      .selectFrom('bans')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('created', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(banFrom);
  }

  /** Active bans, the latest first. */
  async active(limit: number): Promise<readonly Ban[]> {
    const rows = await this.#db.query
      .selectFrom('bans')
      .selectAll()
      .where((eb) => isActive(eb, this.#db.clock()))
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(banFrom);
  }

  /**
   * Bans a player; a ban of the same kind that is in force is replaced. Someone who may not play leaves the tables that
   * wait for players. Returns the ban and these tables.
   */
  ban({ player, scope, duration }: NewBan, { actor, why }: Operator): Promise<{ ban: Ban; left: string[] }> {
    const now = this.#db.clock();
    const until = duration === null ? null : now + duration;
    const ban: Ban = { id: randomUUID(), player, scope, reason: why, created: now, until, lifted: null };
    return this.#db.write(async (tx) => {
      await assertPlayerExists(tx, player);
      await tx
        .updateTable('bans')
        .set({ lifted: now })
        .where('player_id', '=', player)
        .where('scope', '=', scope)
        .where((eb) => isActive(eb, now))
        .execute();
      const { player: player_id, ...columns } = ban;
      await tx
        .insertInto('bans')
        .values({ ...columns, player_id })
        .execute();
      const left = scope === 'play' ? await leaveWaiting(tx, player, now) : [];
      await recordAction(tx, { at: now, actor, what: 'ban', player, subject: ban.id, why });
      return { ban, left };
    });
  }

  /** Lifts the bans of a player, or those of one kind. Throws a `BadInputError` if none is in force. */
  unban(player: string, scope: BanScope | undefined, { actor, why }: Operator): Promise<readonly Ban[]> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      await assertPlayerExists(tx, player);
      let query = tx
        .updateTable('bans')
        .set({ lifted: now })
        .where('player_id', '=', player)
        .where((eb) => isActive(eb, now));
      if (scope !== undefined) query = query.where('scope', '=', scope);
      const lifted = await query.returningAll().execute();
      if (lifted.length === 0) throw new BadInputError(words.moderation.notBanned(player));
      for (const { id } of lifted)
        await recordAction(tx, { at: now, actor, what: 'unban', player, subject: id, why });
      return lifted.map(banFrom);
    });
  }
}

function isActive(eb: ExpressionBuilder<Schema, 'bans'>, now: number): Expression<SqlBool> {
  return eb.and([eb('lifted', 'is', null), eb.or([eb('until', 'is', null), eb('until', '>', now)])]);
}

export function banFrom({ player_id: player, ...rest }: BansTable): Ban {
  return { player, ...rest };
}
