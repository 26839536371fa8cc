import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@mechatable/sql';
import { startPostgres } from '../../../../../scripts/postgres.mjs';
import { ServerProcess } from '../../harness/server-process.ts';
import { clientFaults, databaseFaults } from '../faults/connection-faults.ts';
import { postgresFaults } from '../faults/postgres-faults.ts';
import { processFaults } from '../faults/process-faults.ts';
import { SmallDisk } from '../faults/small-disk.ts';
import type { Cluster } from './cluster.ts';
import { finalJournals } from './final-journals.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** A server, what is between it and its clients, and what is between it and PostgreSQL. */
interface ClusterNode {
  readonly server: ServerProcess;
  readonly clients: TcpProxy;
  readonly database: TcpProxy;
}

/** The servers' PostgreSQL settings, in milliseconds. */
const KEEP_ALIVE = 25_000;

/** In megabytes: more than the database and its log need, even after a thousand faults. */
const DISK = 1024;

/** Several nodes that share a database, on a small disk if this user may have one. */
export async function postgresCluster(count: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-faults-'));
  const data = join(folder, 'postgres');
  mkdirSync(data);
  chmodSync(folder, 0o755); // PostgreSQL doesn't run as root
  const disk = SmallDisk.mount(data, DISK);
  const postgres = await startPostgres({}, join(data, 'server'));
  const nodes: ClusterNode[] = [];
  for (let n = 0; n < count; n++) nodes.push(await startNode(folder, postgres.url, postgres.port));
  return {
    name: `${String(count)} nodes, PostgreSQL`,
    urls: () => nodes.map(({ clients }) => clients.url),
    faults: [
      ...nodes.flatMap(({ server, clients, database }) => [
        ...processFaults(server),
        ...clientFaults(clients),
        ...databaseFaults(database),
      ]),
      ...postgresFaults(postgres, disk),
    ],
    async start() {
      for (const { server } of nodes) await server.start();
    },
    async stop(except) {
      await Promise.all(nodes.map(({ server }) => server.end('SIGTERM')));
      const db = await openPostgres(postgres.url);
      try {
        return await finalJournals(db, except);
      } finally {
        await db.close();
      }
    },
    async destroy() {
      for (const { server, clients, database } of nodes) {
        await server.end('SIGKILL');
        await clients.close();
        await database.close();
      }
      await postgres.remove();
      disk?.unmount();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startNode(folder: string, url: string, port: number): Promise<ClusterNode> {
  const database = new TcpProxy(() => port, KEEP_ALIVE);
  await database.listen();
  const address = new URL(url);
  address.port = String(database.port);
  const server = new ServerProcess(folder, {
    node: { database: address.href, logLevel: 'silent' },
    imports: [new URL('clock-shift.mjs', import.meta.url).href],
  });
  await server.start();
  const clients = new TcpProxy(() => server.port);
  await clients.listen();
  return { server, clients, database };
}
