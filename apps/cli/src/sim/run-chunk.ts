import { findBot } from '@mechatable/bots';
import { botRoot, botSeed } from '@mechatable/host';
import type { AnyGame } from '@mechatable/kernel';
import { optionsByPairing, seedOf, type SimPlan } from './plan.ts';
import { playMatch } from './play-match.ts';
import { countError, countMatch, emptyTally, type Tally } from './tally.ts';

/** Plays a run of matches by their indices, ready to be asked again and again. */
export type ChunkRunner = (from: number, to: number) => Tally;

export function chunkRunner(game: AnyGame, plan: SimPlan): ChunkRunner {
  const options = optionsByPairing(game, plan);
  const kinds = plan.bots.map(findBot);
  const root = botRoot(plan.seed);
  return (from, to) => {
    const tally = emptyTally(kinds.length, options.length);
    for (let index = from; index < to; index++) {
      const seed = seedOf(plan, index);
      const pairing = index % options.length;
      const bots = kinds.map((kind, seat) => kind.create(game, botSeed(root, index, seat)));
      try {
        countMatch(tally, pairing, playMatch(game, options[pairing], bots, seed, null));
      } catch (error) {
        countError(tally, index, error); // reported with the command that repeats it
      }
    }
    return tally;
  };
}
