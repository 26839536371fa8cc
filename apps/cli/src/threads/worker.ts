import { findGame } from '@mechatable/catalog';
import type { ArenaPlan } from '../arena/plan.ts';
import { boutRunner } from '../arena/run-bouts.ts';
import type { SimPlan } from '../sim/plan.ts';
import { chunkRunner } from '../sim/run-chunk.ts';

/** What matches are played for, and by which plan. */
export type Task =
  { readonly kind: 'sim'; readonly plan: SimPlan } | { readonly kind: 'arena'; readonly plan: ArenaPlan };

/** Some of its matches, by their indices. */
export interface ChunkTask {
  readonly task: Task;
  readonly from: number;
  readonly to: number;
}

type Run = (from: number, to: number) => Promise<unknown>;

let current: { readonly key: string; readonly run: Run } | null = null;

/** What a thread of the pool does with a chunk. */
export function runChunk({ task, from, to }: ChunkTask): Promise<unknown> {
  const key = JSON.stringify(task);
  if (current?.key !== key) current = { key, run: runnerFor(task) };
  return current.run(from, to);
}

function runnerFor({ kind, plan }: Task): Run {
  const game = findGame(plan.game);
  return kind === 'sim' ? chunkRunner(game, plan) : boutRunner(game, plan);
}
