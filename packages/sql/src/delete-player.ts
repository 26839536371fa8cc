import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { EMPTY } from './seats.ts';
import { publicSeatFrom } from './table.ts';
import { words } from './words.ts';

/**
 * Removes what identifies a player. The row itself stays, without a name, because matches and reports refer to it. The
 * record of a match keeps the name it was signed with: without it, nobody could verify the record.
 */
export async function deletePlayer(tx: Transaction<Schema>, player: string, now: number): Promise<void> {
  for (const table of ['sessions', 'passkeys', 'codes', 'subscriptions', 'mutes', 'ratings'] as const)
    await tx.deleteFrom(table).where('player_id', '=', player).execute();
  await tx.deleteFrom('mutes').where('muted_id', '=', player).execute();
  await tx.updateTable('messages').set({ text: '' }).where('player_id', '=', player).execute();
  // The rows stay, so that nobody counts these matches once more.
  await tx.updateTable('rating_changes').set({ player_id: null }).where('player_id', '=', player).execute();
  await leaveWaiting(tx, player, now);
  await renameSeats(tx, player);
  await tx
    .updateTable('players')
    .set({ name: words.deletedPlayer, emblem: 0 })
    .where('id', '=', player)
    .execute();
}

/** Matches that never started: nobody should wait for them. */
async function leaveWaiting(tx: Transaction<Schema>, player: string, now: number): Promise<void> {
  await tx
    .updateTable('tables')
    .set({ status: 'aborted', touched: now, ended: words.table.creatorLeft })
    .where('creator', '=', player)
    .where('status', '=', 'waiting')
    .execute();
  await tx
    .updateTable('seats')
    .set(EMPTY)
    .where('player_id', '=', player)
    .where('table_id', 'in', (eb) => eb.selectFrom('tables').select('id').where('started', 'is', null))
    .execute();
}

async function renameSeats(tx: Transaction<Schema>, player: string): Promise<void> {
  const rows = await tx.selectFrom('seats').selectAll().where('player_id', '=', player).execute();
  for (const row of rows) {
    const { player: seated } = publicSeatFrom(row);
    if (seated?.kind !== 'person') continue;
    await tx
      .updateTable('seats')
      .set({ player: JSON.stringify({ ...seated, name: words.deletedPlayer }) })
      .where('table_id', '=', row.table_id)
      .where('seat', '=', row.seat)
      .execute();
  }
}
