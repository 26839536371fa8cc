/** Begins something that takes time, and says how many milliseconds. */
export type TimedStep = () => number;

/** Plays one thing after the other. */
export class Sequence {
  #last: Promise<void> = Promise.resolve();
  #skips = 0;
  /** Ends the present waiting. */
  #wake: (() => void) | null = null;

  /** After what is playing already. Resolves when the last step has taken its time, or all is skipped. */
  play(steps: readonly TimedStep[]): Promise<void> {
    const skips = this.#skips;
    const run = async (): Promise<void> => {
      for (const begin of steps) {
        if (skips !== this.#skips) return;
        const time = begin();
        if (time > 0) await this.#wait(time);
      }
    };
    // Also after a failure, which was reported to the caller.
    this.#last = this.#last.then(run, run);
    return this.#last;
  }

  /** Ends the present step and leaves out all others. */
  skip(): void {
    this.#skips++;
    this.#wake?.();
  }

  #wait(time: number): Promise<void> {
    // A timer, not the end of an animation: animations stand still in a tab that nobody sees.
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
