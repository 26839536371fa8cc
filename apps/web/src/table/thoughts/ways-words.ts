import type { Thought } from '@mechatable/bots';

/** How much was looked at; nothing where nothing was. */
export function waysWords({ iterations }: Thought): string {
  if (iterations === 0) return '';
  return iterations === 1 ? '1 line searched.' : `${iterations.toLocaleString('en')} lines searched.`;
}
