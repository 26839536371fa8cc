import { ForfeitError, type Trouble } from '@mechatable/host';
import { seatName } from '../figures.ts';

/** What went wrong around a match: a mistake of ours ends it, of anything else the person is told. */
export class Troubles {
  #bug: Error | null = null;
  #onBug: ((error: Error) => void) | null = null;
  #untold: string[] = [];

  hear(trouble: Trouble): void {
    if (trouble.kind === 'bug') {
      this.#bug ??= trouble.error;
      this.#onBug?.(trouble.error);
    } else if (trouble.kind === 'bot') {
      const { seat, error } = trouble;
      const what = error instanceof ForfeitError ? 'forfeits' : 'failed, so a simpler bot chose instead';
      this.#untold.push(`The bot in ${seatName(seat)} ${what}: ${error.message}`);
    } else {
      this.#untold.push(trouble.error.message);
    }
  }

  /** Waits for something that may never come after a bug: then it fails with that. */
  orBug(wait: (resolve: () => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#bug !== null) throw this.#bug;
      this.#onBug = reject;
      wait(resolve);
    });
  }

  /** What the person has not been told yet; from then on they have. */
  news(): readonly string[] {
    return this.#untold.splice(0);
  }
}
