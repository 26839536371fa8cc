import { Child, type Usage } from './child.ts';
import type { LoadMessage, ServerMessage } from './messages.ts';

export interface ServerMemory {
  /** How many matches are open, with both players connected. */
  readonly matches: number;
  /** Bytes of the server's process. */
  readonly rss: number;
  /** Bytes per match beyond the first 1,000: of the process, and of its heap alone. */
  readonly rssPerMatch: number;
  readonly heapPerMatch: number;
}

/** Opens matches in which nobody moves, and measures the memory of our server. Garbage is collected before. */
export async function serverMemory(first: number, all: number): Promise<ServerMemory> {
  const serving = new Child('our-server', ['--expose-gc']);
  // Each process may have only so many connections open, and a player has two.
  const loads: Child[] = [];
  try {
    const { port } = await serving.ask<{ port: number }>({
      kind: 'start',
      peers: '',
    } satisfies ServerMessage);
    const open = async (matches: number): Promise<Usage> => {
      for (let opened = 0; opened < matches; opened += PER_PROCESS) {
        const load = new Child('load');
        loads.push(load);
        const some = Math.min(PER_PROCESS, matches - opened);
        await load.ask({
          kind: 'open',
          server: 'ours',
          port,
          matches: some,
          peers: '',
        } satisfies LoadMessage);
      }
      return serving.ask<Usage>({ kind: 'usage' } satisfies ServerMessage);
    };
    const before = await open(first);
    const after = await open(all - first);
    return {
      matches: all,
      rss: after.rss,
      rssPerMatch: (after.rss - before.rss) / (all - first),
      heapPerMatch: (after.heap - before.heap) / (all - first),
    };
  } finally {
    for (const load of loads) await load.stop();
    await serving.stop();
  }
}

const PER_PROCESS = 2500;
