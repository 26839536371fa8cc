import { below, pick, rngFrom, type Rng } from '@mechatable/kernel';
import type { MatchSettings } from './clients/play-match.ts';
import { Traffic } from './clients/traffic.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Fault } from './faults/fault.ts';
import { checkHistory, type Violation } from './history/check.ts';
import type { Line } from './history/log.ts';

/** Between two faults, at most this many moves are acknowledged. */
const MAX_MOVES = 30;
/** After this many faults, all servers stop, and what clients saw is checked and reported. */
const ROUND = 50;

const CLOCK = { kind: 'real-time', bank: 600, increment: 5 } as const;
const TABLES: readonly MatchSettings[] = [
  { game: 'lanes', spectators: 2 },
  { game: 'lanes', spectators: 0, terms: { undos: null } },
  { game: 'lanes', spectators: 1, terms: { clock: CLOCK } },
  { game: 'lanes', spectators: 0, bots: ['rookie'] },
  // Two people choose at the same time when this begins, so it begins often.
  { game: 'masc', spectators: 0, length: 8, options: { setup: 'quick' } },
];
/** Only in long runs. */
const MORE_TABLES: readonly MatchSettings[] = [
  { game: 'lanes', spectators: 0 },
  { game: 'mecha-2e', spectators: 0, length: 8 },
];

/** A fault that has been injected. */
export interface Injected {
  readonly fault: string;
  /** Milliseconds from when its cause is gone until a move has been acknowledged at every table. */
  readonly recovery: number;
}

export interface FaultReport {
  readonly cluster: string;
  readonly seed: string;
  /** How many faults there will be. */
  readonly planned: number;
  readonly injected: readonly Injected[];
  readonly matches: number;
  readonly acknowledged: number;
  /** Moves and undos that were refused because someone else was faster. */
  readonly late: number;
  /** Repeated requests, and messages to readers. */
  readonly unanswered: number;
  readonly seen: number;
  readonly violations: readonly Violation[];
}

export interface FaultPlan {
  readonly faults: readonly Fault[];
  /** Decides which faults happen, when, and for how long. */
  readonly seed: string;
  readonly count: number;
  /** Whether clients retry immediately when a fault is over, instead of after their usual waits. */
  readonly isQuick: boolean;
  /** Called before each fault, with how many there were. */
  readonly onFault?: (name: string, before: number) => void;
  /** Called after every 50 faults and at the end. */
  readonly onRound?: (report: FaultReport) => void;
}

/** Plays while one fault after the other happens, and checks what the clients saw. Ends at the first violation. */
export async function runFaults(cluster: Cluster, plan: FaultPlan): Promise<FaultReport> {
  const { seed, count } = plan;
  const drawn = drawFaults(plan);
  const injected: Injected[] = [];
  const lines: Line[] = [];
  const checked = new Set<string>();
  for (let round = 0; ; round++) {
    if (round > 0) await cluster.start();
    const own = await playRound(cluster, plan, round, drawn, injected);
    for (const line of own) lines.push(line);
    const isLast = injected.length === drawn.length;
    // At the end, everything is checked again: a fault might damage older matches.
    const journals = await cluster.stop(isLast ? new Set() : checked);
    for (const { table } of journals) checked.add(table);
    const countOf = (kind: Line['kind']): number => lines.filter((line) => line.kind === kind).length;
    const report: FaultReport = {
      ...{ cluster: cluster.name, seed, planned: count, injected, matches: checked.size },
      ...{ acknowledged: countOf('acknowledged'), unanswered: countOf('unanswered'), seen: countOf('seen') },
      late: lines.filter((line) => line.kind === 'refused' && line.code === 'moved-on').length,
      violations: checkHistory(isLast ? lines : own, journals),
    };
    plan.onRound?.(report);
    if (isLast || report.violations.length > 0) return report;
  }
}

/** Plays through the next faults, and returns what the clients logged. */
async function playRound(
  cluster: Cluster,
  plan: FaultPlan,
  round: number,
  drawn: readonly Drawn[],
  injected: Injected[],
): Promise<readonly Line[]> {
  const traffic = new Traffic(cluster.urls);
  try {
    traffic.start(plan.isQuick ? TABLES : [...TABLES, ...MORE_TABLES], round);
    for (const next of drawn.slice(injected.length, injected.length + ROUND)) {
      plan.onFault?.(next.fault.name, injected.length);
      injected.push(await happen(next, traffic, plan));
    }
    await traffic.stop();
    return traffic.lines;
  } catch (error) {
    const names = injected.map(({ fault }) => fault).join(', ');
    throw new Error(`Seed ${plan.seed}, after ${injected.length} faults: ${names}`, { cause: error });
  }
}

interface Drawn {
  readonly fault: Fault;
  /** How many moves are acknowledged before it happens. */
  readonly moves: number;
  readonly rng: Rng;
}

/** Every kind of fault once, then any; each at any node. */
function drawFaults({ faults, seed, count }: FaultPlan): readonly Drawn[] {
  const rng = rngFrom(seed);
  const kinds = [...new Set(faults.map(({ name }) => name))];
  return Array.from({ length: count }, (_, n) => {
    const kind = kinds[n] ?? pick(rng, kinds);
    const fault = pick(
      rng,
      faults.filter(({ name }) => name === kind),
    );
    return { fault, moves: 1 + below(rng, MAX_MOVES), rng: rngFrom(`${seed} ${n}`) };
  });
}

async function happen(
  { fault, moves, rng }: Drawn,
  traffic: Traffic,
  { isQuick }: FaultPlan,
): Promise<Injected> {
  await traffic.untilAcknowledged(moves);
  await fault.inject(rng, traffic);
  const start = performance.now();
  await fault.heal();
  if (fault.isSilent === true) traffic.reconnect();
  if (isQuick) traffic.hurry();
  await traffic.untilAllMoved();
  return { fault: fault.name, recovery: performance.now() - start };
}
