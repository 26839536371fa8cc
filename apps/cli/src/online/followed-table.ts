import { randomBytes } from 'node:crypto';
import { RemoteHost } from '@mechatable/host/remote';
import type { AnyGame, RecordHead } from '@mechatable/kernel';
import {
  EventStream,
  ROUTES,
  TABLE_MESSAGES,
  type Api,
  type Room,
  type StreamMessage,
} from '@mechatable/protocol';

/** A table that a program follows. It reconnects automatically. */
export class FollowedTable {
  readonly id: string;
  readonly #api: Api;
  readonly #gameOf: (head: RecordHead) => AnyGame;
  readonly #stream: EventStream<typeof TABLE_MESSAGES>;
  #room: Room | null = null;
  #host: RemoteHost | null = null;
  #end: Error | 'closed' | null = null;
  #waiting: (() => void)[] = [];

  constructor(api: Api, id: string, gameOf: (head: RecordHead) => AnyGame) {
    this.id = id;
    this.#api = api;
    this.#gameOf = gameOf;
    const address = api.address(ROUTES.follow, { params: { table: id } });
    this.#stream = new EventStream(api, address, TABLE_MESSAGES, {
      onMessage: (message) => {
        this.#onMessage(message);
      },
      onConnected: (isConnected) => {
        if (isConnected) this.#host?.hurry();
      },
      onRefused: (problem) => {
        this.#finish(problem);
      },
    });
    this.#stream.run().catch((error: unknown) => {
      this.#finish(error instanceof Error ? error : new Error(String(error)));
    });
  }

  /** Null until the first message. */
  get room(): Room | null {
    return this.#room;
  }

  /** Null until the match begins. */
  get host(): RemoteHost | null {
    return this.#host;
  }

  get isClosed(): boolean {
    return this.#end !== null;
  }

  /** Resolves when something has changed or it was closed. Rejects if the server refuses the stream. */
  async changed(): Promise<void> {
    if (this.#end === null)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    if (this.#end instanceof Error) throw this.#end;
  }

  close(): void {
    this.#finish('closed');
  }

  #finish(end: Error | 'closed'): void {
    this.#end ??= end;
    this.#stream.close();
    this.#host?.close();
    this.#wake();
  }

  #onMessage(message: StreamMessage<typeof TABLE_MESSAGES>): void {
    if (message.type === 'room') this.#room = message.data;
    else if (message.type !== 'talk' && this.#host !== null) this.#host.receive(message);
    else if (message.type === 'snapshot') {
      const game = this.#gameOf(message.data.head as RecordHead);
      this.#host = new RemoteHost(this.id, game, message.data, {
        api: this.#api,
        signer: null,
        newKey: () => randomBytes(16).toString('base64url'),
      });
    }
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
