import { BadInputError, same } from '@mechatable/kernel';
import { z } from 'zod';
import { dealSchema } from '../play/facts.ts';
import type { DealFacts } from '../play/play-deals.ts';
import { words } from '../words.ts';
import type { WhatIfPlan } from './plan.ts';

const FORMAT = 'mechatable-what-if-1';

const saved = z.strictObject({
  format: z.literal(FORMAT),
  plan: z.unknown(),
  deals: z.array(dealSchema),
});

/** A study as a file: its plan and every deal so far. */
export function savedStudy(plan: WhatIfPlan, deals: readonly DealFacts[]): string {
  return `${JSON.stringify({ format: FORMAT, plan, deals })}\n`;
}

/** The deals of a saved study. Throws if it has a different plan. */
export function dealsFrom(text: string, plan: WhatIfPlan): readonly DealFacts[] {
  let found: z.infer<typeof saved>;
  try {
    found = saved.parse(JSON.parse(text));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new BadInputError(words.study.notAStudy(problem));
  }
  if (!same(found.plan, JSON.parse(JSON.stringify(plan)))) throw new BadInputError(words.study.otherStudy);
  return found.deals;
}
