import type { Kysely } from 'kysely';
import type { Ban } from './moderation/bans.ts';
import { passkeyFrom, type Passkey } from './passkeys.ts';
import { changeFrom, ratingFrom, type PlayerRating, type RatingChange } from './rating.ts';
import type { PlayersTable, Schema } from './schema.ts';
import { privateSeatFrom, type PrivateSeat } from './table.ts';
import { messageFrom, type Message } from './talk.ts';

/**
 * Everything stored about a player. Hashes of tokens and codes are left out: they are meaningless. So is the audit
 * log: it is about operators, and its notes may name others.
 */
export interface PlayerData {
  readonly player: Readonly<PlayersTable>;
  readonly sessions: readonly { created: number; seen: number }[];
  readonly passkeys: readonly Passkey[];
  readonly subscriptions: readonly { endpoint: string; created: number }[];
  /** The tables where the player sits or sat. The server can add the records of these matches. */
  readonly seats: readonly (PrivateSeat & { table: string })[];
  readonly messages: readonly Message[];
  /** The ids of the players they have muted. */
  readonly muted: readonly string[];
  readonly reports: readonly {
    table: string;
    message: number;
    reason: string;
    at: number;
    resolved: number | null;
  }[];
  readonly bans: readonly Omit<Ban, 'id' | 'player'>[];
  readonly ratings: readonly PlayerRating[];
  readonly ratingChanges: readonly RatingChange[];
}

export async function exportPlayer(db: Kysely<Schema>, id: string): Promise<PlayerData | null> {
  const player = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  if (player === undefined) return null;
  const passkeys = await db.selectFrom('passkeys').selectAll().where('player_id', '=', id).execute();
  const muted = await db.selectFrom('mutes').select('muted_id').where('player_id', '=', id).execute();
  return {
    player,
    sessions: await db
      .selectFrom('sessions')
      .select(['created', 'seen'])
      .where('player_id', '=', id)
      .orderBy('created')
      .execute(),
    passkeys: passkeys.map(passkeyFrom),
    subscriptions: await db
      .selectFrom('subscriptions')
      .select(['endpoint', 'created'])
      .where('player_id', '=', id)
      .execute(),
    ...(await played(db, id)),
    ...(await rated(db, id)),
    muted: muted.map(({ muted_id }) => muted_id),
    bans: await db
      .selectFrom('bans')
      .select(['scope', 'reason', 'created', 'until', 'lifted'])
      .where('player_id', '=', id)
      .orderBy('created')
      .execute(),
  };
}

async function played(
  db: Kysely<Schema>,
  id: string,
): Promise<Pick<PlayerData, 'seats' | 'messages' | 'reports'>> {
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('player_id', '=', id)
    .orderBy('joined')
    .execute();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('player_id', '=', id)
    .orderBy('at')
    .execute();
  return {
    seats: seats.map((row) => ({ table: row.table_id, ...privateSeatFrom(row) })),
    messages: messages.map(messageFrom),
    reports: await db
      .selectFrom('reports')
      .select(['table_id as table', 'message', 'reason', 'at', 'resolved'])
      .where('player_id', '=', id)
      .orderBy('at')
      .execute(),
  };
}

async function rated(db: Kysely<Schema>, id: string): Promise<Pick<PlayerData, 'ratings' | 'ratingChanges'>> {
  const ratings = await db
    .selectFrom('ratings')
    .selectAll()
    .where('player_id', '=', id)
    .orderBy('game')
    .execute();
  const changes = await db
    .selectFrom('rating_changes')
    .selectAll()
    .where('player_id', '=', id)
    .orderBy('at')
    .execute();
  return { ratings: ratings.map(ratingFrom), ratingChanges: changes.map(changeFrom) };
}
