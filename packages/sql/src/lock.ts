/** A lock that is granted in the order of the requests. */
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
