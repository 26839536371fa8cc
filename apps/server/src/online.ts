import { ROUTES } from '@mechatable/protocol';
import type { JobKind } from '@mechatable/sql';
import type { FastifyInstance } from 'fastify';
import { Admin } from './admin/admin.ts';
import type { Backup } from './admin/write-backup.ts';
import { createApp } from './api/app.ts';
import { bind } from './api/bind.ts';
import { Metrics } from './api/metrics.ts';
import { bindReference } from './api/reference.ts';
import { bindAdmin } from './api/routes/admin-routes.ts';
import { bindMatches } from './api/routes/match-routes.ts';
import { bindPeople } from './api/routes/people-routes.ts';
import { bindRatings } from './api/routes/rating-routes.ts';
import { bindStudies } from './api/routes/study-routes.ts';
import { bindTables } from './api/routes/table-routes.ts';
import { StreamLimit } from './api/stream-limit.ts';
import { openCore, type CoreOptions } from './core.ts';
import { noteAttendance } from './people/attendance.ts';
import { PasskeyService } from './people/passkey-service.ts';
import type { TableHubs } from './tables/table-hubs.ts';
import { leaveAllTables } from './tables/leave-all-tables.ts';
import { Pairing } from './tables/pairing.ts';
import { TableService } from './tables/table-service.ts';
import { TalkService } from './tables/talk-service.ts';

/** How often to record that the server is running, in milliseconds: clocks stop when it isn't. */
const HEARTBEAT_MS = 5000;
/** Requests per minute and player or address. */
const MAX_REQUESTS = 1200;
/** Requests per minute and address, from all its players. */
const MAX_FROM_ADDRESS = 6000;
/** Open streams per player or address, and in all. */
const MAX_STREAMS = 30;
const MAX_STREAMS_TOTAL = 20_000;

export interface OnlineOptions extends CoreOptions {
  readonly trustProxy?: boolean;
  readonly mostRequests?: number;
  readonly mostFromAddress?: number;
  readonly mostStreams?: number;
  readonly mostStreamsInAll?: number;
  /** The key for operators. Default: no access. */
  readonly admin?: { readonly key: string; readonly backup: Backup | null };
  /** The kinds of jobs that this server runs. Default: all. */
  readonly kinds?: readonly JobKind[];
  /** This server's addresses for other devices on the same network. */
  readonly addresses?: () => string[];
}

/** Everything that is not a file of the site: tables, matches, people. */
export interface Online {
  readonly app: FastifyInstance;
  readonly hubs: TableHubs;
  /** Ends all streams and closes the database; clients connect again after `retry` milliseconds. */
  close(retry: number): Promise<void>;
}

export async function openOnline(options: OnlineOptions): Promise<Online> {
  const { db, logger: log } = options;
  const metrics = new Metrics();
  db.onCommit = (writes, milliseconds) => {
    metrics.committed(writes, milliseconds);
  };
  const core = await openCore(options, (milliseconds) => {
    metrics.entrySaved(milliseconds);
  });
  const { store, people, push, lobby, openPages, games, services, hubs } = core;
  const tables = new TableService(services, hubs, games, () => {
    lobby.changed();
  });
  const pairing = new Pairing(services, hubs, tables);
  const talk = new TalkService(store, (player) => people.nameOf(player), db.clock);
  const streams = new StreamLimit(
    options.mostStreams ?? MAX_STREAMS,
    options.mostStreamsInAll ?? MAX_STREAMS_TOTAL,
  );
  let isClosing = false;
  const app = await createApp({
    logger: log,
    trustProxy: options.trustProxy ?? false,
    mostRequests: options.mostRequests ?? MAX_REQUESTS,
    mostFromAddress: options.mostFromAddress ?? MAX_FROM_ADDRESS,
    isClosing: () => isClosing,
    playerOf: (token) => people.playerOf(token),
    clock: db.clock,
  });
  metrics.bind(app, { tables: () => hubs.size, streams: () => streams.size });
  bindReference(app);
  const leaveTables = (player: string): Promise<void> => leaveAllTables(services, hubs, tables, player);
  bindPeople(app, people, new PasskeyService(store.passkeys, db.clock), push, leaveTables);
  bindTables(app, { services, hubs, tables, pairing, lobby, people, streams });
  bindRatings(app, { services, hubs, tables });
  bindMatches(app, hubs, talk, streams);
  bindStudies(app, store.studies);
  bind(app, ROUTES.addresses, () => Promise.resolve({ addresses: options.addresses?.() ?? [] }));
  if (options.admin !== undefined) {
    const { key, backup } = options.admin;
    const server = {
      leaveAllTables: leaveTables,
      forget: (player: string) => {
        people.forget(player);
      },
      reload: async (ids: readonly string[]) => {
        for (const id of ids) await (await hubs.peek(id))?.reload();
        lobby.changed();
      },
    };
    bindAdmin(app, key, new Admin({ db, backup, server }));
  }
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    await store.settings.beat();
    return { ok: true };
  });
  await app.ready();

  await db.peers.join(() => store.clocks.resume()); // nobody loses time while no server is running
  const beat = setInterval(() => {
    store.settings.beat().catch((error: unknown) => {
      log.error(error);
    });
  }, HEARTBEAT_MS);
  beat.unref();
  const stopNoting = noteAttendance({
    identity: store.identity,
    present: () => streams.clients,
    after: services.after,
    log,
    onNoted: () => {
      lobby.changed();
    },
  });
  hubs.onPoll = (open) => {
    lobby.changed();
    return talk.catchUp(open);
  };
  hubs.start();
  const unfollow = db.peers.follow(({ table, message }) => {
    lobby.changed();
    const handling =
      table !== null && message !== null ? talk.forward(hubs, table, message) : hubs.catchUp(table);
    handling.catch((error: unknown) => {
      log.error({ table, err: error }, 'could not catch up with another server');
    });
  });
  await tables.startFull();
  const jobs = await core.run(options.kinds);
  return {
    app,
    hubs,
    async close(retry) {
      isClosing = true;
      clearInterval(beat);
      stopNoting();
      unfollow();
      lobby.close(retry);
      await Promise.all([jobs.close(), hubs.close(retry)]);
      await app.close();
      await openPages.close();
      await db.close();
    },
  };
}
