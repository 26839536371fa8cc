import type { HostProblem } from '@mechatable/host';
import type { Names } from '@mechatable/kernel';
import { words } from './words/index.ts';

/** The message to show about a problem. */
export function problemWords(problem: HostProblem, { names }: Names): string {
  const { kind, error } = problem;
  switch (kind) {
    case 'store':
      return error.message;
    case 'stale':
      return words.problem.stale;
    case 'bot':
      return words.problem.bot(names[problem.seat]);
    case 'bug':
      return error.message;
  }
}
