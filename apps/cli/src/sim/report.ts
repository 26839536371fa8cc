import { rounded } from '../figures.ts';
import { textOf } from '../players/entrant.ts';
import type { SeedKind } from '../seeds.ts';
import { wilson } from '../wilson.ts';
import { loadoutsOf, type SimPlan } from './plan.ts';
import type { Tally } from './tally.ts';

export interface LoadoutFigures {
  readonly id: string;
  /** Against other loadouts: a mirror match says nothing about the deck. */
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
  /** A draw counts half. */
  readonly winRate: number | null;
  readonly ci95: readonly [number, number] | null;
}

/** How often the row's loadout beats the column's, in either seat. */
export interface Matrix {
  readonly loadouts: readonly string[];
  readonly winRates: readonly (readonly (number | null)[])[];
  readonly matches: readonly (readonly number[])[];
}

export interface SimReport {
  readonly game: string;
  readonly matches: number;
  readonly finished: number;
  readonly capped: number;
  readonly errors: number;
  /** Matches forfeited by an external program. */
  readonly forfeits: number;
  readonly actions: number;
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly turns: { readonly min: number; readonly median: number; readonly max: number };
  readonly wins: readonly number[];
  readonly draws: number;
  /** Matches won by the player with the first turn, in any seat. */
  readonly openerWins: number;
  readonly seed: string;
  readonly seeds: SeedKind;
  readonly bots: readonly string[];
  readonly cores: number;
  readonly loadouts: readonly LoadoutFigures[];
  readonly matrix: Matrix | null;
}

export function reportOf(
  plan: SimPlan,
  kind: SeedKind,
  tally: Tally,
  matches: number,
  seconds: number,
  cores: number,
): SimReport {
  const { finished, capped, errors, forfeits, actions, wins, draws, openerWins } = tally;
  return {
    game: plan.game,
    matches,
    finished,
    capped,
    errors,
    forfeits,
    actions,
    seconds: rounded(seconds, 3),
    actionsPerSecond: Math.round(actions / seconds),
    matchesPerSecond: rounded(finished / seconds, 1),
    turns: spanOf(tally.turns),
    wins,
    draws,
    openerWins,
    seed: plan.seed,
    seeds: kind,
    bots: plan.bots.map(textOf),
    cores,
    loadouts: loadoutFigures(plan, tally),
    matrix: plan.bots.length === 2 && plan.rotating.length > 1 ? matrixOf(plan, tally) : null,
  };
}

function spanOf(turns: ReadonlyMap<number, number>): { min: number; median: number; max: number } {
  const sorted = [...turns].sort(([a], [b]) => a - b);
  const matches = sorted.reduce((sum, [, n]) => sum + n, 0);
  let seen = 0;
  for (const [median, n] of sorted) {
    seen += n;
    if (seen * 2 >= matches) return { min: sorted[0]?.[0] ?? 0, median, max: sorted.at(-1)?.[0] ?? 0 };
  }
  return { min: 0, median: 0, max: 0 };
}

interface Score {
  matches: number;
  wins: number;
  draws: number;
}

function loadoutFigures(plan: SimPlan, { pairings }: Tally): LoadoutFigures[] {
  const scores = new Map<string, Score>(plan.rotating.map((id) => [id, { matches: 0, wins: 0, draws: 0 }]));
  for (const [index, { matches, wins, draws }] of pairings.entries()) {
    const loadouts = loadoutsOf(plan, index);
    if (new Set(loadouts).size < 2) continue;
    for (const [seat, id] of loadouts.entries()) {
      const score = scores.get(id);
      if (score === undefined) continue;
      score.matches += matches;
      score.wins += wins[seat] ?? 0;
      score.draws += draws;
    }
  }
  return [...scores].map(([id, score]) => ({ id, ...score, winRate: winRate(score), ci95: interval(score) }));
}

function matrixOf(plan: SimPlan, { pairings }: Tally): Matrix {
  const ids = plan.rotating;
  const cell = (row: number, column: number): Score => {
    const first = pairings[row * ids.length + column];
    const second = pairings[column * ids.length + row];
    return {
      matches: (first?.matches ?? 0) + (second?.matches ?? 0),
      wins: (first?.wins[0] ?? 0) + (second?.wins[1] ?? 0),
      draws: (first?.draws ?? 0) + (second?.draws ?? 0),
    };
  };
  const cells = ids.map((_, row) => ids.map((__, column) => (row === column ? null : cell(row, column))));
  return {
    loadouts: ids,
    winRates: cells.map((row) => row.map((score) => (score === null ? null : winRate(score)))),
    matches: cells.map((row) => row.map((score) => score?.matches ?? 0)),
  };
}

function winRate({ matches, wins, draws }: Score): number | null {
  return matches === 0 ? null : rounded((wins + draws / 2) / matches, 4);
}

function interval({ matches: n, wins, draws }: Score): readonly [number, number] | null {
  return n === 0 ? null : wilson((wins + draws / 2) / n, n);
}
