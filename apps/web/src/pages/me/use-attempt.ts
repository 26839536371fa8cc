import { ProblemError, UnreachableError } from '@mechatable/protocol';
import { useState } from 'preact/hooks';
import { reportBug } from '../../browser/bug.ts';
import { words } from './words.ts';

/** The names that browsers give to "no passkey was chosen, or it took too long". */
const CANCELED = new Set(['NotAllowedError', 'AbortError']);

export interface Attempt {
  readonly isBusy: boolean;
  /** The message for people; null for none. */
  readonly message: string | null;
  /** Does something that may fail, and shows why; `done` is shown if it succeeds. */
  readonly run: (work: () => Promise<void>, done?: string) => void;
}

/** For buttons that ask the server or the browser for something. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  return {
    isBusy,
    message,
    run(work, done) {
      setBusy(true);
      setMessage(null);
      work()
        .then(
          () => {
            setMessage(done ?? null);
          },
          (error: unknown) => {
            const sentence = sentenceOf(error);
            if (sentence === null) reportBug(error);
            else setMessage(sentence);
          },
        )
        .finally(() => {
          setBusy(false);
        });
    },
  };
}

/** The message for people about an expected failure; null for a bug. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof ProblemError || error instanceof UnreachableError) return error.message;
  if (!(error instanceof Error)) return null;
  if (CANCELED.has(error.name)) return words.devices.canceled;
  if (error.name === 'InvalidStateError') return words.devices.exists;
  return error instanceof DOMException ? error.message : null;
}
