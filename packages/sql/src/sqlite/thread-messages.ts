import { StoreFailedError } from '@mechatable/store';
import type { Answer, Query } from './engine.ts';

/** A request to the thread. It answers in the same order. */
export type Call =
  | { readonly kind: 'run'; readonly query: Query }
  | { readonly kind: 'all'; readonly packed: Packed }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'close' };

/**
 * Many queries in few objects: sending thousands of small ones to a thread takes longer than running them. All the
 * values follow each other in one list.
 */
export interface Packed {
  readonly statements: readonly string[];
  /** For each query, its statement's place in the list. */
  readonly order: readonly number[];
  /** For each query, how many values it has. */
  readonly counts: readonly number[];
  readonly values: readonly unknown[];
}

export function packQueries(queries: readonly Query[]): Packed {
  const places = new Map<string, number>();
  const order: number[] = [];
  const counts: number[] = [];
  const values: unknown[] = [];
  for (const { sql, parameters } of queries) {
    const place = places.get(sql) ?? places.size;
    places.set(sql, place);
    order.push(place);
    counts.push(parameters.length);
    for (const value of parameters) values.push(value);
  }
  return { statements: [...places.keys()], order, counts, values };
}

export function unpackQueries({ statements, order, counts, values }: Packed): Query[] {
  let next = 0;
  return order.map((place, n) => {
    const start = next;
    next += counts[n] ?? 0;
    return { sql: statements[place] ?? '', parameters: values.slice(start, next) };
  });
}

export type Returned = Answer | boolean | null;

/** The thread's answer. Errors lose their class on the way, so they are taken apart. */
export type Reply = { readonly value: Returned } | { readonly error: SentError };

interface SentError {
  readonly message: string;
  readonly isStoreFailed: boolean;
  readonly errcode: unknown;
  readonly errstr: unknown;
}

export function sentError(error: unknown): SentError {
  const { message, errcode, errstr } = error as Error & { errcode?: unknown; errstr?: unknown };
  return { message, isStoreFailed: error instanceof StoreFailedError, errcode, errstr };
}

export function receivedError({ message, isStoreFailed, errcode, errstr }: SentError): Error {
  return isStoreFailed
    ? new StoreFailedError(message)
    : Object.assign(new Error(message), { errcode, errstr });
}
