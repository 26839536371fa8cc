import type { Transaction } from 'kysely';
import { leaveWaiting } from './leave-waiting.ts';
import type { Schema } from './schema.ts';
import { publicSeatFrom } from './table.ts';
import { words } from './words.ts';

/**
 * Removes what identifies a player, with their bans: nobody can sign in as them again. The row itself stays, without a name,
 * because matches and reports refer to it. The record of a match keeps the name it was signed with: without it, nobody could
 * verify the record.
 */
export async function deletePlayer(tx: Transaction<Schema>, player: string, now: number): Promise<void> {
  const owned = ['sessions', 'passkeys', 'codes', 'subscriptions', 'mutes', 'bans', 'ratings'] as const;
  for (const table of owned) await tx.deleteFrom(table).where('player_id', '=', player).execute();
  await tx.deleteFrom('mutes').where('muted_id', '=', player).execute();
  await tx.updateTable('messages').set({ text: '' }).where('player_id', '=', player).execute();
  // The rows stay, so that these matches aren't rated again.
  await tx.updateTable('rating_changes').set({ player_id: null }).where('player_id', '=', player).execute();
  await leaveWaiting(tx, player, now);
  await renameSeats(tx, player);
  await tx
    .updateTable('players')
    .set({ name: words.deletedPlayer, emblem: 0 })
    .where('id', '=', player)
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
