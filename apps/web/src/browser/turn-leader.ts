import { reportBug } from './bug.ts';

const LOCK = 'mechatable.turns';

/**
 * Lets one tab work for all tabs of this browser: browsers allow few connections to a server. It is the tab that people
 * saw last, since phones stop the others. Where browsers have no locks, every tab works for itself.
 */
export class TurnLeader {
  readonly #start: () => () => void;
  /** Ends what the leader does; null in all other tabs. */
  #stop: (() => void) | null = null;
  /** Takes this tab out of the queue. */
  #queued = new AbortController();
  #isClosed = false;

  /** `start` begins the work, and returns how to end it. */
  constructor(start: () => () => void) {
    this.#start = start;
  }

  get isLeader(): boolean {
    return this.#stop !== null;
  }

  open(): void {
    const { locks } = navigator as Partial<Navigator>;
    if (locks === undefined) {
      this.#stop = this.#start();
      return;
    }
    document.addEventListener('visibilitychange', this.#look);
    if (document.visibilityState === 'visible') this.#steal();
    else this.#queue();
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#look);
    this.#queued.abort();
    this.#leave();
  }

  readonly #look = (): void => {
    if (document.visibilityState === 'visible' && !this.isLeader) this.#steal();
  };

  /** Waits until the leader's tab is closed. */
  #queue(): void {
    const queued = new AbortController();
    this.#queued = queued;
    navigator.locks.request(LOCK, { signal: queued.signal }, this.#lead).catch((error: unknown) => {
      if (!queued.signal.aborted) this.#lose(error);
    });
  }

  #steal(): void {
    this.#queued.abort();
    navigator.locks.request(LOCK, { steal: true }, this.#lead).catch((error: unknown) => {
      this.#lose(error);
    });
  }

  /** The lock is held until the promise is resolved. */
  readonly #lead = (): Promise<void> => {
    if (this.#isClosed) return Promise.resolve();
    const stop = this.#start();
    return new Promise((resolve) => {
      this.#stop = () => {
        stop();
        resolve();
      };
    });
  };

  /** Another tab has taken over. */
  #lose(error: unknown): void {
    if (!(error instanceof DOMException)) reportBug(error);
    this.#leave();
    if (!this.#isClosed) this.#queue();
  }

  #leave(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
