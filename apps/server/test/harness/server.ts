import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSqlite, type Db } from '@mechatable/sql';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { freshDatabase } from '@mechatable/sql/fresh-database';
import { openOnline, type Online, type OnlineOptions } from '../../src/online.ts';
import { nextPart } from './seed-parts.ts';

export interface TestServer {
  readonly url: string;
  readonly online: Online;
  readonly db: Db;
  close(): Promise<void>;
}

/** Says nothing. */
export const quiet: FastifyBaseLogger = Fastify({ logger: false }).log;

/** A server on a free port, with an empty database unless `file` or `db` says otherwise. */
export async function startServer(
  options: Partial<OnlineOptions> & { file?: string; clock?: () => number } = {},
): Promise<TestServer> {
  const { file, clock = Date.now, ...rest } = options;
  const open = (): Promise<Db> =>
    file === undefined ? freshDatabase({ clock }) : openSqlite(file, { clock });
  const db = options.db ?? (await open());
  const most = { mostRequests: 1_000_000, mostFromAddress: 1_000_000, mostStreams: 1000 };
  const online = await openOnline({ logger: quiet, newSecret: nextPart, ...most, ...rest, db });
  const server = createServer((request, response) => {
    online.app.routing(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    online,
    db,
    async close() {
      await online.close(0);
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
