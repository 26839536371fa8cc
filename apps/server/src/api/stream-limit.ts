import type { FastifyReply, FastifyRequest } from 'fastify';
import { words } from '../words.ts';
import { refusal } from '../refusal.ts';

/** Limits how many streams may be open, for one client and in all, so that nobody can use up the server's connections. */
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

  /** Everyone with an open stream: players, and the addresses of those who are nobody yet. */
  get clients(): readonly string[] {
    return [...this.#open.keys()];
  }

  /**
   * Counts a stream until it is closed. Throws if there are too many, or if the client is gone already: nobody would hear
   * of it once more, and the stream would stay forever.
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
