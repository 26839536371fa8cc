import type { DealPlayer } from './arm.ts';
import type { MatchFacts } from './deals.ts';

/** The matches of one deal, arm by arm. */
export type DealFacts = readonly (readonly MatchFacts[])[];

export interface DealRun {
  /** One for each arm. */
  readonly players: readonly DealPlayer[];
  readonly from: number;
  readonly to: number;
  /** How many chunks to play at a time. */
  readonly width: number;
  readonly signal: AbortSignal;
  /** Called with every deal, in order. Returning true ends the run. */
  readonly onDeal: (facts: DealFacts, deal: number) => boolean;
}

/** Short enough for progress and Ctrl-C, long enough to be worth a message to a thread. */
const CHUNK = 4;

/** Plays the same deals with every arm. What `onDeal` gets doesn't depend on the number of threads. */
export async function playDeals({ players, from, to, width, signal, onDeal }: DealRun): Promise<void> {
  const waiting: Promise<readonly DealFacts[]>[] = [];
  let next = from;
  let deal = from;
  let isEnded = false;
  while (!isEnded && !signal.aborted) {
    for (; waiting.length < width && next < to; next += CHUNK) {
      const chunk = dealsBetween(players, next, Math.min(next + CHUNK, to));
      waiting.push(chunk);
      // If a run ends early, or an earlier chunk fails, nobody waits for this one, and it fails when its thread ends.
      void Promise.allSettled([chunk]);
    }
    const chunk = waiting.shift();
    if (chunk === undefined) return;
    const deals = await orAborted(chunk, signal);
    isEnded = deals.some((facts) => onDeal(facts, deal++));
  }
}

/** Deals `from` to `to` - 1 of every arm. */
export async function dealsBetween(
  players: readonly DealPlayer[],
  from: number,
  to: number,
): Promise<readonly DealFacts[]> {
  const arms = await Promise.all(players.map((player) => player(from, to)));
  return Array.from({ length: to - from }, (_, i) => arms.map((facts) => facts[i] ?? []));
}

/** The deals of a chunk, or none if the run is stopped first. */
function orAborted<T>(chunk: Promise<readonly T[]>, signal: AbortSignal): Promise<readonly T[]> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      resolve([]);
    };
    signal.addEventListener('abort', stop, { once: true });
    chunk.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}
