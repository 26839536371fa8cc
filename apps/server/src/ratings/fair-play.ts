import { keyOf } from '@mechatable/kernel';
import type { PrivateSeat, OnlineTable, TableRating } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';

const DAY_MS = 24 * 3_600_000;
/** This many matches between the same two people count within a day. */
export const MAX_BETWEEN_TWO = 5;
/** A player who abandons a second match within a day waits this long before the next one. Each further one doubles it. */
export const FIRST_WAIT_MS = 15 * 60_000;

type Needed = Pick<MatchServices, 'ratings' | 'clock'>;

/** How long a player has to wait before the next match that counts. `abandoned`: when they left, the latest first. */
export function waitAfterLeaving(abandoned: readonly number[], now: number): number {
  const [latest] = abandoned;
  if (latest === undefined || abandoned.length < 2) return 0;
  const wait = Math.min(DAY_MS, FIRST_WAIT_MS * 2 ** (abandoned.length - 2));
  return Math.max(0, latest + wait - now);
}

/** Throws if the player has left too many matches that count. */
export async function assertMayRate(services: Needed, player: string): Promise<void> {
  const problem = await waitingProblem(services, player);
  if (problem !== null) throw refusal('not-allowed', problem);
}

/** Why a match at this table would not count if the player sat down; null if it would. */
export async function problemFor(
  services: Needed,
  table: OnlineTable,
  player: string,
): Promise<string | null> {
  if (table.rating === 'none') return words.rating.unrated;
  if (table.rating === 'limit' || table.rating === 'device') return words.rating[table.rating];
  const others = table.seats.flatMap(({ playerId }) =>
    playerId === null || playerId === player ? [] : [playerId],
  );
  if (await haveMetTooOften(services, [player, ...others])) return words.rating.limit;
  return waitingProblem(services, player);
}

/** Whether a match counts that begins now. */
export async function ratingAtStart(
  services: Needed,
  { rating }: OnlineTable,
  seats: readonly PrivateSeat[],
): Promise<TableRating> {
  if (rating !== 'due') return rating;
  // Two people without keys may be one: browsers have none over plain HTTP.
  const keys = seats.flatMap(({ player }) => (player?.kind === 'person' ? [keyOf(player)] : []));
  if (new Set(keys).size < keys.length) return 'device';
  const people = seats.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
  return (await haveMetTooOften(services, people)) ? 'limit' : 'due';
}

async function waitingProblem({ ratings, clock }: Needed, player: string): Promise<string | null> {
  const now = clock();
  const wait = waitAfterLeaving(await ratings.abandonedSince(player, now - DAY_MS), now);
  return wait === 0 ? null : words.rating.wait(Math.ceil(wait / 60_000));
}

async function haveMetTooOften({ ratings, clock }: Needed, people: readonly string[]): Promise<boolean> {
  const since = clock() - DAY_MS;
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1))
      if ((await ratings.matchesBetween(one, other, since)) >= MAX_BETWEEN_TWO) return true;
  return false;
}
