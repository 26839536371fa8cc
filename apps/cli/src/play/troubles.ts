import { ForfeitError, type Trouble } from '@mechatable/host';
import { words } from './words.ts';

/** Problems during a match: a bug in Mechatable ends it, others are reported to the player. */
export class Troubles {
  #bug: Error | null = null;
  #onBug: ((error: Error) => void) | null = null;
  #unreported: Exclude<Trouble, { kind: 'bug' }>[] = [];

  add(trouble: Trouble): void {
    if (trouble.kind === 'bug') {
      this.#bug ??= trouble.error;
      this.#onBug?.(trouble.error);
    } else this.#unreported.push(trouble);
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
    return this.#unreported.splice(0).map((trouble) => troubleText(trouble, names));
  }
}

function troubleText(trouble: Exclude<Trouble, { kind: 'bug' }>, names: readonly string[]): string {
  const { kind, error } = trouble;
  if (kind !== 'bot') return error.message;
  const name = names[trouble.seat] ?? words.aBot;
  return error instanceof ForfeitError
    ? words.forfeits(name, error.message)
    : words.replaced(name, error.message);
}
