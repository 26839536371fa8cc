import { findGame } from '@mechatable/catalog';
import type { SimPlan } from './plan.ts';
import { chunkRunner, type ChunkRunner } from './run-chunk.ts';
import type { Tally } from './tally.ts';

export interface ChunkTask {
  readonly plan: SimPlan;
  readonly from: number;
  readonly to: number;
}

let current: { key: string; run: ChunkRunner } | null = null;

/** What a thread of the pool does with a task. */
export function runChunk({ plan, from, to }: ChunkTask): Tally {
  const key = JSON.stringify(plan);
  if (current?.key !== key) current = { key, run: chunkRunner(findGame(plan.game), plan) };
  return current.run(from, to);
}
