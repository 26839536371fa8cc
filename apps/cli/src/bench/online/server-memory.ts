import { Child, type Usage } from './child.ts';
import { mostStreams, openIdle } from './idle-matches.ts';
import { Servers } from './servers.ts';

export interface ServerMemory {
  /** How many matches are open. */
  readonly matches: number;
  /** How many of the two players of each are connected. */
  readonly connected: number;
  /** Bytes of the server's process. */
  readonly rss: number;
  /** Bytes per match beyond the first 1,000: of the process, and of its heap alone. */
  readonly rssPerMatch: number;
  readonly heapPerMatch: number;
}

/** Opens matches without moves, and measures the memory of our server after a garbage collection. */
export async function serverMemory(
  first: number,
  all: number,
  database: string | null,
  stopped: AbortSignal,
): Promise<ServerMemory> {
  const servers = await Servers.start({
    server: 'ours',
    flags: ['--expose-gc'],
    nodes: 1,
    database,
    stopped,
  });
  const loads: Child[] = [];
  const connected = 2 * all <= mostStreams() ? 2 : 1;
  try {
    const [port = 0] = servers.ports;
    const open = async (matches: number): Promise<Usage> => {
      await openIdle(loads, port, matches, connected);
      return servers.usage();
    };
    const before = await open(first);
    const after = await open(all - first);
    return {
      matches: all,
      connected,
      rss: after.rss,
      rssPerMatch: (after.rss - before.rss) / (all - first),
      heapPerMatch: (after.heap - before.heap) / (all - first),
    };
  } finally {
    for (const load of loads) await load.stop();
    await servers.stop();
  }
}
