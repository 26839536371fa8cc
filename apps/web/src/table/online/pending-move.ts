import type { Pending } from '@mechatable/host/remote';
import { forget, recall, remember } from '../../browser/settings.ts';

/** Remembers a move on its way in this browser, in case the page is reloaded before it has arrived. */
export function pendingMove(table: string): Pending {
  const key = `mechatable.pending.${table}`;
  return {
    get: () => recall(key),
    set(text) {
      if (text === null) forget(key);
      else remember(key, text);
    },
  };
}
