import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { z } from 'zod';
import { ProblemError, UnreachableError } from './problem.ts';
import type { Api } from './client.ts';

/** How long to wait before connecting again, at first and at most, in milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** The server sends something at least every 15 seconds; after this many milliseconds of silence it counts as gone. */
const SILENCE = 40_000;
/** A server that hasn't begun to answer after this many milliseconds can't be reached. */
const PATIENCE = 10_000;

type Schemas = Readonly<Record<string, z.ZodType>>;

export type StreamMessage<S extends Schemas> = {
  readonly [K in keyof S]: { readonly type: K; readonly data: z.infer<S[K]> };
}[keyof S];

export interface Listener<S extends Schemas> {
  onMessage(message: StreamMessage<S>): void;
  /** The connection was made or lost. It reconnects automatically. */
  onConnected(isConnected: boolean): void;
  /** The server refuses the stream, which isn't requested again. */
  onRefused(problem: ProblemError): void;
}

/** Follows a stream of the server, and connects again whenever the connection is lost. */
export class EventStream<S extends Schemas> {
  readonly #api: Api;
  readonly #address: string;
  readonly #schemas: S;
  readonly #listener: Listener<S>;
  #lastId: string | null = null;
  #closed = false;
  #isConnected = false;
  #wait = FIRST_WAIT;
  /** Ends the current connection, or the wait for the next. */
  #interrupt: AbortController = new AbortController();

  constructor(api: Api, address: string, schemas: S, listener: Listener<S>) {
    this.#api = api;
    this.#address = address;
    this.#schemas = schemas;
    this.#listener = listener;
  }

  /** Follows until closed or refused. */
  async run(): Promise<void> {
    while (!this.#closed) {
      this.#interrupt = new AbortController();
      try {
        await this.#connection(this.#interrupt);
      } catch (error) {
        if (error instanceof ProblemError && isFinal(error)) {
          this.#closed = true;
          this.#listener.onRefused(error);
          return;
        }
        const isExpected = error instanceof ProblemError || error instanceof UnreachableError;
        if (!isExpected && !this.#interrupt.signal.aborted) throw error;
      } finally {
        this.#report(false);
      }
      if (!this.isClosed) await this.#pause();
    }
  }

  /** Connects immediately if it is waiting to: the network is back, or the page is visible again. */
  hurry(): void {
    this.#wait = FIRST_WAIT;
    if (!this.#isConnected) this.#interrupt.abort();
  }

  /** Drops the connection, since it may be lost, and connects again. */
  reconnect(): void {
    this.#interrupt.abort();
  }

  /** Starts over with a new connection: we are signed in as another player now. */
  restart(): void {
    this.#lastId = null;
    this.#wait = 0;
    this.#interrupt.abort();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.#interrupt.abort();
  }

  async #connection(interrupt: AbortController): Promise<void> {
    const opening = this.#api.open(this.#address, this.#lastId, interrupt.signal);
    const body = await unlessSilent(opening, PATIENCE, interrupt);
    const parser = createParser({
      onEvent: (event) => {
        this.#onEvent(event);
      },
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    this.#wait = FIRST_WAIT;
    this.#report(true);
    for (;;) {
      const { done, value } = await unlessSilent(orLost(reader.read()), SILENCE, interrupt);
      if (done || this.#closed) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  #onEvent({ event = 'message', data, id }: EventSourceMessage): void {
    const schema = this.#schemas[event];
    if (schema === undefined) return; // a newer server may send messages that we don't understand
    const parsed = schema.parse(JSON.parse(data)) as z.infer<S[keyof S]>;
    if (id !== undefined) this.#lastId = id;
    this.#listener.onMessage({ type: event, data: parsed });
  }

  #report(isConnected: boolean): void {
    if (isConnected === this.#isConnected) return;
    this.#isConnected = isConnected;
    this.#listener.onConnected(isConnected);
  }

  async #pause(): Promise<void> {
    if (this.#closed) return;
    const { signal } = this.#interrupt.signal.aborted
      ? (this.#interrupt = new AbortController())
      : this.#interrupt;
    const wait = this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.#wait * 2));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/** Interrupts work that takes longer than this. */
async function unlessSilent<T>(
  work: Promise<T>,
  milliseconds: number,
  interrupt: AbortController,
): Promise<T> {
  const silence = setTimeout(() => {
    interrupt.abort();
  }, milliseconds);
  try {
    return await work;
  } finally {
    clearTimeout(silence);
  }
}

/** A broken connection rejects with whatever the platform throws. */
async function orLost<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new UnreachableError('The connection was lost.', { cause: error });
  }
}

/** Whether retrying would be refused again. */
function isFinal({ status }: ProblemError): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
