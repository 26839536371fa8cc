/** Lets one at a time through, in the order in which they came. */
export class Lock {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  take(): Promise<void> {
    if (this.#isTaken)
      return new Promise((resolve) => {
        this.#waiting.push(resolve);
      });
    this.#isTaken = true;
    return Promise.resolve();
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
