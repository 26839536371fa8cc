import { loadavg } from 'node:os';
import { EXIT } from '../../exit.ts';
import type { Io } from '../../io.ts';
import { outJson } from '../../json.ts';
import { compareServers, type BenchSize } from './compare.ts';
import { memoryText, serverText } from './report.ts';
import { serverMemory } from './server-memory.ts';
import { words } from '../words.ts';

export interface ServerBench extends BenchSize {
  readonly memory: boolean;
  /** Matches opened before and after measuring memory. */
  readonly open?: readonly [number, number];
  readonly isJson: boolean;
  /** The installed peer, or null. */
  readonly peer: { readonly name: string; readonly folder: string } | null;
  /** A PostgreSQL server; null for SQLite. */
  readonly database: string | null;
  /** How many servers to compare with one. */
  readonly nodes: number;
  /** How many players of idle matches follow each server in a second measurement; 0 for none. */
  readonly followers: number;
  /** Whether the benchmark has been interrupted. */
  readonly stopped: AbortSignal;
}

const OPEN = [1000, 10_000] as const;

/** Measures the server, and prints the result. */
export async function benchServer(io: Io, { memory, isJson, peer, ...bench }: ServerBench): Promise<number> {
  const { database, nodes, followers, stopped } = bench;
  const stored = database === null ? 'sqlite' : 'postgres';
  if (memory) {
    const [first, all] = bench.open ?? OPEN;
    const used = await serverMemory(first, all, database, stopped);
    if (isJson) outJson(io, { database: stored, ...used });
    else io.out(memoryText(used));
    return EXIT.ok;
  }
  const busy = loadavg()[0] ?? 0;
  const contestants = { peers: peer?.folder ?? null, database, nodes, followers, stopped };
  const servers = await compareServers(contestants, bench, (speed) => {
    if (!io.terminal.errors) return;
    const { server, matches, movesPerSecond } = speed;
    io.err(words.speed(server, speed, matches, movesPerSecond));
  });
  if (isJson) outJson(io, { busy, database: stored, servers });
  else
    io.out(
      `${serverText(servers, peer?.name ?? '')}\n${words.storedIn(database !== null)} ${words.load(busy)}`,
    );
  return EXIT.ok;
}
