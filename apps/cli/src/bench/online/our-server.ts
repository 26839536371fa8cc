/** Our server with the benchmark's game, in its own process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOnline } from '@mechatable/server';
import { openSqlite } from '@mechatable/sql';
import { pino } from 'pino';
import { endlessConnectFour } from '../connect-four.ts';
import { answerParent, ownUsage } from './child.ts';
import type { ServerMessage } from './messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'mechatable-bench-'));
const db = await openSqlite(join(folder, 'bench.db'), { isThreaded: true });
const online = await openOnline({
  db,
  logger: pino({ level: 'warn' }, pino.destination(2)),
  games: () => endlessConnectFour,
  // One process plays for everyone, so it counts as one client.
  mostRequests: Number.MAX_SAFE_INTEGER,
  mostFromAddress: Number.MAX_SAFE_INTEGER,
  mostStreams: Number.MAX_SAFE_INTEGER,
  mostStreamsInAll: Number.MAX_SAFE_INTEGER,
});
const server = createServer((request, response) => {
  online.app.routing(request, response);
});
server.keepAliveTimeout = 600_000; // a busy machine must not look like a client that has left
await new Promise<void>((resolve) => {
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve);
});
const { port } = server.address() as AddressInfo;

answerParent(
  (message) => Promise.resolve((message as ServerMessage).kind === 'start' ? { port } : ownUsage()),
  async () => {
    await online.close(0);
    rmSync(folder, { recursive: true });
  },
);
