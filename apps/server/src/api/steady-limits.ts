import type { RateLimitPluginOptions } from '@fastify/rate-limit';

type Counting = NonNullable<RateLimitPluginOptions['store']>;

interface Count {
  readonly since: number;
  readonly requests: number;
}

/** More clients than this are not remembered: those who have not asked for the longest time start over. */
const MOST_CLIENTS = 5000;

/**
 * Counts the requests of each client by the server's own clock. The plugin's counts go by the system's clock: if that is
 * set back, a minute takes hours, and players are refused for as long.
 */
export function steadyLimits(clock: () => number): Counting {
  return class SteadyLimits {
    readonly #counts = new Map<string, Count>();

    incr(
      client: string,
      callback: (error: Error | null, result: { current: number; ttl: number }) => void,
      timeWindow = 0,
    ): void {
      const now = clock();
      const before = this.#counts.get(client);
      const goesOn = before !== undefined && now - before.since < timeWindow;
      const count = goesOn
        ? { since: before.since, requests: before.requests + 1 }
        : { since: now, requests: 1 };
      this.#counts.delete(client); // so that it becomes the latest
      this.#counts.set(client, count);
      const [oldest] = this.#counts.keys();
      if (this.#counts.size > MOST_CLIENTS && oldest !== undefined) this.#counts.delete(oldest);
      callback(null, { current: count.requests, ttl: count.since + timeWindow - now });
    }

    child(): SteadyLimits {
      return new SteadyLimits();
    }
  };
}
