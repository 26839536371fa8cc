import { botRoot, botSeed } from '@mechatable/host';
import type { AnyGame } from '@mechatable/kernel';
import { playMatch } from '../players/play-match.ts';
import { allLeave } from '../players/player.ts';
import { seatPlayer } from '../players/seat-player.ts';
import { optionsByPairing, seedOf, type SimPlan } from './plan.ts';
import { countError, countMatch, emptyTally, type Tally } from './tally.ts';

/** Plays a run of matches by their indices, ready to be asked again and again. */
export type ChunkRunner = (from: number, to: number) => Promise<Tally>;

export function chunkRunner(game: AnyGame, plan: SimPlan): ChunkRunner {
  const options = optionsByPairing(game, plan);
  const root = botRoot(plan.seed);
  const seats = plan.bots.length;
  return async (from, to) => {
    const tally = emptyTally(seats, options.length);
    for (let index = from; index < to; index++) {
      const seed = seedOf(plan, index);
      const pairing = index % options.length;
      const players = plan.bots.map((id, seat) => seatPlayer(id, game, botSeed(root, index, seat), seats));
      try {
        countMatch(tally, index, pairing, await playMatch(game, options[pairing], players, seed));
      } catch (error) {
        countError(tally, index, error); // reported with the command that repeats it
      } finally {
        await allLeave(players);
      }
    }
    return tally;
  };
}
