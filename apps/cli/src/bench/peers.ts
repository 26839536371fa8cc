import { Search, settingsFor } from '@mechatable/bots';
import { InvariantError, rngFrom, type AnyGame } from '@mechatable/kernel';
import type { Peer, Playouts } from './boardgame-io.ts';
import { connectFour } from './connect-four.ts';
import { kernelPlayouts } from './kernel-playouts.ts';
import { median } from './measure.ts';

export interface PeerSpeed {
  readonly name: string;
  readonly game: string;
  /** Moves a second on our kernel, or iterations of our search. */
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

const SEARCH_ROUNDS = 3;
/** Our search runs this many times for each run of the peer. */
const SEARCH_TIMES = 20;
const FEWEST_ITERATIONS = 25;
const ROUNDS = 7;
const SEED = 'peers';
/** We play the same matches this many times, so that a round is long enough to time. */
const TIMES = 50;

/** Connect four on both, with the same random matches, alternating. */
export function peerSpeeds(peer: Peer, milliseconds: number): readonly PeerSpeed[] {
  const ours = kernelPlayouts(connectFour);
  const theirs = peer.playouts;
  const matches = matchesFor(theirs, (milliseconds / (ROUNDS + 1)) * 0.8);
  timed(ours, matches, TIMES);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const us = timed(ours, matches, TIMES);
    const them = timed(theirs, matches, 1);
    if (us.moves !== them.moves) {
      throw new InvariantError(
        `the same playouts took ${String(us.moves)} moves here and ${String(them.moves)} in ${peer.name}`,
      );
    }
    return { us: us.rate, them: them.rate };
  });
  const us = median(rounds.map((round) => round.us));
  const them = median(rounds.map((round) => round.them));
  return [speedOf(peer.name, us, them)];
}

function timed(playouts: Playouts, matches: number, times: number): { rate: number; moves: number } {
  const start = performance.now();
  let moves = 0;
  for (let i = 0; i < times; i++) moves = playouts(matches, rngFrom(SEED));
  return { rate: (moves * times) / ((performance.now() - start) / 1000), moves };
}

/** How many matches fill the time; finding out warms it up. */
function matchesFor(playouts: Playouts, milliseconds: number): number {
  for (let matches = 10; ; matches *= 2) {
    const start = performance.now();
    playouts(matches, rngFrom(SEED));
    const elapsed = performance.now() - start;
    if (elapsed * 2 > milliseconds) return Math.max(1, Math.round((matches * milliseconds) / elapsed));
  }
}

/** Iterations a second of a search from the empty board, every one with a random playout to the end, alternating. */
export async function peerSearchSpeeds(peer: Peer, milliseconds: number): Promise<readonly PeerSpeed[]> {
  const theirs = (iterations: number): Promise<number> =>
    timedSearch(iterations, () => peer.search(iterations));
  const ours = (iterations: number): Promise<number> =>
    timedSearch(iterations * SEARCH_TIMES, () => {
      for (let i = 0; i < SEARCH_TIMES; i++) searchOurs(iterations);
    });
  let iterations = FEWEST_ITERATIONS;
  const wanted = milliseconds / (SEARCH_ROUNDS + 2);
  // Finding out how many fill the time warms both up.
  while ((iterations * 2000) / (await theirs(iterations)) < wanted) iterations *= 2;
  await ours(iterations);
  const rounds: { us: number; them: number }[] = [];
  for (let round = 0; round < SEARCH_ROUNDS; round++)
    rounds.push({ us: await ours(iterations), them: await theirs(iterations) });
  const us = median(rounds.map((round) => round.us));
  const them = median(rounds.map((round) => round.them));
  return [speedOf(peer.name, us, them)];
}

/** Iterations a second. */
async function timedSearch(iterations: number, search: () => Promise<void> | void): Promise<number> {
  const start = performance.now();
  await search();
  return (iterations * 1000) / (performance.now() - start);
}

function searchOurs(iterations: number): void {
  const game: AnyGame = connectFour;
  const search = new Search(game, 2, 0, settingsFor(game), rngFrom(SEED));
  const view = game.rules.view(game.rules.setup({}, 2, rngFrom(SEED)), 0);
  search.run(view, { iterations, isOver: () => false });
}

function speedOf(name: string, us: number, them: number): PeerSpeed {
  return {
    name,
    game: connectFour.id,
    ours: Math.round(us),
    theirs: Math.round(them),
    ratio: Math.round(us / them),
  };
}
