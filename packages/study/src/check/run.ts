import type { AnyGame } from '@mechatable/kernel';
import { armOf, type Arm, type DealPlayer } from '../play/arm.ts';
import { matchesPerDeal, type DealPlan } from '../play/deals.ts';
import { playDeals } from '../play/play-deals.ts';
import { BalanceCheck } from './check.ts';
import type { Goals } from './goals.ts';
import { linesOf } from './lines.ts';

export interface CheckPlan {
  readonly arm: Arm;
  readonly deals: DealPlan;
  readonly matches: number;
}

/** The plan for checking the goals. `bots`: one for each seat. */
export function checkPlan(game: AnyGame, goals: Goals, bots: readonly string[]): CheckPlan {
  const { seed, matches, options } = goals;
  return {
    arm: armOf(game, {}, options),
    deals: {
      seed,
      bots,
      loadouts: goals.loadouts ?? game.content.loadouts.map(({ id }) => id),
      focus: [],
      detailed: goals.goals.some(({ measure }) => measure === 'owner'),
    },
    matches,
  };
}

export interface CheckRun {
  readonly players: readonly DealPlayer[];
  readonly width: number;
  readonly signal: AbortSignal;
  readonly onDeal: (check: BalanceCheck) => void;
}

/** Plays until every line is decided, the matches are used up, or the signal ends it. */
export async function runCheck(
  game: AnyGame,
  goals: Goals,
  { deals, matches }: CheckPlan,
  { players, width, signal, onDeal }: CheckRun,
): Promise<BalanceCheck> {
  const check = new BalanceCheck(linesOf(game, deals.loadouts, goals.goals));
  await playDeals({
    players,
    width,
    signal,
    from: 0,
    to: Math.ceil(matches / matchesPerDeal(deals)),
    onDeal([facts = []]) {
      const isDecided = check.add(facts);
      onDeal(check);
      return isDecided;
    },
  });
  return check;
}
