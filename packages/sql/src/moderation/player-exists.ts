import { BadInputError } from '@mechatable/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { words } from '../words.ts';

/** Throws a `BadInputError` if there is no such player. */
export async function assertPlayerExists(db: Kysely<Schema>, player: string): Promise<void> {
  const row = await db.selectFrom('players').select('id').where('id', '=', player).executeTakeFirst();
  if (row === undefined) throw new BadInputError(words.moderation.noPlayer(player));
}
