import type { Identity } from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { After } from '../time.ts';

/** How often to record who has a page open, in milliseconds. */
const BEAT_MS = 60_000;

/** Records every minute that everyone with an open stream is here. Returns a function that stops it. */
export function noteAttendance(parts: {
  readonly identity: Pick<Identity, 'noteSeen'>;
  /** Everyone with an open stream. */
  readonly present: () => readonly string[];
  readonly after: After;
  readonly log: FastifyBaseLogger;
  readonly onNoted: () => void;
}): () => void {
  const { identity, present, after, log, onNoted } = parts;
  const beat = (): void => {
    cancel = after(BEAT_MS, beat);
    identity.noteSeen(present()).then(onNoted, (error: unknown) => {
      log.warn(error, 'could not note who is here');
    });
  };
  let cancel = after(BEAT_MS, beat);
  return () => {
    cancel();
  };
}
