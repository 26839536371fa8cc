import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How the proxy treats connections from now on. */
export type ProxyMode =
  | { readonly kind: 'open' }
  /** Ends all connections, and every new one. */
  | { readonly kind: 'cut' }
  /** Swallows everything. Connections that lost something stay dead, and neither end notices. */
  | { readonly kind: 'half-open' }
  /** Passes everything on this many milliseconds later. */
  | { readonly kind: 'slow'; readonly delay: number }
  /** Passes on this many bytes each millisecond. */
  | { readonly kind: 'trickle'; readonly bytes: number };

interface Connection {
  readonly ends: readonly [Socket, Socket];
  isDead: boolean;
}

/** Sits between clients and a server, on another port, and can treat their connections badly. */
export class TcpProxy {
  readonly #target: () => number;
  readonly #keepAlive: number | null;
  readonly #server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    this.#accept(socket);
  });
  readonly #connections = new Set<Connection>();
  #mode: ProxyMode = { kind: 'open' };
  #lost = 0;

  /**
   * `target`: the port to which connections are passed on. `keepAlive`: after this many milliseconds, both systems notice
   * that a connection is dead; null if they never do.
   */
  constructor(target: () => number, keepAlive: number | null = null) {
    this.#target = target;
    this.#keepAlive = keepAlive;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** How many bytes it has swallowed. */
  get lost(): number {
    return this.#lost;
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  treat(mode: ProxyMode): void {
    this.#mode = mode;
    if (mode.kind === 'cut') this.#cutAll();
  }

  async close(): Promise<void> {
    this.#cutAll();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #cutAll(): void {
    for (const { ends } of this.#connections) for (const socket of ends) socket.destroy();
    this.#connections.clear();
  }

  #kill(connection: Connection): void {
    connection.isDead = true;
    if (this.#keepAlive === null) return;
    const noticing = setTimeout(() => {
      for (const socket of connection.ends) socket.destroy();
    }, this.#keepAlive);
    noticing.unref();
  }

  #accept(client: Socket): void {
    const server = connect({ port: this.#target(), host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const connection: Connection = { ends: [client, server], isDead: false };
    this.#connections.add(connection);
    for (const socket of connection.ends) socket.on('error', () => undefined); // the pump ends with it
    if (this.#mode.kind === 'cut') client.destroy();
    void Promise.all([this.#pump(client, server, connection), this.#pump(server, client, connection)]).then(
      () => {
        this.#connections.delete(connection);
      },
    );
  }

  /** Passes on everything that one end sends, and its close. A dead connection passes on nothing. */
  async #pump(from: Socket, to: Socket, connection: Connection): Promise<void> {
    try {
      for await (const chunk of from) await this.#pass(chunk as Buffer, to, connection);
      if (!connection.isDead) to.end();
    } catch {
      if (!connection.isDead) to.destroy();
    }
  }

  async #pass(chunk: Buffer, to: Socket, connection: Connection): Promise<void> {
    const mode = this.#mode;
    if (mode.kind === 'half-open' && !connection.isDead) this.#kill(connection);
    if (connection.isDead) {
      this.#lost += chunk.length;
      return;
    }
    if (mode.kind === 'slow') await pause(mode.delay);
    const size = mode.kind === 'trickle' ? mode.bytes : chunk.length;
    for (let start = 0; start < chunk.length; start += size) {
      if (mode.kind === 'trickle') await pause(1);
      if (!to.write(chunk.subarray(start, start + size))) await drained(to);
    }
  }
}

/** Resolves when a socket takes more, or never will. */
async function drained(socket: Socket): Promise<void> {
  if (socket.destroyed) return;
  await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}
