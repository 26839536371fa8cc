/**
 * A server on PostgreSQL in a separate process: `node node-child.mjs <folder> <port> <options as JSON>`. It prints its port
 * when it is ready, and stops on SIGTERM.
 */

import { createServer } from 'node:http';
import process from 'node:process';
import { openOnline } from '@mechatable/server';
import { openPostgres } from '@mechatable/sql';
import { pino } from 'pino';

const [, , , port = '0', options = '{}'] = process.argv;
const { database, logLevel } = /** @type {{ database: string, logLevel: string }} */ (JSON.parse(options));
const db = await openPostgres(database);
const logger = pino({ level: logLevel }, pino.destination(2));
const online = await openOnline({ db, logger, trustProxy: true });
const server = createServer((request, response) => {
  online.app.routing(request, response);
});
await new Promise((resolve) => {
  server.listen(Number(port), '127.0.0.1', () => {
    resolve(null);
  });
});
const address = /** @type {import('node:net').AddressInfo} */ (server.address());
process.stdout.write(`${String(address.port)}\n`);
process.once('SIGTERM', () => {
  void online.close(1000).then(() => {
    server.closeAllConnections();
    server.close();
  });
});
