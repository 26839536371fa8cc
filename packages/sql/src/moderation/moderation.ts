import { BadInputError } from '@mechatable/kernel';
import { sql, type Transaction } from 'kysely';
import { stoppingClock } from '../clocks.ts';
import type { Db } from '../db.ts';
import { deletePlayer } from '../delete-player.ts';
import { exportPlayer, type PlayerData } from '../export-player.ts';
import type { Profile } from '../identity.ts';
import type { Schema } from '../schema.ts';
import { publicSeatFrom, type OnlineTable } from '../table.ts';
import { Tables } from '../tables.ts';
import { words } from '../words.ts';
import { recordAction, type Operator } from './audit.ts';
import { assertPlayerExists } from './player-exists.ts';

export interface PlayerSearch {
  /** A part of the name, in any case. */
  readonly name?: string | undefined;
  readonly limit: number;
}

/** Operators' actions on players and matches. Changes are written to the audit log. */
export class Moderation {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Players by name, most recently seen first. */
  async players({ name, limit }: PlayerSearch): Promise<readonly Profile[]> {
    let query = this.#db.query
      .selectFrom('players')
      .selectAll()
      .orderBy('seen', 'desc')
      .orderBy('id')
      .limit(limit);
    if (name !== undefined) {
      const part = `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      query = query.where(
        // SQLite ignores case only in ASCII.
        sql<boolean>`(lower(name) like ${part.toLowerCase()} escape '\\' or name like ${part} escape '\\')`,
      );
    }
    return query.execute();
  }

  /** Throws a `BadInputError` if there is no such player. */
  async player(id: string): Promise<Profile> {
    const row = await this.#db.query
      .selectFrom('players')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw new BadInputError(words.moderation.noPlayer(id));
    return row;
  }

  /** The public state of a match. Throws a `BadInputError` if there is none. */
  async match(id: string): Promise<OnlineTable> {
    const table = await new Tables(this.#db).find(id);
    if (table === null) throw new BadInputError(words.moderation.noMatch(id));
    return table;
  }

  /** Ends a match without a result, however far it is. Throws a `BadInputError` if it is over. */
  endMatch(id: string, { actor, why }: Operator): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      const ended = await tx
        .updateTable('tables')
        .set({ status: 'aborted', ended: words.moderation.ended(why), touched: now })
        .set({ asked: '[]', offers: null })
        .where('id', '=', id)
        .where('status', 'in', ['waiting', 'playing'])
        .executeTakeFirst();
      if (ended.numUpdatedRows === 0n) throw await whyNotEnded(tx, id);
      await stoppingClock(id)(tx);
      await recordAction(tx, { at: now, actor, what: 'end', player: null, subject: id, why });
    });
  }

  /** Everything stored about a player. Reading it is logged, too. */
  exportPlayer(player: string, { actor, why }: Operator): Promise<PlayerData> {
    const at = this.#db.clock();
    return this.#db.write(async (tx) => {
      const data = await exportPlayer(tx, player);
      if (data === null) throw new BadInputError(words.moderation.noPlayer(player));
      await recordAction(tx, { at, actor, what: 'export', player, subject: null, why });
      return data;
    });
  }

  /** Deletes a player as `Identity.delete` does. Throws a `BadInputError` while they play a match. */
  deletePlayer(player: string, { actor, why }: Operator): Promise<void> {
    const at = this.#db.clock();
    return this.#db.write(async (tx) => {
      await assertPlayerExists(tx, player);
      const running = await runningMatches(tx, player);
      if (running.length > 0) throw new BadInputError(words.moderation.stillPlaying(player, running));
      await deletePlayer(tx, player, at);
      await recordAction(tx, { at, actor, what: 'delete', player, subject: null, why });
    });
  }
}

async function whyNotEnded(tx: Transaction<Schema>, id: string): Promise<Error> {
  const row = await tx.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
  return new BadInputError(row === undefined ? words.moderation.noMatch(id) : words.moderation.isOver(id));
}

/** The matches in which no bot has taken over from the player. */
async function runningMatches(tx: Transaction<Schema>, player: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .selectAll('seats')
    .where('seats.player_id', '=', player)
    .where('tables.status', '=', 'playing')
    .orderBy('tables.id')
    .execute();
  return rows.flatMap((row) => (publicSeatFrom(row).player?.kind === 'person' ? [row.table_id] : []));
}
