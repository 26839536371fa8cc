import { z } from 'zod';

export const PROBLEM_CODES = [
  'bad-request',
  'not-signed-in',
  'not-allowed',
  'not-found',
  /** The match has moved on since: look at it again. */
  'moved-on',
  /** Someone else has this seat, or the table is full. */
  'taken',
  'over',
  'too-large',
  'too-many',
  /** The store failed: nothing was changed, and the request may be retried. */
  'not-saved',
  'bug',
] as const;

/** The answer to every failed request: a code for programs and a sentence for people. */
export const problem = z.strictObject({
  code: z.enum(PROBLEM_CODES),
  sentence: z.string(),
});
export type Problem = z.infer<typeof problem>;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The server refused a request, or couldn't carry it out. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;

  constructor(status: number, { code, sentence }: Problem) {
    super(sentence);
    this.code = code;
    this.status = status;
  }
}

/** The server can't be reached. It may or may not have carried out the request. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}
