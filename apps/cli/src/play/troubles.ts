import { ForfeitError, type Trouble } from '@mechatable/host';
import { seatName } from '../figures.ts';

/** Problems during a match: a bug of ours ends it, all others are reported to the person. */
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

  /** Waits for something; rejects if a bug means that it may never come. */
  orBug(wait: (resolve: () => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#bug !== null) throw this.#bug;
      this.#onBug = reject;
      wait(resolve);
    });
  }

  /** Problems not reported yet; marks them as reported. */
  news(): readonly string[] {
    return this.#untold.splice(0);
  }
}
