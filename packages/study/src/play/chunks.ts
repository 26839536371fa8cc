import { loadArm, playerOf, type Arm, type DealPlayer } from './arm.ts';
import type { DealPlan, MatchFacts } from './deals.ts';

/** Work for a thread: deals `from` to `to` - 1 of an arm. */
export interface Chunk {
  readonly arm: Arm;
  readonly plan: DealPlan;
  readonly from: number;
  readonly to: number;
}

let player: Promise<DealPlayer> | null = null;

/** A thread's work. All of its chunks have the same arm and plan. */
export async function playChunk({ arm, plan, from, to }: Chunk): Promise<readonly (readonly MatchFacts[])[]> {
  player ??= loadArm(arm).then((game) => playerOf(game, plan, arm.options));
  return (await player)(from, to);
}
