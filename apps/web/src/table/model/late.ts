import { HostClosedError, MovedOnError } from '@mechatable/host';
import { StaleSequenceError } from '@mechatable/store';

const EXPECTED = [HostClosedError, MovedOnError, StaleSequenceError];

/** Null if the host is closed or out of date, or the match has moved on: people can see it, and it is no bug. */
export async function nullIfLate<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (EXPECTED.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}
