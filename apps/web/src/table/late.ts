import { HostClosedError } from '@mechatable/host';
import { StaleSequenceError } from '@mechatable/store';

/** Null if the host is closed or out of date: people already know, and it is no bug. */
export async function unlessLate<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HostClosedError || error instanceof StaleSequenceError) return null;
    throw error;
  }
}
