/** Replays a finished match in a worker, so that the page never blocks. */
import '../../browser/no-eval.ts';
import { momentsAt, momentsOf, replayRest } from '@mechatable/study';
import { loadRules } from '../../games/rules.ts';
import type { LuckRequest, Replays } from './replays.ts';

/** The bot that plays the replays: fast, and sensible in every game. */
const BOT = 'greedy';
const PARTS = [0, 0.2, 0.4, 0.6, 0.8];
const ROUNDS = 40;
/** No new round begins after this many milliseconds. */
const LONGEST = 30_000;

async function replayMatch({ game: id, record, seats, seed }: LuckRequest): Promise<void> {
  const game = await loadRules(id, record.rulesVersion);
  if (game === null) throw new Error(`Unknown game "${id}".`);
  const bots = new Array<string>(seats).fill(BOT);
  const moments = momentsAt(momentsOf(game, record), PARTS);
  const sums = moments.map(() => new Array<number>(seats).fill(0));
  const begun = performance.now();
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [place, moment] of moments.entries()) {
      const scores = replayRest(game, moment, bots, `${seed}:${place}:${round}`);
      sums[place] = sums[place]?.map((sum, seat) => sum + (scores[seat] ?? 0)) ?? [];
    }
    const isLast = round === ROUNDS || performance.now() - begun > LONGEST;
    const replays: Replays = {
      rounds: round,
      isLast,
      moments: moments.map(({ turn }, place) => ({
        turn,
        shares: sums[place]?.map((sum) => sum / round) ?? [],
      })),
    };
    postMessage(replays);
    if (isLast) return;
  }
}

addEventListener('message', ({ data }: MessageEvent<LuckRequest>) => {
  replayMatch(data).catch((error: unknown) => {
    setTimeout(() => {
      throw error; // reaches the page as an error of the worker
    });
  });
});
