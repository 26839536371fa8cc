import { StoreFailedError } from '@mechatable/store';
import { words } from '../words.ts';

type Sentence = (where: string, detail: string) => string;

const { postgres } = words.failed;

/** By SQLSTATE, or by its first two characters: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const BY_STATE: Readonly<Record<string, Sentence>> = {
  '08': postgres.unreachable, // connection exceptions
  '25006': postgres.readOnly, // read_only_sql_transaction
  '28': postgres.refused, // invalid authorization
  '3D000': postgres.noDatabase, // invalid_catalog_name
  '42501': postgres.refused, // insufficient_privilege
  '53100': postgres.full, // disk_full
  '53': postgres.busy, // insufficient resources
  '57P': postgres.unreachable, // shut down, crashed or starting
  '58': postgres.disk, // system errors
  XX: postgres.disk, // internal errors, such as damaged data
};

/** By the code of an error of the network. */
const BY_CODE: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: postgres.unreachable,
  ECONNRESET: postgres.unreachable,
  EHOSTUNREACH: postgres.unreachable,
  ENETUNREACH: postgres.unreachable,
  ENOTFOUND: postgres.unreachable,
  EAI_AGAIN: postgres.unreachable,
  EPIPE: postgres.unreachable,
  ETIMEDOUT: postgres.unreachable,
};

/** The driver's messages, without a code, when a connection is lost or can't be made in time. */
const LOST = /connection|timeout|not queryable|server closed/i;

/** An error of PostgreSQL or of the connection to it as a message for people. Others stay unchanged. */
export function failure(error: unknown, where: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreFailedError) return error;
  const { code = '' } = error as Error & { code?: string };
  const sentence =
    BY_CODE[code] ??
    BY_STATE[code] ??
    BY_STATE[code.slice(0, 3)] ??
    BY_STATE[code.slice(0, 2)] ??
    (code === '' && LOST.test(error.message) ? postgres.unreachable : undefined);
  if (sentence === undefined) return error;
  return new StoreFailedError(sentence(where, error.message), { cause: error });
}

/** Codes of transactions that may have failed only because of another one: deadlock, serialization, unique violation. */
const RACES: readonly unknown[] = ['40P01', '40001', '23505'];

/** Whether a transaction may succeed if it is tried again, after it has seen what others have done. */
export function isRace(error: unknown): boolean {
  return RACES.includes((error as { code?: unknown }).code);
}
