/** A rule depends on something that the seat doesn't know. */
export class UnknownError extends Error {
  override readonly name = 'UnknownError';
}

/**
 * Represents everything that a seat doesn't know. It can be moved and copied like a card or a number, but computing with
 * it, comparing it by size or looking something up with it throws.
 */
const STAND_IN = {
  [Symbol.toPrimitive](): never {
    throw new UnknownError('Something unknown was looked at.');
  },
  toJSON: () => '?',
};

export const UNKNOWN = STAND_IN as never;

/** The result; `otherwise` if it would depend on something unknown. */
export function ifKnown<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnknownError) return otherwise;
    throw error;
  }
}
