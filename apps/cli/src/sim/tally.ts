import type { PlayedMatch } from '../players/play-match.ts';

/** The results of one pairing of loadouts. */
export interface PairingTally {
  matches: number;
  wins: number[];
  draws: number;
}

export interface MatchError {
  readonly index: number;
  readonly trace: string;
}

/** The sums of a number of matches. The order in which tallies are added doesn't matter. */
export interface Tally {
  finished: number;
  capped: number;
  errors: number;
  actions: number;
  draws: number;
  wins: number[];
  /** Matches won by the seat that had the first turn. */
  openerWins: number;
  /** How many matches took this many turns. */
  turns: Map<number, number>;
  pairings: PairingTally[];
  /** The first few by index. */
  firstErrors: MatchError[];
  /** Seats that forfeited because of their player; the first few reasons by index. */
  forfeits: number;
  firstForfeits: MatchError[];
}

const ERRORS_KEPT = 5;

export function emptyTally(seats: number, pairings: number): Tally {
  const zeros = (): number[] => new Array<number>(seats).fill(0);
  return {
    finished: 0,
    capped: 0,
    errors: 0,
    actions: 0,
    draws: 0,
    wins: zeros(),
    openerWins: 0,
    turns: new Map(),
    pairings: Array.from({ length: pairings }, () => ({ matches: 0, wins: zeros(), draws: 0 })),
    firstErrors: [],
    forfeits: 0,
    firstForfeits: [],
  };
}

export function countMatch(tally: Tally, index: number, pairing: number, played: PlayedMatch): void {
  const { outcome, actions, turns, opener, forfeits } = played;
  const { winners, capped } = outcome;
  tally.finished++;
  tally.actions += actions;
  if (capped) tally.capped++;
  if (opener !== null && winners.includes(opener)) tally.openerWins++;
  tally.turns.set(turns, (tally.turns.get(turns) ?? 0) + 1);
  const ofPairing = tally.pairings[pairing];
  for (const count of ofPairing === undefined ? [tally] : [tally, ofPairing]) {
    if (winners.length === 0) count.draws++;
    for (const seat of winners) count.wins[seat] = (count.wins[seat] ?? 0) + 1;
  }
  if (ofPairing !== undefined) ofPairing.matches++;
  tally.forfeits += forfeits.length;
  tally.firstForfeits = firstOf(
    tally.firstForfeits,
    forfeits.map(({ why }) => ({ index, trace: why })),
  );
}

export function countError(tally: Tally, index: number, error: unknown): void {
  tally.errors++;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  tally.firstErrors = firstOf(tally.firstErrors, [{ index, trace }]);
}

/** Adds the second tally to the first. */
export function addTally(into: Tally, from: Tally): void {
  into.finished += from.finished;
  into.capped += from.capped;
  into.errors += from.errors;
  into.actions += from.actions;
  into.openerWins += from.openerWins;
  addOutcomes(into, from);
  for (const [turns, matches] of from.turns) into.turns.set(turns, (into.turns.get(turns) ?? 0) + matches);
  for (const [i, pairing] of from.pairings.entries()) {
    const sum = into.pairings[i];
    if (sum === undefined) continue;
    sum.matches += pairing.matches;
    addOutcomes(sum, pairing);
  }
  into.firstErrors = firstOf(into.firstErrors, from.firstErrors);
  into.forfeits += from.forfeits;
  into.firstForfeits = firstOf(into.firstForfeits, from.firstForfeits);
}

function addOutcomes(into: { wins: number[]; draws: number }, from: { wins: number[]; draws: number }): void {
  into.draws += from.draws;
  for (const [seat, wins] of from.wins.entries()) into.wins[seat] = (into.wins[seat] ?? 0) + wins;
}

/** The first few of both lists by index. */
export function firstOf(some: readonly MatchError[], more: readonly MatchError[]): MatchError[] {
  return [...some, ...more].sort((a, b) => a.index - b.index).slice(0, ERRORS_KEPT);
}
