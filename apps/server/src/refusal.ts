import { ProblemError, type ProblemCode } from '@mechatable/protocol';

const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'moved-on': 409,
  taken: 409,
  over: 409,
  'too-large': 413,
  'too-many': 429,
  'not-saved': 503,
  bug: 500,
};

/** A request that is refused, with a sentence for people. */
export function refusal(code: ProblemCode, sentence: string): ProblemError {
  return new ProblemError(STATUS[code], { code, sentence });
}
