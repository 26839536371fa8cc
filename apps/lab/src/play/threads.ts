import type { Chunk, DealPlayer, Facts, Team } from '@mechatable/study';
import { Piscina } from 'piscina';

/** Threads that play deals, a group for each arm. */
export interface Threads {
  readonly players: readonly DealPlayer[];
  /** How many chunks to play at a time. */
  readonly width: number;
  close(): Promise<void>;
}

/** Starts the threads. Every arm needs its own, because a thread has one version of a game's content. */
export function startThreads(teams: readonly Team[], cores: number): Threads {
  const each = Math.max(1, Math.round(cores / teams.length));
  const pools = teams.map(
    () =>
      new Piscina<Chunk, readonly (readonly Facts[])[]>({
        filename: new URL('./worker.js', import.meta.url).href,
        minThreads: each,
        maxThreads: each,
      }),
  );
  return {
    players: pools.map((pool, i) => {
      const { arm, plan } = teams[i] as Team;
      return (from, to) => pool.run({ arm, plan, from, to }, { name: 'playChunk' });
    }),
    width: each * 2,
    close: async () => {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}
