import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else listens at this port. */
export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is in use. Choose another, or stop what is using it.`);
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/** So long a client may take for the head of a request, for all of it, and between two; in milliseconds. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 };
/** How often slow clients are looked for. */
const CHECK_MS = 5000;

/** One server an address. */
export type Servers = readonly [Server, ...Server[]];

/** Listens at one address; port 0 is any that is free. */
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
 * Listens at this machine's own addresses, old and new, since `localhost` may stand for either: a stranger at one
 * of them would be taken for us. Machines without the new kind make do with the old.
 */
export async function listenAtLocalhost(handler: RequestListener, port: number): Promise<Servers> {
  for (let tries = 1; ; tries++) {
    const first = await listen(handler, port, '127.0.0.1');
    try {
      return [first, await listen(handler, portOf(first), '::1')];
    } catch (error) {
      if (isWithoutIpv6(error)) return [first];
      await close([first]);
      // A port that is free at the one may be taken at the other: whoever wants any gets another.
      if (!(error instanceof PortTakenError) || port !== 0 || tries === 10) throw error;
    }
  }
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Stops listening, and ends what connections there are. */
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
