import type { Thought } from '@mechatable/bots';
import { words } from '../words/index.ts';

/** How much was searched; empty if nothing was. */
export function linesSearched({ iterations }: Thought): string {
  return iterations === 0 ? '' : words.thoughts.searched(iterations);
}
