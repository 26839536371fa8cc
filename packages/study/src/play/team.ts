import type { Arm } from './arm.ts';
import type { DealPlan } from './deals.ts';

/** A variant of a game, and what it plays. */
export interface Team {
  readonly arm: Arm;
  readonly plan: DealPlan;
}
