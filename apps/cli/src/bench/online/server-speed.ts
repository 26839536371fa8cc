import { Child, type Usage } from './child.ts';
import type { LoadMessage, Played, ServerMessage } from './messages.ts';

export interface ServerSpeed {
  readonly server: 'ours' | 'theirs';
  readonly matches: number;
  /** How many milliseconds players think between moves, on average. */
  readonly think: number;
  readonly movesPerSecond: number;
  /** Milliseconds from the mover's send until the opponent has it. */
  readonly p50: number;
  readonly p99: number;
  /** Shares of one core. */
  readonly serverCpu: number;
  readonly serverSystem: number;
  readonly loadCpu: number;
  /** Bytes of the server's process. */
  readonly rss: number;
}

export interface Load {
  readonly matches: number;
  readonly think: number;
  readonly seconds: number;
  /** How many moves to make before measuring: code that has just started is slow. */
  readonly warmUp: number;
}

/** For Node, for both servers alike: `npm start` sets them too. */
const FLAGS = ['--max-semi-space-size=64'];

/** Measures one server under one load. Server and load are two new processes. */
export async function serverSpeed(
  server: ServerSpeed['server'],
  { matches, think, warmUp, seconds }: Load,
  peers = '',
): Promise<ServerSpeed> {
  const serving = new Child(server === 'ours' ? 'our-server' : 'peer-server', FLAGS);
  const load = new Child('load');
  try {
    const { port } = await serving.ask<{ port: number }>({ kind: 'start', peers } satisfies ServerMessage);
    await load.ask({ kind: 'open', server, port, matches, peers } satisfies LoadMessage);
    const play = { kind: 'play', seconds, fewest: 0, think } as const satisfies LoadMessage;
    await load.ask<Played>({ ...play, fewest: warmUp, seconds: Math.min(1, seconds) });
    const before = await serving.ask<Usage>({ kind: 'usage' } satisfies ServerMessage);
    const start = performance.now();
    const played = await load.ask<Played>(play);
    const after = await serving.ask<Usage>({ kind: 'usage' } satisfies ServerMessage);
    const elapsed = performance.now() - start;
    return {
      server,
      matches,
      think,
      movesPerSecond: played.moves / played.seconds,
      p50: played.p50,
      p99: played.p99,
      serverCpu: (after.cpu - before.cpu) / elapsed,
      serverSystem: (after.system - before.system) / elapsed,
      loadCpu: played.cpu / (played.seconds * 1000),
      rss: after.rss,
    };
  } finally {
    await load.stop();
    await serving.stop();
  }
}
