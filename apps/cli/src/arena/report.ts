import { count, figure, percent, rounded } from '../figures.ts';
import { textOf } from '../players/entrant.ts';
import { quantile, timingsIn } from '../players/timings.ts';
import type { SeedKind } from '../seeds.ts';
import { textTable } from '../text-table.ts';
import { wilson } from '../wilson.ts';
import type { ArenaPlan } from './plan.ts';
import type { ArenaTally } from './tally.ts';

/** One entry per bot, in the given order. */
type PerBot<T> = readonly T[];

export interface ArenaReport {
  readonly game: string;
  readonly bots: PerBot<string>;
  /** How many seats each bot has in a match. */
  readonly seats: PerBot<number>;
  readonly seed: string;
  readonly seeds: SeedKind;
  readonly matches: number;
  readonly wins: PerBot<number>;
  readonly draws: number;
  /**
   * Per seat; a draw counts as a share for each seat. Equal entrants win 1 divided by the number
   * of seats.
   */
  readonly winRate: PerBot<number>;
  readonly ci95: PerBot<readonly [number, number]>;
  readonly significant: boolean;
  readonly forfeits: PerBot<number>;
  readonly errors: number;
  /** Decisions with a choice. */
  readonly decisions: PerBot<number>;
  /** Decisions more than 50 ms over the time limit. */
  readonly overruns: PerBot<number>;
  /** Of these, decisions in which the bot itself stayed within the limit: it waited for a CPU. 0 where unknown. */
  readonly keptWaiting: PerBot<number>;
  /** Of decisions with a choice. */
  readonly msPerDecision: {
    readonly median: PerBot<number>;
    readonly p99: PerBot<number>;
    readonly max: PerBot<number>;
  };
  readonly seconds: number;
  readonly cores: number;
}

export function arenaReport(
  plan: ArenaPlan,
  kind: SeedKind,
  tally: ArenaTally,
  seconds: number,
  cores: number,
): ArenaReport {
  const { matches, draws, entrants, errors } = tally;
  const seats = plan.entrants.map((_, number) => seatsOf(plan, number));
  const rates = entrants.map(({ points }, number) => points / (Math.max(1, matches) * (seats[number] ?? 1)));
  const timed = (share: number): number[] =>
    entrants.map(({ timings }) => rounded(quantile(timings, share), 3));
  return {
    game: plan.game,
    bots: plan.entrants.map(textOf),
    seats,
    seed: plan.seed,
    seeds: kind,
    matches,
    wins: entrants.map(({ wins }) => wins),
    draws,
    winRate: rates.map((rate) => rounded(rate, 4)),
    ci95: rates.map((rate) => (matches === 0 ? [0, 1] : wilson(rate, matches))),
    significant: isSignificant(plan, tally),
    forfeits: entrants.map(({ forfeits }) => forfeits),
    errors,
    decisions: entrants.map(({ timings }) => timingsIn(timings)),
    overruns: entrants.map(({ overruns }) => overruns),
    keptWaiting: entrants.map(({ keptWaiting }) => keptWaiting),
    msPerDecision: {
      median: timed(0.5),
      p99: timed(0.99),
      max: entrants.map(({ timings }) => rounded(timings.max, 3)),
    },
    seconds: rounded(seconds, 3),
    cores,
  };
}

/** Whether the first bot is certainly stronger or weaker than an equal bot would be. */
export function isSignificant(plan: ArenaPlan, { matches, entrants }: ArenaTally): boolean {
  if (matches === 0) return false;
  const [low, high] = wilson((entrants[0]?.points ?? 0) / matches, matches);
  const even = 1 / plan.bots.length;
  return low > even || high < even;
}

function seatsOf({ entrants, bots }: ArenaPlan, number: number): number {
  return number < entrants.length - 1 ? 1 : bots.length - entrants.length + 1;
}

/** The report for people. */
export function arenaText(report: ArenaReport): string {
  const { game, bots, matches, draws, wins, winRate, ci95, msPerDecision, forfeits, cores } = report;
  const share = (list: readonly number[], i: number): string => figure(rounded(list[i] ?? 0, 2));
  const rows = bots.map((bot, i) => [
    (report.seats[i] ?? 1) === 1 ? bot : `${bot} (${String(report.seats[i])} seats)`,
    figure(wins[i] ?? 0),
    percent(winRate[i] ?? 0),
    (ci95[i] ?? []).map(percent).join(' – '),
    share(msPerDecision.median, i),
    share(msPerDecision.p99, i),
    share(msPerDecision.max, i),
    figure(report.decisions[i] ?? 0),
  ]);
  const seats = report.seats.reduce((sum, n) => sum + n, 0);
  const verdict = report.significant
    ? `${bots[0] ?? ''} is ${(winRate[0] ?? 0) > 1 / seats ? 'stronger' : 'weaker'}: its 95% interval excludes ${percent(1 / seats)}.`
    : `No clear winner: the 95% interval includes ${percent(1 / seats)}.`;
  const gaveUp = bots.flatMap((bot, i) =>
    (forfeits[i] ?? 0) > 0 ? [`${bot} forfeited ${count(forfeits[i] ?? 0, 'match', 'matches')}.`] : [],
  );
  const late = bots.flatMap((bot, i) => lateness(bot, report.overruns[i] ?? 0, report.keptWaiting[i] ?? 0));
  const lines = [
    `${game}: ${count(matches, 'match', 'matches')}, ${count(draws, 'draw')}, seed ${report.seed}; each deal played in every seating`,
    '',
    textTable(
      ['bot', 'won', 'win rate', '95% interval', 'median ms', '99%', 'max', 'decisions'],
      rows,
    ).trimEnd(),
    '',
    verdict,
    ...gaveUp,
    ...late,
    `${figure(report.seconds)} s on ${count(cores, 'core')}. A draw counts as an equal share for each seat. Times are for decisions with a choice.`,
  ];
  return `${lines.join('\n')}\n`;
}

function lateness(bot: string, overruns: number, keptWaiting: number): string[] {
  if (overruns === 0) return [];
  const message = `${bot} exceeded its time limit by more than 50 ms in ${count(overruns, 'decision')}`;
  if (keptWaiting === 0) return [`${message}.`];
  return [`${message}; in ${figure(keptWaiting)} of those, it was waiting for CPU time.`];
}
