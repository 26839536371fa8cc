import { findGame } from '@mechatable/catalog';
import { directChooser, random256, signatureCheck, type Chooser } from '@mechatable/host';
import { invariant, type AnyGame } from '@mechatable/kernel';
import { ROUTES } from '@mechatable/protocol';
import { repositories, type Db } from '@mechatable/sql';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './api/app.ts';
import { bind } from './api/bind.ts';
import { bindMetrics } from './api/metrics.ts';
import { bindReference } from './api/reference.ts';
import { bindMatches } from './api/routes/match-routes.ts';
import { bindPeople } from './api/routes/people-routes.ts';
import { bindTables } from './api/routes/table-routes.ts';
import { StreamLimit } from './api/stream-limit.ts';
import type { MatchServices } from './match/services.ts';
import { noteAttendance } from './people/attendance.ts';
import { PasskeyService } from './people/passkey-service.ts';
import { People } from './people/people.ts';
import { PushService, type Deliver } from './people/push-service.ts';
import { Hubs } from './tables/hubs.ts';
import { leaveAll } from './tables/leave-all.ts';
import { Lobby } from './tables/lobby.ts';
import { openPagesOf } from './match/open-pages.ts';
import { Pairing } from './tables/pairing.ts';
import { TableService } from './tables/table-service.ts';
import { TalkService } from './tables/talk-service.ts';
import { TurnCalls } from './tables/turn-calls.ts';
import { afterRealTime, type After } from './time.ts';

/** How often to note that the server runs, in milliseconds: clocks stand still when it doesn't. */
const HEARTBEAT_MS = 5000;
/** Requests per minute and player or address. */
const MOST_REQUESTS = 1200;
/** Requests per minute and address, from all its players. */
const MOST_FROM_ADDRESS = 6000;
/** Open streams per player or address, and in all. */
const MOST_STREAMS = 30;
const MOST_STREAMS_IN_ALL = 20_000;
/** After the store has failed, bots and clocks try again so many milliseconds later. */
const RETRY_MS = 2000;

export interface OnlineOptions {
  readonly db: Db;
  readonly logger: FastifyBaseLogger;
  /** Where bots think. Default: in this thread. */
  readonly chooser?: Chooser;
  readonly trustProxy?: boolean;
  readonly mostRequests?: number;
  readonly mostFromAddress?: number;
  readonly mostStreams?: number;
  readonly mostStreamsInAll?: number;
  readonly retryMs?: number;
  /** Default: real time. */
  readonly after?: After;
  /** Default: as long as it takes. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Draws the server's part of a seed. Default: at random. */
  readonly newSecret?: () => string;
  readonly games?: (id: string, rulesVersion?: number) => AnyGame;
  /** Stands in for all push services. Default: messages go out to public addresses only. */
  readonly deliver?: Deliver;
  /** Where other devices on the same network reach this server. */
  readonly addresses?: () => string[];
}

/** Everything that is not a file of the site: tables, matches, people. */
export interface Online {
  readonly app: FastifyInstance;
  readonly hubs: Hubs;
  /** Ends all streams and closes the database; clients connect again after `retry` milliseconds. */
  close(retry: number): Promise<void>;
}

export async function openOnline(options: OnlineOptions): Promise<Online> {
  const { db, logger: log, chooser = directChooser, games = findGame } = options;
  const store = repositories(db);
  const check = signatureCheck();
  invariant(check !== null, 'Node has WebCrypto');
  const people = new People(store.identity, store.passkeys, db.clock, log);
  const push = await PushService.open(store.settings, store.push, log, options.deliver);
  const { clock } = db;
  const openPages = await openPagesOf(db, store.pages, log);
  const profiles: MatchServices['profiles'] = (ids) => people.profiles(ids);
  const lobby = new Lobby({ tables: store.tables, profiles, openPages, clock, log });
  const calls = new TurnCalls(
    push,
    log,
    (player) => lobby.has(player),
    () => {
      lobby.changed();
    },
  );
  const services: MatchServices = {
    ...store,
    chooser,
    findGame: games,
    profiles,
    openPages,
    checkSignature: check,
    inTurn: (about, work) => db.peers.inTurn(about, work),
    clock: db.clock,
    after: options.after ?? afterRealTime,
    wait: options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))),
    retryMs: options.retryMs ?? RETRY_MS,
    newSecret: options.newSecret ?? random256,
    onTurn: (table, away) => {
      calls.hear(table, away);
    },
    onTrouble: (table, trouble) => {
      log.error({ table, kind: trouble.kind, err: trouble.error }, 'trouble at a table');
    },
    log,
  };
  const hubs = new Hubs(services, db.peers.exist);
  const tables = new TableService(services, hubs, games, () => {
    lobby.changed();
  });
  const pairing = new Pairing(services, hubs, tables);
  const talk = new TalkService(store.talk, (player) => people.nameOf(player), db.clock);
  const streams = new StreamLimit(
    options.mostStreams ?? MOST_STREAMS,
    options.mostStreamsInAll ?? MOST_STREAMS_IN_ALL,
  );
  let isClosing = false;
  const app = await createApp({
    logger: log,
    trustProxy: options.trustProxy ?? false,
    mostRequests: options.mostRequests ?? MOST_REQUESTS,
    mostFromAddress: options.mostFromAddress ?? MOST_FROM_ADDRESS,
    isClosing: () => isClosing,
    playerOf: (token) => people.playerOf(token),
    clock,
  });
  bindMetrics(app, { tables: () => hubs.size, streams: () => streams.size });
  bindReference(app);
  bindPeople(app, people, new PasskeyService(store.passkeys, db.clock), push, (player) =>
    leaveAll(services, hubs, tables, player),
  );
  bindTables(app, { services, hubs, tables, pairing, lobby, people, streams });
  bindMatches(app, services, hubs, talk, streams);
  bind(app, ROUTES.addresses, () => Promise.resolve({ addresses: options.addresses?.() ?? [] }));
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    await store.settings.beat();
    return { ok: true };
  });
  await app.ready();

  await db.peers.join(() => store.clocks.resume()); // nobody loses the time that no server was there
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
  hubs.start();
  const stopHearing = db.peers.follow(({ table, message }) => {
    lobby.changed();
    const hearing =
      table !== null && message !== null ? talk.hear(hubs, table, message) : hubs.catchUp(table);
    hearing.catch((error: unknown) => {
      log.error({ table, err: error }, 'could not catch up with another server');
    });
  });
  await tables.startFull();
  await hubs.resumeAll();
  return {
    app,
    hubs,
    async close(retry) {
      isClosing = true;
      clearInterval(beat);
      stopNoting();
      stopHearing();
      lobby.close(retry);
      await hubs.close(retry);
      await app.close();
      await openPages.close();
      await db.close();
    },
  };
}
