import { ProblemError, UnreachableError, type Api, type Call, type Route } from '@mechatable/protocol';
import type { z } from 'zod';
import { HostClosedError } from '../host-closed.ts';
import { words } from '../words.ts';

/** How long to wait before sending again, at first and at most, in milliseconds. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** After this many milliseconds without an answer, the connection is presumed dead. */
const SILENCE = 10_000;

/**
 * Sends requests until the server has answered. A request without an answer may or may not have been carried out, so it is
 * sent again as it was: its key makes sure that it counts once.
 */
export class Outbox {
  readonly #api: Api;
  readonly #waking = new Set<() => void>();
  /** Ends a request that has no answer yet. */
  readonly #sending = new Set<AbortController>();
  #closed = false;

  constructor(api: Api) {
    this.#api = api;
  }

  async send<R extends Route>(route: R, call: Call<R>): Promise<z.infer<R['answer']>> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return await this.#answer(route, call);
      } catch (error) {
        if (!mayComeThrough(error)) throw error;
      }
      await this.#pause(wait);
    }
  }

  /** Immediately sends waiting requests, and resends unanswered ones: their connection may be dead. */
  hurry(): void {
    this.#wake();
    for (const attempt of this.#sending) attempt.abort();
  }

  /** Requests that are on their way may still arrive. */
  close(): void {
    this.#closed = true;
    this.#wake();
  }

  /** Sends a request, and again whenever its connection may be dead. */
  async #answer<R extends Route>(route: R, call: Call<R>): Promise<z.infer<R['answer']>> {
    for (;;) {
      if (this.#closed) throw new HostClosedError(words.match.left);
      const attempt = new AbortController();
      const silence = setTimeout(() => {
        attempt.abort();
      }, SILENCE);
      this.#sending.add(attempt);
      try {
        return await this.#api.call(route, call, attempt.signal);
      } catch (error) {
        if (!attempt.signal.aborted) throw error;
      } finally {
        clearTimeout(silence);
        this.#sending.delete(attempt);
      }
    }
  }

  #wake(): void {
    for (const wake of this.#waking) wake();
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waking.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waking.add(wake);
    });
  }
}

function mayComeThrough(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  return error instanceof ProblemError && (error.code === 'not-saved' || error.code === 'too-many');
}
