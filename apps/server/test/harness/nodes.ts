import { MIGRATIONS, openPostgres, type Migrations } from '@mechatable/sql';
import { inject, onTestFinished, vi } from 'vitest';
import { freshPostgres } from '@mechatable/sql/fresh-database';
import type { OnlineOptions } from '../../src/online.ts';
import { startServer, type TestServer } from './server.ts';
import { setUpTable, type Sitting, type TableSettings } from './table.ts';
import { newSigner, TestVisitor } from './visitor.ts';

/** Servers that share a database. */
export interface Nodes {
  readonly servers: readonly [TestServer, TestServer];
  readonly address: string;
}

/** Two servers on one new database. */
export async function twoNodes(options: NodeOptions = {}): Promise<Nodes> {
  const server = inject('postgresUrl');
  if (server === undefined) throw new Error('This test belongs to the project `postgres`.');
  const address = await freshPostgres(server);
  return { address, servers: [await node(address, options), await node(address, options)] };
}

export interface NodeOptions extends Partial<OnlineOptions> {
  /** Whether it gets no notifications from other servers; may change. */
  readonly deaf?: { is: boolean };
  /** Default: those of this version. */
  readonly migrations?: Migrations;
}

/** One more server on a database. */
export async function node(
  address: string,
  { deaf = { is: false }, migrations = MIGRATIONS, ...options }: NodeOptions = {},
): Promise<TestServer> {
  const db = await openPostgres(address, { migrations });
  const follow = db.peers.follow.bind(db.peers);
  vi.spyOn(db.peers, 'follow').mockImplementation((onChange) =>
    follow((change) => {
      if (!deaf.is) onChange(change);
    }),
  );
  const started = await startServer({ ...options, db });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await started.close();
  };
  onTestFinished(close);
  return { ...started, close };
}

/** Two people who play on different servers. */
export async function sitDownApart({ servers }: Nodes, settings: TableSettings = {}): Promise<Sitting> {
  const visitors = await Promise.all(
    servers.map(async ({ url }) =>
      TestVisitor.arrive(url, settings.isSigned === true ? await newSigner() : null),
    ),
  );
  const [creator] = visitors;
  if (creator === undefined) throw new Error('There are two servers.');
  const { id } = await setUpTable(creator, settings);
  const pages = visitors.map((visitor) => visitor.follow(id));
  for (const visitor of visitors) await visitor.join(id);
  const hosts = await Promise.all(pages.map((page) => page.match()));
  onTestFinished(() => {
    for (const page of pages) page.close();
  });
  return { id, visitors, pages, hosts };
}
