import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { EMPTY } from './seats.ts';
import { words } from './words.ts';

/**
 * Removes a player from all waiting tables, so that nobody waits for them. Tables that they have created are closed.
 * Returns the ids of these tables.
 */
export async function leaveWaiting(tx: Transaction<Schema>, player: string, now: number): Promise<string[]> {
  const closed = await tx
    .updateTable('tables')
    .set({ status: 'aborted', touched: now, ended: words.table.creatorLeft })
    .where('creator', '=', player)
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  const left = await tx
    .updateTable('seats')
    .set(EMPTY)
    .where('player_id', '=', player)
    .where('table_id', 'in', (eb) => eb.selectFrom('tables').select('id').where('started', 'is', null))
    .returning('table_id')
    .execute();
  return [...new Set([...closed.map(({ id }) => id), ...left.map(({ table_id }) => table_id)])];
}
