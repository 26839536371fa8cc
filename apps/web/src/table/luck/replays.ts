import type { MatchRecord } from '@mechatable/kernel';
import { words } from '../words/index.ts';

/** A finished match to replay. */
export interface LuckRequest {
  readonly game: string;
  readonly record: MatchRecord;
  readonly seats: number;
  /** Any text; the same one gives the same replays. */
  readonly seed: string;
}

/** How replays from several moments of a match went so far. */
export interface Replays {
  /** The number of replays from each moment. */
  readonly rounds: number;
  readonly isLast: boolean;
  readonly moments: readonly {
    readonly turn: number;
    /** The share of the replays that each seat won. */
    readonly shares: readonly number[];
  }[];
}

/** Replays a match in a worker. Returns a function that stops it. */
export function replayInWorker(
  request: LuckRequest,
  onUpdate: (replays: Replays) => void,
  broken: (error: Error) => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Replays>) => {
    onUpdate(data);
    if (data.isLast) worker.terminate();
  });
  worker.addEventListener('error', ({ message }) => {
    broken(new Error(message === '' ? words.problem.botsNotStarted : message));
  });
  worker.postMessage(request);
  return () => {
    worker.terminate();
  };
}
