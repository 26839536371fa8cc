import type { Io } from './io.ts';

/** An answer as data: one JSON document on the standard output. */
export function outJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
}
