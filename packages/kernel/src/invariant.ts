/** A bug in this program, as opposed to anything a person or a file did wrong. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** States what the code relies on. A failure is a bug, never bad input. */
export function invariant(ok: boolean, why: string): asserts ok {
  if (!ok) throw new InvariantError(why);
}
