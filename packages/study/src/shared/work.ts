import type { AnyGame } from '@mechatable/kernel';
import { BalanceCheck } from '../check/check.ts';
import { linesOf } from '../check/lines.ts';
import { checkPlan } from '../check/run.ts';
import { matchesPerDeal } from '../play/deals.ts';
import type { DealFacts } from '../play/play-deals.ts';
import type { Team } from '../play/team.ts';
import { reportPlan } from '../report/plan.ts';
import { WhatIfStudy } from '../what-if/study.ts';
import { planFrom, studyBots } from '../what-if/terms.ts';
import type { StudySettings } from './settings.ts';

/** What there is to play for a study, and when it is decided. */
export interface StudyWork {
  readonly teams: readonly Team[];
  /** The most deals. */
  readonly deals: number;
  /** Takes in the deals in order; true if everything is decided and no more are needed. */
  judge(): (deal: DealFacts) => boolean;
}

/** Throws a `BadInputError` if the settings don't fit the game. */
export function workOf(game: AnyGame, settings: StudySettings): StudyWork {
  switch (settings.kind) {
    case 'what-if': {
      const { arms, deals: plan, study } = planFrom(game, settings);
      return {
        teams: arms.map((arm) => ({ arm, plan })),
        deals: Math.ceil(settings.matches / matchesPerDeal(plan)),
        judge() {
          const added = new WhatIfStudy(study);
          return (deal) => added.add(deal);
        },
      };
    }
    case 'check': {
      const { goals } = settings;
      const { arm, deals: plan, matches } = checkPlan(game, goals, studyBots(game, goals.bots));
      return {
        teams: [{ arm, plan }],
        deals: Math.ceil(matches / matchesPerDeal(plan)),
        judge() {
          const check = new BalanceCheck(linesOf(game, plan.loadouts, goals.goals));
          return ([facts = []]) => check.add(facts);
        },
      };
    }
    case 'report': {
      const { arm, plan, to } = reportPlan(game, settings);
      return { teams: [{ arm, plan }], deals: to, judge: () => () => false };
    }
  }
}
