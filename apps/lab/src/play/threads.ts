import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Chunk, DealPlayer, MatchFacts, Team } from '@mechatable/study';
import { Piscina } from 'piscina';
import { playedAt, type Checkout } from './checkout.ts';

/** Threads that play deals, a group for each arm. */
export interface Threads {
  readonly players: readonly DealPlayer[];
  /** How many chunks to play at a time. */
  readonly width: number;
  close(): Promise<void>;
}

/** The task of a group of threads. */
export interface ThreadTeam extends Team {
  /** The commit whose code plays; left out for the code that runs here. */
  readonly checkout?: Checkout;
}

/** Starts the threads. Every arm needs its own, because a thread has one version of a game's content. */
export function startThreads(teams: readonly ThreadTeam[], cores: number): Threads {
  const each = Math.max(1, Math.round(cores / teams.length));
  let isClosed = false;
  const groups = teams.map(({ arm, plan, checkout }) => {
    const filename = workerOf(checkout);
    const pool = new Piscina<Chunk, readonly (readonly MatchFacts[])[]>({
      ...{ filename, minThreads: each, maxThreads: each },
    });
    pool.on('error', (error: Error) => {
      if (!isClosed) throw error; // afterward, a thread may still send what nobody waits for
    });
    const player: DealPlayer = async (from, to) => {
      const played = await pool.run({ arm, plan, from, to }, { name: 'playChunk' });
      return checkout === undefined ? played : playedAt(checkout, played);
    };
    return { pool, player };
  });
  return {
    players: groups.map(({ player }) => player),
    width: each * 2,
    close: async () => {
      isClosed = true;
      await Promise.all(groups.map(({ pool }) => pool.destroy()));
    },
  };
}

function workerOf(checkout: Checkout | undefined): string {
  if (checkout === undefined) return new URL('./worker.js', import.meta.url).href;
  return pathToFileURL(join(checkout.folder, 'apps/lab/dist/play/worker.js')).href;
}
