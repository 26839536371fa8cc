import { below, pick, rngFrom, type Rng } from '@mechatable/kernel';
import type { MatchSettings } from './clients/play-match.ts';
import { Traffic } from './clients/traffic.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Fault } from './faults/fault.ts';
import { checkHistory, type Violation } from './history/check.ts';

/** Between two faults, at most this many moves are acknowledged. */
const MAX_MOVES = 30;

const CLOCK = { kind: 'real-time', bank: 600, increment: 5 } as const;
const TABLES: readonly MatchSettings[] = [
  { game: 'lanes', spectators: 1 },
  { game: 'lanes', spectators: 2 },
  { game: 'lanes', spectators: 0 },
  { game: 'lanes', spectators: 0, terms: { undos: null } },
  { game: 'lanes', spectators: 1, terms: { clock: CLOCK } },
  { game: 'lanes', spectators: 0, bots: ['rookie'] },
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
  readonly injected: readonly Injected[];
  readonly matches: number;
  readonly acknowledged: number;
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
}

/** Plays while one fault after the other happens, then checks what the clients saw. */
export async function runFaults(cluster: Cluster, plan: FaultPlan): Promise<FaultReport> {
  const traffic = new Traffic(cluster.urls);
  const injected: Injected[] = [];
  try {
    traffic.start(TABLES);
    for (const drawn of drawFaults(plan)) {
      plan.onFault?.(drawn.fault.name, injected.length);
      injected.push(await happen(drawn, traffic, plan));
    }
    await traffic.stop();
  } catch (error) {
    const names = injected.map(({ fault }) => fault).join(', ');
    throw new Error(`Seed ${plan.seed}, after ${injected.length} faults: ${names}`, { cause: error });
  }
  const journals = await cluster.stop();
  const { lines, acknowledged } = traffic;
  const countOf = (kind: string): number => lines.filter((line) => line.kind === kind).length;
  return {
    ...{ cluster: cluster.name, seed: plan.seed, injected, acknowledged, matches: journals.length },
    ...{ unanswered: countOf('unanswered'), seen: countOf('seen') },
    violations: checkHistory(lines, journals),
  };
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
