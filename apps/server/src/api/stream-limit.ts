import type { FastifyRequest } from 'fastify';
import { words } from '../words.ts';
import { refusal } from '../refusal.ts';

/** Limits how many streams one client may have open, so that nobody can use up the server's connections. */
export class StreamLimit {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    let all = 0;
    for (const count of this.#open.values()) all += count;
    return all;
  }

  /** Counts a stream until it is closed. Throws if the client has too many. */
  admit(request: FastifyRequest): void {
    const client = request.visitor.player ?? request.ip;
    const count = this.#open.get(client) ?? 0;
    if (count >= this.#most) throw refusal('too-many', words.tooMany);
    this.#open.set(client, count + 1);
    request.raw.on('close', () => {
      const rest = (this.#open.get(client) ?? 1) - 1;
      if (rest === 0) this.#open.delete(client);
      else this.#open.set(client, rest);
    });
  }
}
