import { findBot } from '@mechatable/bots';
import { rngOfMatch, sha256, type AnyGame } from '@mechatable/kernel';
import { optionsFor, seatingsOf, type DealPlan, type SkillFacts, type SkillPlan } from './deals.ts';
import { playOut } from './play-out.ts';

/** Plays a deal once for every seat of the higher level, with all else equal. Null if the plan has none for this deal. */
export function playSkill(
  game: AnyGame,
  plan: DealPlan,
  options: Readonly<Record<string, unknown>>,
  deal: number,
): SkillFacts | null {
  const pair = pairOf(plan.skill, deal);
  if (pair === null) return null;
  const [seating = []] = seatingsOf(plan, deal);
  const chosen = optionsFor(game, plan, options, seating);
  const seats = plan.bots.length;
  const seed = `${plan.seed}:skill:${deal}`;
  const scores = plan.bots.map((_, place) => {
    const players = plan.bots.map((__, seat) =>
      findBot(seat === place ? pair.higher : pair.lower).create(
        game,
        sha256(`mechatable:lab-skill:${seed}:${place}:${seat}`),
        seats,
      ),
    );
    const state = game.rules.setup(chosen, seats, rngOfMatch(seed, seats));
    return playOut(game, state, players, [])[place] ?? 0;
  });
  return { ...pair, scores };
}

function pairOf(plan: SkillPlan | undefined, deal: number): Omit<SkillFacts, 'scores'> | null {
  if (plan === undefined || deal % plan.every !== 0) return null;
  const turn = deal / plan.every;
  if (turn >= plan.most) return null;
  const place = turn % (plan.levels.length - 1);
  const [lower, higher] = plan.levels.slice(place, place + 2);
  return lower === undefined || higher === undefined ? null : { higher, lower };
}
