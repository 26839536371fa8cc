import { loadavg } from 'node:os';
import { EXIT } from '../../exit.ts';
import type { Io } from '../../io.ts';
import { outJson } from '../../json.ts';
import { compareServers, memoryText, serverText, type BenchSize } from './report.ts';
import { serverMemory } from './server-memory.ts';

export interface ServerBench extends BenchSize {
  readonly memory: boolean;
  /** Matches opened before and after measuring memory. */
  readonly open?: readonly [number, number];
  readonly isJson: boolean;
  /** The installed peer, or null. */
  readonly peer: { readonly name: string; readonly folder: string } | null;
}

const OPEN = [1000, 10_000] as const;

/** Measures the server, and prints the result. */
export async function benchServer(io: Io, { memory, isJson, peer, ...bench }: ServerBench): Promise<number> {
  if (memory) {
    const [first, all] = bench.open ?? OPEN;
    const used = await serverMemory(first, all);
    if (isJson) outJson(io, used);
    else io.out(memoryText(used));
    return EXIT.ok;
  }
  const busy = loadavg()[0] ?? 0;
  const servers = await compareServers(peer?.folder ?? null, bench, ({ server, matches, movesPerSecond }) => {
    if (io.terminal.errors)
      io.err(`${server}, ${String(matches)} matches: ${movesPerSecond.toFixed(0)} moves/s\n`);
  });
  if (isJson) outJson(io, { busy, servers });
  else io.out(`${serverText(servers, peer?.name ?? '')}\nLoad average before: ${busy.toFixed(1)}.\n`);
  return EXIT.ok;
}
