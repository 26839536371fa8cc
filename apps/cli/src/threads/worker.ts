import '../content/inherit.ts';
import { findGame } from '@mechatable/catalog';
import type { ArenaPlan } from '../arena/plan.ts';
import { boutRunner } from '../arena/run-bouts.ts';
import { reviewRunner, type ReviewPlan } from '../review/run-reviews.ts';
import type { SimPlan } from '../sim/plan.ts';
import { chunkRunner } from '../sim/run-chunk.ts';

/** The job of a thread, such as playing matches or assessing decisions, and its plan. */
export type Task =
  | { readonly kind: 'sim'; readonly plan: SimPlan }
  | { readonly kind: 'arena'; readonly plan: ArenaPlan }
  | { readonly kind: 'review'; readonly plan: ReviewPlan };

/** Some of its matches or decisions, by their indices. */
export interface ChunkTask {
  readonly task: Task;
  readonly from: number;
  readonly to: number;
}

type Run = (from: number, to: number) => Promise<unknown>;

let current: { readonly key: string; readonly run: Run } | null = null;

/** Runs a chunk in a thread of the pool. */
export function runChunk({ task, from, to }: ChunkTask): Promise<unknown> {
  const key = JSON.stringify(task);
  if (current?.key !== key) current = { key, run: runnerFor(task) };
  return current.run(from, to);
}

function runnerFor({ kind, plan }: Task): Run {
  const game = findGame(plan.game, kind === 'review' ? plan.record.rulesVersion : undefined);
  switch (kind) {
    case 'sim':
      return chunkRunner(game, plan);
    case 'arena':
      return boutRunner(game, plan);
    case 'review':
      return reviewRunner(game, plan);
  }
}
