import { findBot } from '@mechatable/bots';
import { botRoot, botSeed } from '@mechatable/host';
import { invariant, type AnyGame } from '@mechatable/kernel';
import type { Entrant } from '../players/entrant.ts';
import { playMatch } from '../players/play-match.ts';
import { allLeave } from '../players/player.ts';
import { seatPlayer } from '../players/seat-player.ts';
import type { Spent } from '../players/stopwatch.ts';
import { optionsByPairing, seedOf } from '../sim/plan.ts';
import { dealOf, seating, type ArenaPlan } from './plan.ts';
import { countBout, countBug, countDecision, emptyArena, type ArenaTally } from './tally.ts';

/** How many milliseconds late a bot may answer. */
const GRACE = 50;

/** When a built-in bot counts as late. An external program forfeits instead. */
function latestAnswer(entrant: Entrant): number {
  const patience = entrant.kind === 'bot' ? findBot(entrant.bot).patience : null;
  return patience === null ? Infinity : patience + GRACE;
}

/** Plays a run of matches by their indices, ready to be asked again and again. */
export function boutRunner(
  game: AnyGame,
  plan: ArenaPlan,
): (from: number, to: number) => Promise<ArenaTally> {
  const options = optionsByPairing(game, plan);
  const root = botRoot(plan.seed);
  const seats = plan.bots.length;
  const latest = plan.entrants.map(latestAnswer);
  const bout = async (tally: ArenaTally, index: number): Promise<void> => {
    const deal = dealOf(plan, index);
    const seated = seating(plan, index);
    const players = seated.map((number, seat) => {
      const entrant = plan.entrants[number];
      invariant(entrant !== undefined, 'every seat has an entrant');
      return seatPlayer(entrant, game, botSeed(root, index, seat), seats);
    });
    const onDecision = (seat: number, spent: Spent): void => {
      const number = seated[seat] ?? 0;
      countDecision(tally, number, spent, latest[number] ?? Infinity);
    };
    try {
      const played = await playMatch(game, options[deal % options.length], players, seedOf(plan, deal), {
        onDecision,
      });
      countBout(tally, index, seated, played);
    } catch (error) {
      countBug(tally, index, error); // reported by the command
    } finally {
      await allLeave(players);
    }
  };
  return async (from, to) => {
    const tally = emptyArena(plan.entrants.length);
    for (let index = from; index < to; index++) await bout(tally, index);
    return tally;
  };
}
