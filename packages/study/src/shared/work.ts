import type { AnyGame } from '@mechatable/kernel';
import { BalanceCheck, type CheckedLine } from '../check/check.ts';
import { linesOf } from '../check/lines.ts';
import { checkPlan } from '../check/run.ts';
import { matchesPerDeal, type MatchFacts } from '../play/deals.ts';
import type { DealFacts } from '../play/play-deals.ts';
import type { Team } from '../play/team.ts';
import { reportPlan } from '../report/plan.ts';
import { WhatIfStudy, type WhatIfResult } from '../what-if/study.ts';
import { planFrom, studyBots } from '../what-if/terms.ts';
import type { StudySettings } from './settings.ts';

/** The result of a study so far. */
export type StudyResult =
  | { readonly kind: 'what-if'; readonly matches: number; readonly result: WhatIfResult }
  | { readonly kind: 'check'; readonly matches: number; readonly lines: readonly CheckedLine[] }
  | { readonly kind: 'report'; readonly matches: number; readonly facts: readonly MatchFacts[] };

/** Adds up the deals of a study. */
export interface StudySum {
  /** Adds the next deal. Returns true once everything is decided. */
  add(deal: DealFacts): boolean;
  result(): StudyResult;
}

/** The work of a study. */
export interface StudyWork {
  readonly teams: readonly Team[];
  /** The maximum number of deals. */
  readonly deals: number;
  /** The maximum number of matches per variant. */
  readonly matches: number;
  /** Whether it may end before everything is played. */
  readonly endsEarly: boolean;
  start(): StudySum;
}

/** Throws a `BadInputError` if the settings don't fit the game. */
export function workOf(game: AnyGame, settings: StudySettings): StudyWork {
  switch (settings.kind) {
    case 'what-if': {
      const { arms, deals: plan, study } = planFrom(game, settings);
      const teams = arms.map((arm) => ({ arm, plan }));
      const start = (): StudySum => whatIfSum(new WhatIfStudy(study));
      return { ...sizesOf(teams, settings.matches), endsEarly: true, start };
    }
    case 'check': {
      const { goals } = settings;
      const { arm, deals: plan, matches } = checkPlan(game, goals, studyBots(game, goals.bots));
      const start = (): StudySum => checkSum(new BalanceCheck(linesOf(game, plan.loadouts, goals.goals)));
      return { ...sizesOf([{ arm, plan }], matches), endsEarly: true, start };
    }
    case 'report':
      return {
        ...sizesOf([reportPlan(game, settings)], settings.matches),
        endsEarly: false,
        start: reportSum,
      };
  }
}

function sizesOf(teams: readonly Team[], matches: number): Pick<StudyWork, 'teams' | 'deals' | 'matches'> {
  const perDeal = Math.max(...teams.map(({ plan }) => matchesPerDeal(plan)));
  return { teams, matches, deals: Math.ceil(matches / perDeal) };
}

function whatIfSum(study: WhatIfStudy): StudySum {
  return {
    add: (deal) => study.add(deal),
    result() {
      const result = study.result();
      return { kind: 'what-if', matches: result.matches, result };
    },
  };
}

function checkSum(check: BalanceCheck): StudySum {
  return {
    add: ([facts = []]) => check.add(facts),
    result: () => ({ kind: 'check', matches: check.matches, lines: check.result() }),
  };
}

function reportSum(): StudySum {
  const facts: MatchFacts[] = [];
  return {
    add([played = []]) {
      facts.push(...played);
      return false;
    },
    result: () => ({ kind: 'report', matches: facts.length, facts }),
  };
}
