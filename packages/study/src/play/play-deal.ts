import { findBot } from '@mechatable/bots';
import { rngOfMatch, sha256, type AnyGame, type Seat } from '@mechatable/kernel';
import { momentWatcher } from './moments.ts';
import { replayedParts } from './replay-rest.ts';
import { optionsFor, seatingsOf, type DealPlan, type MatchFacts } from './deals.ts';
import { observer } from './observe.ts';
import { playOut } from './play-out.ts';
import { playSkill } from './skill.ts';

/** Plays all matches of a deal. */
export function playDeal(
  game: AnyGame,
  plan: DealPlan,
  options: Readonly<Record<string, unknown>>,
  deal: number,
): readonly MatchFacts[] {
  const isReplayed = plan.replayEvery !== undefined && deal % plan.replayEvery === 0;
  const [first, ...others] = seatingsOf(plan, deal).map((seating, turn) =>
    playMatch(game, plan, optionsFor(game, plan, options, seating), {
      ...{ seating, turn, isReplayed },
      seed: `${plan.seed}:${deal}`,
    }),
  );
  if (first === undefined) return [];
  const skill = playSkill(game, plan, options, deal);
  return [skill === null ? first : { ...first, skill }, ...others];
}

/** The seed goes through a hash, so that no bot could deal the real cards from its own. */
function botSeed(seed: string, turn: number, seat: Seat): string {
  return sha256(`mechatable:lab-bot:${seed}:${turn}:${seat}`);
}

interface Deal {
  readonly seating: readonly number[];
  readonly seed: string;
  readonly turn: number;
  readonly isReplayed: boolean;
}

function playMatch(
  game: AnyGame,
  { bots, detailed }: DealPlan,
  options: unknown,
  { seating, seed, turn, isReplayed }: Deal,
): MatchFacts {
  const { rules } = game;
  const state = rules.setup(options, bots.length, rngOfMatch(seed, bots.length));
  const players = bots.map((id, seat) => findBot(id).create(game, botSeed(seed, turn, seat), bots.length));
  const seen = observer(game, bots.length, detailed);
  const moments = momentWatcher(game);
  const scores = playOut(game, state, players, isReplayed ? [seen, moments] : [seen]);
  return {
    loadouts: seating,
    scores,
    turns: rules.turn(state),
    ...seen.facts(),
    ...(isReplayed
      ? { replayed: replayedParts(game, moments.moments(), bots, scores, `${seed}:${turn}`) }
      : {}),
  };
}
