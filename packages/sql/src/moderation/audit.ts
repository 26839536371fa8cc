import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../db.ts';
import type { AuditTable, AuditAction, Schema } from '../schema.ts';

/** The operator who makes a change, and the reason. */
export interface Operator {
  readonly actor: string;
  readonly why: string;
}

/** Something that an operator has done. */
export interface AuditEntry extends Operator {
  readonly at: number;
  readonly what: AuditAction;
  /** The id of the player it is about; null if it is about none. */
  readonly player: string | null;
  /** The match, report, ban or file it is about. */
  readonly subject: string | null;
}

export interface AuditFilter {
  /** Only what was done about this player. */
  readonly player?: string | undefined;
  readonly limit: number;
}

/** The audit log of operators. Entries are only added, each in the transaction of its change. */
export class Audit {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The latest first. */
  async list({ player, limit }: AuditFilter): Promise<readonly AuditEntry[]> {
    let query = this.#db.query
      .selectFrom('audit')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit);
    if (player !== undefined) query = query.where('player_id', '=', player);
    return (await query.execute()).map(entryFrom);
  }

  /** Logs something that can't be part of a transaction, such as a backup. */
  add(entry: Omit<AuditEntry, 'at'>): Promise<void> {
    const at = this.#db.clock();
    return this.#db.write((tx) => recordAction(tx, { ...entry, at }));
  }
}

/** Logs a change in the same transaction, so that neither exists without the other. */
export async function recordAction(tx: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  const { at, actor, what, player, subject, why } = entry;
  await tx
    .insertInto('audit')
    .values({ id: randomUUID(), at, actor, what, player_id: player, subject, why })
    .execute();
}

function entryFrom({ at, actor, what, player_id: player, subject, why }: AuditTable): AuditEntry {
  return { at, actor, what, player, subject, why };
}
