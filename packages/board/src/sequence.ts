/** Starts something, and returns how many milliseconds it takes. */
export type TimedStep = () => number;

/** Plays steps one at a time. */
export class Sequence {
  #last: Promise<void> = Promise.resolve();
  #skips = 0;
  /** Ends the current wait. */
  #wake: (() => void) | null = null;

  /** Starts after what is already playing. Resolves when the last step is over, or all are skipped. */
  play(steps: readonly TimedStep[]): Promise<void> {
    const skips = this.#skips;
    const run = async (): Promise<void> => {
      for (const begin of steps) {
        if (skips !== this.#skips) return;
        const time = begin();
        if (time > 0) await this.#wait(time);
      }
    };
    // Runs even if the previous play failed: its caller got the error.
    this.#last = this.#last.then(run, run);
    return this.#last;
  }

  /** Ends the current step and drops all others. */
  skip(): void {
    this.#skips++;
    this.#wake?.();
  }

  #wait(time: number): Promise<void> {
    // A timer, not the end of an animation: browsers pause animations in hidden tabs.
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
