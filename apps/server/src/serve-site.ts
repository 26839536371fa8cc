import { close, listen, listenAtLocalhost, portOf, type Servers } from './listen.ts';
import { isLoopback, isOwnName } from './own-name.ts';
import { siteHandler } from './site-handler.ts';

export interface SiteOptions {
  /** The folder of the built site. */
  readonly folder: string;
  /** 0 is any port that is free. */
  readonly port: number;
  /** The address to listen at; left out: this machine alone, as `localhost`, `127.0.0.1` and `[::1]`. */
  readonly host?: string;
}

export interface Served {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Ends all connections at once. */
  readonly close: () => Promise<void>;
}

/** Serves a built site; a port that is in use is a `PortTakenError`. */
export async function serveSite({ folder, port, host }: SiteOptions): Promise<Served> {
  // An address that others reach goes by names that only its owner knows.
  const isLocal = host === undefined || isLoopback(host);
  const handler = siteHandler(folder, (name) => !isLocal || isOwnName(name, host));
  const servers: Servers =
    host === undefined ? await listenAtLocalhost(handler, port) : [await listen(handler, port, host)];
  const actual = portOf(servers[0]);
  return { url: `http://${nameOf(host)}:${actual}`, port: actual, close: () => close(servers) };
}

function nameOf(host = 'localhost'): string {
  return host.includes(':') ? `[${host}]` : host;
}
