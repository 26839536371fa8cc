interface Count {
  since: number;
  requests: number;
}

const MINUTE_MS = 60_000;
/** More clients than this are not remembered: those whose minute began first start over. */
const MAX_CLIENTS = 20_000;

/** Counts the requests of each client per minute, by the server's own clock: the system's may be set back. */
export class RequestLimit {
  readonly #most: number;
  readonly #clock: () => number;
  /** In the order in which their minutes began. */
  readonly #counts = new Map<string, Count>();

  constructor(most: number, clock: () => number) {
    this.#most = most;
    this.#clock = clock;
  }

  /** Counts a request. Returns whether it exceeds the limit. */
  isExceededBy(client: string): boolean {
    const now = this.#clock();
    const count = this.#counts.get(client);
    if (count !== undefined && now - count.since < MINUTE_MS) return ++count.requests > this.#most;
    this.#counts.delete(client); // moves it to the end of the map
    this.#counts.set(client, { since: now, requests: 1 });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MAX_CLIENTS && oldest !== undefined) this.#counts.delete(oldest);
    return this.#most < 1;
  }
}
