import type { DealPlayer } from '../play/arm.ts';
import { matchesPerDeal } from '../play/deals.ts';
import { playDeals, type DealFacts } from '../play/play-deals.ts';
import type { WhatIfPlan } from './plan.ts';
import { WhatIfStudy } from './study.ts';

export interface WhatIfRun {
  /** For the two arms. */
  readonly players: readonly DealPlayer[];
  readonly width: number;
  /** The maximum number of matches per variant. */
  readonly matches: number;
  /** Deals that were played before. */
  readonly earlier: readonly DealFacts[];
  readonly signal: AbortSignal;
  /** Called after every deal. */
  readonly onDeal: (study: WhatIfStudy) => void;
}

/** Plays until everything is decided, the matches are used up, or the signal ends it. */
export async function runWhatIf(plan: WhatIfPlan, run: WhatIfRun): Promise<WhatIfStudy> {
  const study = new WhatIfStudy(plan.study);
  for (const deal of run.earlier) if (study.add(deal)) return study;
  await continueWhatIf(study, plan, run);
  return study;
}

/** Resumes a study that was stopped before it was decided. */
export async function continueWhatIf(
  study: WhatIfStudy,
  plan: WhatIfPlan,
  { players, width, matches, signal, onDeal }: Omit<WhatIfRun, 'earlier'>,
): Promise<void> {
  await playDeals({
    players,
    width,
    signal,
    from: study.deals.length,
    to: Math.ceil(matches / matchesPerDeal(plan.deals)),
    onDeal(facts) {
      const isDecided = study.add(facts);
      onDeal(study);
      return isDecided;
    },
  });
}
