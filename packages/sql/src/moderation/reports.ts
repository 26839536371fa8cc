import { BadInputError } from '@mechatable/kernel';
import type { Kysely } from 'kysely';
import type { Db } from '../db.ts';
import type { Schema } from '../schema.ts';
import { messageFrom, type Message, type Report } from '../talk.ts';
import { words } from '../words.ts';
import { recordAction, type Operator } from './audit.ts';

/** A report with the message it is about. */
export interface ReportedMessage extends Report {
  readonly id: string;
  readonly at: number;
  /** The author of the message. */
  readonly author: string;
  readonly text: string;
  /** When it was resolved; null if it is open. */
  readonly resolved: number | null;
  /** The operator's note. */
  readonly resolution: string | null;
}

export interface ReportFilter {
  /** Only those that nobody has resolved. */
  readonly isOpen?: boolean | undefined;
  /** Only those about messages of this player. */
  readonly author?: string | undefined;
  readonly limit: number;
}

/** How many messages before and after a reported one are its context. */
const CONTEXT = 5;

/** Messages that players reported, for the server's operators. */
export class Reports {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The latest first. */
  async list({ isOpen = false, author, limit }: ReportFilter): Promise<readonly ReportedMessage[]> {
    let query = select(this.#db.query).orderBy('reports.at', 'desc').orderBy('reports.id').limit(limit);
    if (isOpen) query = query.where('reports.resolved', 'is', null);
    if (author !== undefined) query = query.where('messages.player_id', '=', author);
    return (await query.execute()).map(reportFrom);
  }

  /** A report with what was said in the same channel around the message. Throws a `BadInputError`. */
  async find(id: string): Promise<{ report: ReportedMessage; context: readonly Message[] }> {
    const report = await findReport(this.#db.query, id);
    return { report, context: await this.#context(report) };
  }

  /** Marks a report as done. Throws a `BadInputError` if it already is. */
  resolve(id: string, { actor, why }: Operator): Promise<void> {
    const now = this.#db.clock();
    return this.#db.write(async (tx) => {
      const { author } = await findReport(tx, id);
      const resolved = await tx
        .updateTable('reports')
        .set({ resolved: now, resolution: why })
        .where('id', '=', id)
        .where('resolved', 'is', null)
        .executeTakeFirst();
      if (resolved.numUpdatedRows === 0n) throw new BadInputError(words.moderation.isResolved(id));
      await recordAction(tx, { at: now, actor, what: 'resolve', player: author, subject: id, why });
    });
  }

  async #context({ table, message }: ReportedMessage): Promise<readonly Message[]> {
    const sameChannel = this.#db.query
      .selectFrom('messages')
      .selectAll()
      .where('table_id', '=', table)
      .where('channel', '=', (eb) =>
        eb
          .selectFrom('messages as reported')
          .select('reported.channel')
          .where('reported.table_id', '=', table)
          .where('reported.number', '=', message),
      );
    const before = await sameChannel
      .where('number', '<=', message)
      .orderBy('number', 'desc')
      .limit(CONTEXT + 1)
      .execute();
    const after = await sameChannel.where('number', '>', message).orderBy('number').limit(CONTEXT).execute();
    return [...before.reverse(), ...after].map(messageFrom);
  }
}

function select(db: Kysely<Schema>) {
  return db
    .selectFrom('reports')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.table_id', '=', 'reports.table_id')
        .onRef('messages.number', '=', 'reports.message'),
    )
    .selectAll('reports')
    .select(['messages.text', 'messages.player_id as author']);
}

async function findReport(db: Kysely<Schema>, id: string): Promise<ReportedMessage> {
  const row = await select(db).where('reports.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new BadInputError(words.moderation.noReport(id));
  return reportFrom(row);
}

type ReportRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

function reportFrom({ table_id: table, player_id: player, ...rest }: ReportRow): ReportedMessage {
  return { table, player, ...rest };
}
