import type { AnyGame } from '@mechatable/kernel';
import { words } from './words.ts';

/** Says that a game isn't played with its published content; empty if it is. */
export function contentLine({ content: { custom } }: AnyGame): string {
  return custom === null ? '' : words.custom(custom.name, custom.hash);
}
