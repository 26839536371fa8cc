import type { AnyGame } from '@mechatable/kernel';

/** Says that a game isn't played with its published content; empty if it is. */
export function contentLine({ content: { custom } }: AnyGame): string {
  return custom === null ? '' : `Custom content: ${custom.name} (hash ${custom.hash}).\n`;
}
