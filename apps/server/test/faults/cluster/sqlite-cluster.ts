import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@mechatable/sql';
import { ServerProcess } from '../../harness/server-process.ts';
import { clientFaults } from '../faults/connection-faults.ts';
import { diskFaults } from '../faults/disk-faults.ts';
import { processFaults } from '../faults/process-faults.ts';
import { SmallDisk } from '../faults/small-disk.ts';
import type { Cluster } from './cluster.ts';
import { finalJournals } from './final-journals.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** In megabytes: more than a database and its log need. */
const DISK = 128;

/** One node with its database in a file, on a small disk if this user may have one. */
export async function sqliteCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-faults-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  const disk = SmallDisk.mount(data, DISK);
  const file = join(data, 'data.db');
  const server = new ServerProcess(folder, {
    serve: { data: file, trustProxy: true, logLevel: 'silent' },
    imports: [new URL('clock-shift.mjs', import.meta.url).href],
  });
  const proxy = new TcpProxy(() => server.port);
  await server.start();
  await proxy.listen();
  return {
    name: 'one node, SQLite',
    urls: () => [proxy.url],
    faults: [...processFaults(server), ...clientFaults(proxy), ...diskFaults(server, disk)],
    start: () => server.start(),
    async stop(except) {
      await server.end('SIGTERM');
      const db = await openSqlite(file);
      try {
        return await finalJournals(db, except);
      } finally {
        await db.close();
      }
    },
    async destroy() {
      await server.end('SIGKILL');
      await proxy.close();
      disk?.unmount();
      rmSync(folder, { recursive: true });
    },
  };
}
