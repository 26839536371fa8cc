import { StoreFailedError } from '@mechatable/store';
import { words } from '../words.ts';

/** Whether this is the address of a PostgreSQL database, not the name of a file. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//i.test(address);
}

/** The address without its password: for messages. Throws a `StoreFailedError` if it isn't valid. */
export function shownAddress(address: string): string {
  try {
    const url = new URL(address);
    url.password = '';
    url.search = '';
    return url.href;
  } catch (error) {
    throw new StoreFailedError(words.failed.postgres.badAddress, { cause: error });
  }
}
