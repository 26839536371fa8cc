import { BadInputError } from '@mechatable/kernel';
import { z } from 'zod';
import { dealSchema } from '../play/facts.ts';
import type { DealFacts } from '../play/play-deals.ts';
import { words } from '../words.ts';

/** Deals per shard: about a second for a quick bot. Little is lost with a machine, and messages cost little. */
export const SHARD = 4;

/** How many shards a number of deals takes. */
export function shardCount(deals: number): number {
  return Math.ceil(deals / SHARD);
}

/** The deals of a shard: from the first to before the last. */
export function dealsOfShard(shard: number, deals: number): readonly [from: number, to: number] {
  return [shard * SHARD, Math.min((shard + 1) * SHARD, deals)];
}

const shardSchema = z.array(dealSchema);

/** The deals of a shard, as they are stored. */
export function readShard(value: unknown): readonly DealFacts[] {
  const read = shardSchema.safeParse(value);
  if (read.success) return read.data;
  throw new BadInputError(words.study.notAStudy(z.prettifyError(read.error)));
}
