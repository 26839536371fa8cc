import { botRoot, botSeed } from '@mechatable/host';
import { openMatch, recordOf, replayMove, type AnyGame, type Move } from '@mechatable/kernel';
import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { playerOf } from '../players/entrant.ts';
import { playMatch } from '../players/play-match.ts';
import { allLeave } from '../players/player.ts';
import { seatPlayer } from '../players/seat-player.ts';
import { writeNewFile } from '../record-file.ts';
import { optionsByPairing, seedOf, type SimPlan } from './plan.ts';
import { countError, countMatch, emptyTally, type Tally } from './tally.ts';
import { words } from '../words.ts';

/** Plays one match of a simulation, and writes its record if a file is named, even if the match fails. */
export async function playOnly(
  io: Io,
  game: AnyGame,
  plan: SimPlan,
  index: number,
  file: string | undefined,
): Promise<Tally> {
  const options = optionsByPairing(game, plan);
  const pairing = index % options.length;
  const tally = emptyTally(plan.bots.length, options.length);
  const seed = seedOf(plan, index);
  const players = plan.bots.map((id, seat) =>
    seatPlayer(id, game, botSeed(botRoot(plan.seed), index, seat), plan.bots.length),
  );
  const moves: Move[] = [];
  try {
    countMatch(tally, index, pairing, await playMatch(game, options[pairing], players, seed, { moves }));
  } catch (error) {
    countError(tally, index, error); // reported by the command
  } finally {
    await allLeave(players);
  }
  if (file !== undefined) {
    const match = openMatch(game, { options: options[pairing], players: plan.bots.map(playerOf), seed });
    for (const [n, move] of moves.entries()) replayMove(match, move, n);
    writeNewFile(io.cwd, file, recordOf(match, 'always'));
    io.err(words.matches.saved(file, count(moves.length, 'move')));
  }
  return tally;
}
