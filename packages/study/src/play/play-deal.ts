import { findBot } from '@mechatable/bots';
import { InvariantError, invariant, rngOfMatch, sha256, type AnyGame, type Seat } from '@mechatable/kernel';
import { optionsFor, seatingsOf, type DealPlan, type Facts } from './deals.ts';
import { observer } from './observe.ts';

/** Plays all matches of a deal. */
export function playDeal(
  game: AnyGame,
  plan: DealPlan,
  options: Readonly<Record<string, unknown>>,
  deal: number,
): readonly Facts[] {
  return seatingsOf(plan, deal).map((seating, turn) =>
    playMatch(game, plan, optionsFor(game, plan, options, seating), seating, `${plan.seed}:${deal}`, turn),
  );
}

/** The seed goes through a hash, so that no bot could deal the real cards from its own. */
function botSeed(seed: string, turn: number, seat: Seat): string {
  return sha256(`mechatable:lab-bot:${seed}:${turn}:${seat}`);
}

function playMatch(
  game: AnyGame,
  { bots, detailed }: DealPlan,
  options: unknown,
  seating: readonly number[],
  seed: string,
  turn: number,
): Facts {
  const { rules } = game;
  const state = rules.setup(options, bots.length, rngOfMatch(seed, bots.length));
  const players = bots.map((id, seat) => findBot(id).create(game, botSeed(seed, turn, seat), bots.length));
  const seen = observer(game, bots.length, detailed);
  for (let seq = 0; ; seq++) {
    const seat = rules.toAct(state)[0];
    if (seat === undefined) break;
    if (seq === rules.bound) throw new InvariantError(`${game.id} exceeds its bound of ${seq} actions`);
    const legal = rules.legal(state, seat);
    seen.asked(state, seat, legal.length);
    const action = players[seat]?.choose({ seat, seq, legal, view: () => rules.view(state, seat) });
    seen.done(seat, action, rules.apply(state, seat, action));
  }
  const outcome = rules.outcome(state);
  invariant(outcome !== null, `${game.id} asks no seat but is not over`);
  const { winners } = outcome;
  const sharing = winners.length === 0 ? bots.map((_, seat) => seat) : winners;
  return {
    loadouts: seating,
    scores: bots.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0)),
    turns: rules.turn(state),
    ...seen.facts(),
  };
}
