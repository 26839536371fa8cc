import { findBot } from '@mechatable/bots';
import { rngFrom, sha256, type AnyGame } from '@mechatable/kernel';
import { playOut } from './play-out.ts';
import type { Moment } from './moments.ts';

/** Replays the rest of a match from a moment, with new cards and dice. Returns what each seat gets. */
export function replayRest(
  game: AnyGame,
  { view }: Moment,
  bots: readonly string[],
  seed: string,
): readonly number[] {
  const state = game.rules.imagine(view, rngFrom(sha256(`mechatable:luck:${seed}`)));
  const players = bots.map((id, seat) =>
    findBot(id).create(game, sha256(`mechatable:luck-bot:${seed}:${seat}`), bots.length),
  );
  return playOut(game, state, players, []);
}

/** The moments from which matches are replayed, as fractions of their length. */
export const LUCK_PARTS = [0, 0.25, 0.5, 0.75] as const;

/** From each part of a match, one replay: the share of the result that stays the same, from 0 to 1. */
export function replayedParts(
  game: AnyGame,
  moments: readonly Moment[],
  bots: readonly string[],
  scores: readonly number[],
  seed: string,
): readonly number[] {
  return LUCK_PARTS.map((part, place) => {
    const moment = moments[Math.floor(part * moments.length)];
    if (moment === undefined) return 1;
    return repeatedShare(scores, replayRest(game, moment, bots, `${seed}:${place}`));
  });
}

/** How much of a result another one repeats: 1 if the same player wins alone. */
export function repeatedShare(scores: readonly number[], others: readonly number[]): number {
  const best = Math.max(...scores);
  return others.reduce((sum, score, seat) => sum + (scores[seat] === best ? score : 0), 0);
}
