/** Our server with the benchmark's game, in its own process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOnline } from '@mechatable/server';
import { openPostgres, openSqlite } from '@mechatable/sql';
import { pino } from 'pino';
import { endlessConnectFour } from '../connect-four.ts';
import { answerParent, ownUsage } from './child.ts';
import type { ServerMessage, StartMessage } from './messages.ts';

let stop = (): Promise<void> => Promise.resolve();

async function start({ database }: StartMessage): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-bench-'));
  const db =
    database === null
      ? await openSqlite(join(folder, 'bench.db'), { isThreaded: true })
      : await openPostgres(database);
  const online = await openOnline({
    db,
    logger: pino({ level: 'warn' }, pino.destination(2)),
    games: [endlessConnectFour],
    // One process plays for everyone, so the server sees one client.
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
  stop = async () => {
    await online.close(0);
    rmSync(folder, { recursive: true });
  };
  return { port: (server.address() as AddressInfo).port };
}

function answer(message: ServerMessage): Promise<object> {
  return message.kind === 'start' ? start(message) : Promise.resolve(ownUsage());
}

answerParent(
  (message) => answer(message as ServerMessage),
  () => stop(),
);
