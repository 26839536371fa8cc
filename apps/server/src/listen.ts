import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another process uses this port. */
export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is in use. Choose another, or stop what is using it.`);
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/** Time limits for a request's headers, a whole request, and idle connections, in milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 };
/** How often to check for slow clients. */
const CHECK_MS = 5000;

/** One server per address. */
export type Servers = readonly [Server, ...Server[]];

/** Listens on one address; port 0 means any free port. */
export function listen(
  handler: RequestListener,
  port: number,
  host: string,
  timeouts = TIMEOUTS,
  checkEvery = CHECK_MS,
): Promise<Server> {
  const server = createServer({ ...timeouts, connectionsCheckingInterval: checkEvery }, handler);
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(server);
    });
  });
}

/**
 * Listens on this machine's IPv4 and IPv6 loopback addresses, since `localhost` may mean either: another process on
 * one of them would be mistaken for us. Without IPv6, it uses only IPv4.
 */
export async function listenAtLocalhost(handler: RequestListener, port: number): Promise<Servers> {
  for (let tries = 1; ; tries++) {
    const first = await listen(handler, port, '127.0.0.1');
    try {
      return [first, await listen(handler, portOf(first), '::1')];
    } catch (error) {
      if (isWithoutIpv6(error)) return [first];
      await close([first]);
      // A port that is free on one address may be taken on the other: with port 0, try another.
      if (!(error instanceof PortTakenError) || port !== 0 || tries === 10) throw error;
    }
  }
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Stops listening and closes all connections. */
export async function close(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve, reject) => {
          server.close((error) => {
            if (error === undefined) resolve();
            else reject(error);
          });
          server.closeAllConnections();
        }),
    ),
  );
}

function isWithoutIpv6(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
  );
}
