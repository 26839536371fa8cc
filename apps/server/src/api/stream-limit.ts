import type { FastifyReply, FastifyRequest } from 'fastify';
import { words } from '../words.ts';
import { refusal } from '../refusal.ts';

/** Limits the open streams per client and in total, so that nobody can use up the server's connections. */
export class StreamLimit {
  readonly #most: number;
  readonly #mostInAll: number;
  readonly #open = new Map<string, number>();
  #size = 0;

  constructor(most: number, mostInAll: number) {
    this.#most = most;
    this.#mostInAll = mostInAll;
  }

  get size(): number {
    return this.#size;
  }

  /** Clients with an open stream: players, and the addresses of visitors without a session. */
  get clients(): readonly string[] {
    return [...this.#open.keys()];
  }

  /**
   * Counts a stream until it is closed. Throws if there are too many, or if the client is already gone: it
   * would never be closed again.
   */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    if (reply.raw.destroyed) throw refusal('bad-request', words.gone);
    const client = request.visitor.player ?? request.ip;
    const count = this.#open.get(client) ?? 0;
    if (count >= this.#most) throw refusal('too-many', words.tooMany);
    if (this.#size >= this.#mostInAll) throw refusal('too-many', words.busy);
    this.#size++;
    this.#open.set(client, count + 1);
    reply.raw.once('close', () => {
      this.#size--;
      const rest = (this.#open.get(client) ?? 1) - 1;
      if (rest === 0) this.#open.delete(client);
      else this.#open.set(client, rest);
    });
  }
}
