import { HostClosedError } from '@mechatable/host';
import { StaleSequenceError } from '@mechatable/store';

/** A host that was closed, or is behind another tab, does no more: that has been told already, and is no bug. */
export async function unlessLate<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HostClosedError || error instanceof StaleSequenceError) return null;
    throw error;
  }
}
