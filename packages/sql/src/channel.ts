import type { Change } from './peers.ts';

/** The channel on which servers that share a PostgreSQL database notify each other of changes. */
export const CHANNEL = 'mechatable';

/** A notification: the id of a table, and the number of a message if it is about one. */
export function readChange(payload: string): Change {
  const [table = null, message] = payload.split(' ');
  return { table, message: message === undefined ? null : Number(message) };
}
