import { ForfeitError, type HostProblem } from '@mechatable/host';
import { words } from './words.ts';

/** Problems during a match: a bug in Mechatable ends it, others are reported to the player. */
export class HostProblems {
  #bug: Error | null = null;
  #onBug: ((error: Error) => void) | null = null;
  #unreported: Exclude<HostProblem, { kind: 'bug' }>[] = [];

  add(problem: HostProblem): void {
    if (problem.kind === 'bug') {
      this.#bug ??= problem.error;
      this.#onBug?.(problem.error);
    } else this.#unreported.push(problem);
  }

  /** Waits for something. Rejects after a bug, because it may then never happen. */
  orBug(wait: (resolve: () => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#bug !== null) throw this.#bug;
      this.#onBug = reject;
      wait(resolve);
    });
  }

  /** Problems not reported yet; marks them as reported. */
  news(names: readonly string[]): readonly string[] {
    return this.#unreported.splice(0).map((problem) => problemText(problem, names));
  }
}

function problemText(problem: Exclude<HostProblem, { kind: 'bug' }>, names: readonly string[]): string {
  const { kind, error } = problem;
  if (kind !== 'bot') return error.message;
  const name = names[problem.seat] ?? words.aBot;
  return error instanceof ForfeitError
    ? words.forfeits(name, error.message)
    : words.replaced(name, error.message);
}
