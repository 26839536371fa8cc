/** Runs tasks with the same key one after the other. */
export class InTurn {
  readonly #queues = new Map<string, Promise<unknown>>();

  run<T>(about: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(about) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    this.#queues.set(about, settled);
    void settled.then(() => {
      if (this.#queues.get(about) === settled) this.#queues.delete(about);
    });
    return done;
  }
}
