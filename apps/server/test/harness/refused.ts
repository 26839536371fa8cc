import { ProblemError } from '@mechatable/protocol';

/** Why a request was refused, by its code; `done` if it was not. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}
