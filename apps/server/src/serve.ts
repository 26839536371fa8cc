import type { RequestListener } from 'node:http';
import { backupSqlite, isPostgres, type JobKind } from '@mechatable/sql';
import { pino } from 'pino';
import { newAdminKey, removeAdminFile, writeAdminFile } from './admin/admin-file.ts';
import { botThreads } from './bot-threads.ts';
import { lanAddresses } from './lan.ts';
import { close, listen, listenAtLocalhost, portOf, type Servers } from './listen.ts';
import { openOnline, type Online } from './online.ts';
import { openDatabase } from './open-database.ts';
import { isLoopback, isOwnName } from './site/own-name.ts';
import { refuseName, siteHandler } from './site/site-handler.ts';
import { setSafetyHeaders } from './site/headers.ts';

export interface ServeOptions {
  /** The folder of the built site. */
  readonly folder: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The address to listen at; left out: this machine alone, as `localhost`, `127.0.0.1` and `[::1]`. */
  readonly host?: string;
  /** The file of the database, or the address of PostgreSQL. */
  readonly data: string;
  /** The kinds of jobs that this server runs. Default: all. */
  readonly kinds?: readonly JobKind[];
  /** Whether to trust the client addresses that a proxy sends. */
  readonly trustProxy?: boolean;
  /** Default: warnings and errors. */
  readonly logLevel?: string;
}

export interface Served {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Ends all connections immediately; clients reconnect. */
  readonly close: () => Promise<void>;
}

/** Clients of a server that stops connect again after this many milliseconds. */
const RETRY_MS = 1000;

/** Serves the site and the API on one port. A port that is in use is a `PortTakenError`. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { folder, port, host, data, kinds, trustProxy = false, logLevel = 'warn' } = options;
  const servers = await listening(port, host);
  try {
    const logger = pino({ level: logLevel }, pino.destination(2));
    const db = await openDatabase(data, logger);
    const chooser = botThreads();
    const addresses = (): string[] => lanAddresses(host, portOf(servers[0]));
    const key = newAdminKey();
    const isFile = !isPostgres(data);
    // Operators who know the address of a PostgreSQL database don't need the server.
    const admin = { key, backup: (file: string) => backupSqlite(db, file) };
    const open = async (): Promise<Online> => {
      if (isFile) writeAdminFile(data, { url: `http://${reachableName(host)}:${portOf(servers[0])}`, key });
      const shared = { db, logger, chooser, trustProxy, addresses, ...(isFile ? { admin } : {}) };
      return openOnline({ ...shared, ...(kinds === undefined ? {} : { kinds }) });
    };
    const online = await open().catch(async (error: unknown) => {
      chooser.close();
      if (isFile) removeAdminFile(data);
      await db.close();
      throw error;
    });
    const site = siteHandler(folder);
    // An address for other devices or behind a proxy may have any name, so names aren't checked.
    const isLocal = !trustProxy && (host === undefined || isLoopback(host));
    handle(servers, (request, response) => {
      setSafetyHeaders(response);
      if (isLocal && !isOwnName(request.headers.host, host)) refuseName(request, response);
      else if (isApi(request.url ?? '/')) online.app.routing(request, response);
      else site(request, response);
    });
    const actual = portOf(servers[0]);
    return {
      url: `http://${nameOf(host)}:${actual}`,
      port: actual,
      async close() {
        if (isFile) removeAdminFile(data);
        await online.close(RETRY_MS);
        await close(servers);
        chooser.close();
      },
    };
  } catch (error) {
    await close(servers);
    throw error;
  }
}

/** Listens first: a server without its port shouldn't touch the database. */
async function listening(port: number, host: string | undefined): Promise<Servers> {
  const starting: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
  };
  return host === undefined ? listenAtLocalhost(starting, port) : [await listen(starting, port, host)];
}

function handle(servers: Servers, handler: RequestListener): void {
  for (const server of servers) {
    server.removeAllListeners('request');
    server.on('request', handler);
  }
}

function isApi(url: string): boolean {
  return /^\/(api|healthz|readyz|metrics)([/?]|$)/.test(url);
}

/** A name under which this machine reaches a server that listens at this address. */
function reachableName(host = '127.0.0.1'): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return nameOf(host === '::' ? '::1' : host);
}

function nameOf(host = 'localhost'): string {
  return host.includes(':') ? `[${host}]` : host;
}
