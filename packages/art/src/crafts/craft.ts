import type { Shape } from '../pen.ts';
import type { Chance } from '../seed.ts';
import type { CraftSubject } from '../subject.ts';

export interface CraftPlan {
  readonly size: CraftSubject['size'];
  readonly luck: Chance;
  readonly says: (words: RegExp) => boolean;
}

/** A machine without arms or legs, at any size. */
export type Craft = (plan: CraftPlan) => Shape[];
