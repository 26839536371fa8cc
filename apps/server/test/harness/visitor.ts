import { webcrypto } from 'node:crypto';
import { findGame } from '@mechatable/catalog';
import { random256 } from '@mechatable/host';
import { RemoteHost, type Signer } from '@mechatable/host/remote';
import type { Player, RecordHead } from '@mechatable/kernel';
import {
  connect,
  EventStream,
  ROUTES,
  TABLE_MESSAGES,
  UnreachableError,
  type Api,
  type Me,
  type Message,
  type Room,
  type StreamMessage,
  type TableInfo,
} from '@mechatable/protocol';
import { nextPart } from './seed-parts.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Signs like a browser, with its own key. */
export async function newSigner(): Promise<Signer> {
  const pair = await webcrypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const hex = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex');
  return {
    key: hex(await webcrypto.subtle.exportKey('raw', pair.publicKey)),
    sign: async (text) =>
      hex(
        await webcrypto.subtle.sign(
          { name: 'ECDSA', hash: 'SHA-256' },
          pair.privateKey,
          new TextEncoder().encode(text),
        ),
      ),
  };
}

/** A simulated person with a browser. */
export class TestVisitor {
  readonly url: string;
  readonly token: string;
  readonly me: Me;
  readonly api: Api;
  readonly signer: Signer | null;
  readonly #send: typeof fetch;

  private constructor(url: string, token: string, me: Me, signer: Signer | null, send: typeof fetch) {
    this.url = url;
    this.token = token;
    this.me = me;
    this.signer = signer;
    this.#send = send;
    this.api = connect(url, { headers: { authorization: `Bearer ${token}` }, fetch: send });
  }

  static async arrive(
    url: string,
    signer: Signer | null = null,
    send: typeof fetch = fetch,
  ): Promise<TestVisitor> {
    const response = await send(`${url}/api/v1/me`, { method: 'POST' });
    if (!response.ok) throw new UnreachableError(`The server answered with status ${response.status}.`);
    const { me } = ROUTES.arrive.answer.parse(await response.json());
    const [, token = ''] = /mechatable=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    return new TestVisitor(url, token, me, signer, send);
  }

  /** The same person elsewhere: another server, or another device. */
  at(url: string, signer: Signer | null = this.signer): TestVisitor {
    return new TestVisitor(url, this.token, this.me, signer, this.#send);
  }

  async join(table: string, seat?: number, loadout?: unknown): Promise<{ table: TableInfo; seat: number }> {
    return this.api.call(ROUTES.join, {
      params: { table },
      body: {
        seat,
        contribution: nextPart(),
        ...(this.signer === null ? {} : { key: this.signer.key }),
        ...(loadout === undefined ? {} : { loadout }),
      },
    });
  }

  follow(table: string, isSpectator = false): Following {
    return new Following(this, table, isSpectator);
  }
}

/** A person's open table page. */
export class Following {
  readonly id: string;
  readonly messages: StreamMessage<typeof TABLE_MESSAGES>[] = [];
  readonly talk: Message[] = [];
  room: Room | null = null;
  host: RemoteHost | null = null;
  refused: string | null = null;
  connections = 0;
  /** Called after each message. */
  onChange: () => void = () => undefined;
  readonly #visitor: TestVisitor;
  readonly #stream: EventStream<typeof TABLE_MESSAGES>;
  #waiting: (() => void)[] = [];

  constructor(visitor: TestVisitor, table: string, isSpectator: boolean) {
    this.id = table;
    this.#visitor = visitor;
    const { api } = visitor;
    const query = isSpectator ? { watch: 'true' } : {};
    const address = api.address(ROUTES.follow, { params: { table }, query });
    this.#stream = new EventStream(api, address, TABLE_MESSAGES, {
      onMessage: (message) => {
        this.#receive(message);
      },
      onConnected: (isConnected) => {
        if (isConnected) this.connections++;
        if (isConnected) this.host?.hurry();
        this.#changed();
      },
      onRefused: (problem) => {
        this.refused = problem.message;
        this.#changed();
      },
    });
    void this.#stream.run();
  }

  /** Resolves as soon as it holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
  }

  /** The match, as soon as it has begun. */
  async match(): Promise<RemoteHost> {
    await this.until(() => this.host !== null);
    return this.host as RemoteHost;
  }

  get players(): readonly Player[] {
    return this.host?.players ?? [];
  }

  /** The network is back. */
  hurry(): void {
    this.#stream.hurry();
    this.host?.hurry();
  }

  /** The network is gone, and may be back. */
  reconnect(): void {
    this.#stream.reconnect();
  }

  close(): void {
    this.#stream.close();
    this.host?.close();
    this.#changed(); // a stream that was never connected reports nothing when it is closed
  }

  #receive(message: StreamMessage<typeof TABLE_MESSAGES>): void {
    this.messages.push(message);
    if (message.type === 'room') this.room = message.data;
    else if (message.type === 'talk') this.talk.push(...message.data.messages);
    else if (this.host !== null) this.host.receive(message);
    else if (message.type === 'snapshot') {
      const { game, rulesVersion } = message.data.head as RecordHead;
      this.host = new RemoteHost(this.id, findGame(game, rulesVersion), message.data, {
        api: this.#visitor.api,
        signer: this.#visitor.signer,
        newKey: () => random256().slice(0, 32),
      });
    }
    this.#changed();
  }

  #changed(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.onChange();
  }
}
