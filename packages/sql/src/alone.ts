import { InTurn } from './in-turn.ts';
import type { Peers } from './peers.ts';

/** A server with a database of its own. */
export class Alone implements Peers {
  readonly exist = false;
  readonly #inTurn = new InTurn();

  follow(): () => void {
    return () => undefined;
  }

  async join(first: () => Promise<unknown>): Promise<void> {
    await first();
  }

  inTurn<T>(about: string, work: () => Promise<T>): Promise<T> {
    return this.#inTurn.run(about, work);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
