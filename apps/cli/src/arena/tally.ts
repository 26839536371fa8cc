import type { PlayedMatch } from '../players/play-match.ts';
import type { Spent } from '../players/stopwatch.ts';
import { addTiming, addTimings, noTimings, type Timings } from '../players/timings.ts';
import { firstOf, type MatchError } from '../sim/tally.ts';

/** The results of one of the compared bots. */
export interface EntrantTally {
  wins: number;
  /** A win is one point, shared between several winners, or between all in a draw. */
  points: number;
  forfeits: number;
  timings: Timings;
  /** Decisions over the time limit. */
  overruns: number;
  /** Of these, decisions in which the bot itself stayed within the limit: it waited for a CPU. */
  keptWaiting: number;
}

/** The totals of several matches. */
export interface ArenaTally {
  matches: number;
  draws: number;
  entrants: EntrantTally[];
  /** Matches that a bug of ours ended, and the first few by index. */
  errors: number;
  firstErrors: MatchError[];
  /** Why seats gave up: the first few. */
  firstForfeits: MatchError[];
}

export function emptyArena(entrants: number): ArenaTally {
  return {
    matches: 0,
    draws: 0,
    entrants: Array.from({ length: entrants }, () => ({
      wins: 0,
      points: 0,
      forfeits: 0,
      timings: noTimings(),
      overruns: 0,
      keptWaiting: 0,
    })),
    errors: 0,
    firstErrors: [],
    firstForfeits: [],
  };
}

/** Counts a match in which these entrants sat in the seats. */
export function countBout(
  tally: ArenaTally,
  index: number,
  seated: readonly number[],
  { outcome, forfeits }: PlayedMatch,
): void {
  const { winners } = outcome;
  tally.matches++;
  if (winners.length === 0) tally.draws++;
  const sharing = winners.length === 0 ? seated.map((_, seat) => seat) : winners;
  for (const [number, entrant] of tally.entrants.entries()) {
    const shares = sharing.filter((seat) => seated[seat] === number).length;
    entrant.points += shares / sharing.length;
    if (winners.length > 0 && shares > 0) entrant.wins++;
    entrant.forfeits += forfeits.filter(({ seat }) => seated[seat] === number).length;
  }
  tally.firstForfeits = firstOf(
    tally.firstForfeits,
    forfeits.map(({ why }) => ({ index, trace: why })),
  );
}

/** Counts a decision of an entrant that has to answer within this many milliseconds. */
export function countDecision(
  tally: ArenaTally,
  number: number,
  { milliseconds, worked }: Spent,
  latest: number,
): void {
  const entrant = tally.entrants[number];
  if (entrant === undefined) return;
  addTiming(entrant.timings, milliseconds);
  if (milliseconds <= latest) return;
  entrant.overruns++;
  if (worked !== null && worked <= latest) entrant.keptWaiting++;
}

export function countBug(tally: ArenaTally, index: number, error: unknown): void {
  tally.errors++;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  tally.firstErrors = firstOf(tally.firstErrors, [{ index, trace }]);
}

/** Adds the second tally to the first. */
export function addArena(into: ArenaTally, from: ArenaTally): void {
  into.matches += from.matches;
  into.draws += from.draws;
  into.errors += from.errors;
  for (const [number, more] of from.entrants.entries()) {
    const sum = into.entrants[number];
    if (sum === undefined) continue;
    sum.wins += more.wins;
    sum.points += more.points;
    sum.forfeits += more.forfeits;
    addTimings(sum.timings, more.timings);
    sum.overruns += more.overruns;
    sum.keptWaiting += more.keptWaiting;
  }
  into.firstErrors = firstOf(into.firstErrors, from.firstErrors);
  into.firstForfeits = firstOf(into.firstForfeits, from.firstForfeits);
}
