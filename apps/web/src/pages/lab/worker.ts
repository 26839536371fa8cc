/** Plays chunks of a study in a worker, with its own version of the content. */
import '../../browser/no-eval.ts';
import { playChunk, type Chunk, type MatchFacts } from '@mechatable/study';

/** An empty error: the worker couldn't be loaded. */
export type ChunkAnswer = { readonly facts: readonly (readonly MatchFacts[])[] } | { readonly error: string };

addEventListener('message', ({ data }: MessageEvent<Chunk>) => {
  playChunk(data).then(
    (facts) => {
      postMessage({ facts } satisfies ChunkAnswer);
    },
    (error: unknown) => {
      postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies ChunkAnswer);
    },
  );
});
