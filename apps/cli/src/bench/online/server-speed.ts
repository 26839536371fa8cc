import { addTimings, noTimings, quantile, timingsIn } from '../../players/timings.ts';
import { Child } from './child.ts';
import { openIdle } from './idle-matches.ts';
import type { LoadMessage, Played } from './messages.ts';
import { Servers } from './servers.ts';

export interface ServerSpeed {
  readonly server: 'ours' | 'theirs';
  /** How many servers share the load. */
  readonly nodes: number;
  /** How many players of idle matches follow each server. */
  readonly followers: number;
  readonly matches: number;
  /** How many milliseconds players think between moves, on average. */
  readonly think: number;
  readonly movesPerSecond: number;
  /** Milliseconds from the mover's send until the opponent has it. */
  readonly p50: number;
  readonly p99: number;
  /** Shares of one core, of all servers and of the load. Without PostgreSQL's share. */
  readonly serverCpu: number;
  readonly serverSystem: number;
  readonly loadCpu: number;
  /** Bytes of the servers' processes. */
  readonly rss: number;
}

export interface Load {
  readonly matches: number;
  readonly think: number;
  readonly seconds: number;
  /** How many moves to make before measuring: code that has just started is slow. */
  readonly warmUp: number;
  /** How many processes play. Default: 1. */
  readonly processes?: number;
}

export interface Measured {
  readonly server: ServerSpeed['server'];
  /** Default: 1. */
  readonly nodes?: number;
  /** How many players of idle matches follow each server. Default: 0. */
  readonly followers?: number;
  /** A PostgreSQL server; null for SQLite. */
  readonly database: string | null;
  /** The folder of boardgame.io. */
  readonly peers?: string;
  /** Whether the benchmark has been interrupted. */
  readonly stopped: AbortSignal;
}

/** For Node, for both servers alike: `npm start` sets them too. */
const FLAGS = ['--max-semi-space-size=64'];

/** Measures servers under one load. Servers and load are new processes. Both players of a match use the same server. */
export async function serverSpeed(
  { server, nodes = 1, followers = 0, database, peers = '', stopped }: Measured,
  { matches, think, warmUp, seconds, processes = 1 }: Load,
): Promise<ServerSpeed> {
  const servers = await Servers.start({ server, flags: FLAGS, nodes, database, peers, stopped });
  const loads = Array.from({ length: Math.min(processes, matches) }, () => new Child('load'));
  const idle: Child[] = [];
  try {
    // Both players of a match follow it.
    for (const port of servers.ports) await openIdle(idle, port, Math.ceil(followers / 2), 2);
    const ports = Array.from({ length: matches }, (_, match) => servers.ports[match % nodes] ?? 0);
    const shares = loads.map((_, load) => ports.slice(...part(matches, load, loads.length)));
    await Promise.all(
      loads.map((load, n) =>
        load.ask({ kind: 'open', server, ports: shares[n] ?? [], peers } satisfies LoadMessage),
      ),
    );
    const play = { kind: 'play', seconds, fewest: 0, think } as const satisfies LoadMessage;
    const fewest = Math.ceil(warmUp / loads.length);
    await playAll(loads, { ...play, fewest, seconds: Math.min(1, seconds) });
    const before = await servers.usage();
    const start = performance.now();
    const played = await playAll(loads, play);
    const after = await servers.usage();
    const elapsed = performance.now() - start;
    return {
      server,
      nodes,
      followers,
      matches,
      think,
      ...played,
      serverCpu: (after.cpu - before.cpu) / elapsed,
      serverSystem: (after.system - before.system) / elapsed,
      rss: after.rss,
    };
  } finally {
    await Promise.all([...loads, ...idle].map((load) => load.stop()));
    await servers.stop();
  }
}

/** The range of one of several equal parts of a list. */
function part(length: number, index: number, parts: number): [number, number] {
  return [Math.floor((length * index) / parts), Math.floor((length * (index + 1)) / parts)];
}

/** Lets all processes play at the same time, and adds up their measurements. */
async function playAll(
  loads: readonly Child[],
  message: LoadMessage,
): Promise<Pick<ServerSpeed, 'movesPerSecond' | 'p50' | 'p99' | 'loadCpu'>> {
  const all = await Promise.all(loads.map((load) => load.ask<Played>(message)));
  const timings = noTimings();
  for (const played of all) addTimings(timings, played.timings);
  const perSecond = (figureOf: (played: Played) => number): number =>
    all.reduce((so, played) => so + figureOf(played) / played.seconds, 0);
  return {
    movesPerSecond: perSecond((played) => timingsIn(played.timings)),
    p50: quantile(timings, 0.5),
    p99: quantile(timings, 0.99),
    loadCpu: perSecond(({ cpu }) => cpu / 1000),
  };
}
