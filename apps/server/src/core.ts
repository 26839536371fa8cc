import { availableParallelism } from 'node:os';
import { RELEASES } from '@mechatable/catalog';
import { directChooser, random256, signatureCheck, type Chooser } from '@mechatable/host';
import { invariant, type AnyGame } from '@mechatable/kernel';
import {
  addJob,
  addStepJob,
  clockJob,
  JOB_KINDS,
  jobKindName,
  rateJob,
  repositories,
  type Db,
  type JobKind,
  type JobRunner,
  type Repositories,
} from '@mechatable/sql';
import type { FastifyBaseLogger } from 'fastify';
import { jobHandlers, type JobServices } from './jobs/handlers.ts';
import { Games } from './match/games.ts';
import { openPagesOf, type OpenPages } from './match/open-pages.ts';
import type { MatchServices } from './match/services.ts';
import { People } from './people/people.ts';
import { PushService, type Deliver } from './people/push-service.ts';
import { RatingService } from './ratings/rating-service.ts';
import { TableHubs } from './tables/table-hubs.ts';
import { Lobby } from './tables/lobby.ts';
import { afterRealTime, type After } from './time.ts';

/** After an error, a job is tried again this many milliseconds later. */
const RETRY_MS = 2000;
/** While some bots think, other moves are being saved. */
const BOTS_AT_ONCE = 2 * availableParallelism();

export interface CoreOptions {
  readonly db: Db;
  readonly logger: FastifyBaseLogger;
  /** Runs the bots. Default: in this thread. */
  readonly chooser?: Chooser;
  readonly retryMs?: number;
  /** Default: real time. */
  readonly after?: After;
  /** Maps the delay of an automatic pass in milliseconds to the actual one. Default: no change. */
  readonly passDelay?: (milliseconds: number) => number;
  /** Draws the server's part of a seed. Default: at random. */
  readonly newSecret?: () => string;
  /** How many tables stay in memory, at most, unless they are in use. Default: 25,000. */
  readonly mostTables?: number;
  /** Every version of every game that it plays. Default: all. */
  readonly games?: readonly AnyGame[];
  /** Replaces all push services. Default: messages are sent to public addresses only. */
  readonly deliver?: Deliver;
}

/** Everything that matches need, even without a web server. */
export interface Core {
  readonly store: Repositories;
  readonly people: People;
  readonly push: PushService;
  readonly lobby: Lobby;
  readonly openPages: OpenPages;
  readonly games: Games;
  readonly services: MatchServices;
  readonly hubs: TableHubs;
  /** Begins to run jobs of these kinds. */
  run(kinds?: readonly JobKind[]): Promise<JobRunner>;
}

/** `onSaved`: called when an entry is saved, with how long that took. */
export async function openCore(
  options: CoreOptions,
  onSaved: MatchServices['onSaved'] = () => undefined,
): Promise<Core> {
  const { db, logger: log, chooser = directChooser, retryMs = RETRY_MS } = options;
  const games = new Games(options.games ?? RELEASES);
  const { clock } = db;
  const store = repositories(db);
  const checkSignature = signatureCheck();
  invariant(checkSignature !== null, 'Node has WebCrypto');
  const people = new People(store.identity, store.passkeys, clock, log);
  const push = await PushService.open(store.settings, store.push, log, options.deliver);
  const profiles: MatchServices['profiles'] = (ids) => people.profiles(ids);
  const openPages = await openPagesOf(db, store.pages, games.versions, log);
  const lobby = new Lobby({ ...store, profiles, openPages, clock, log });
  const services: MatchServices = {
    ...store,
    chooser,
    findGame: games.find,
    profiles,
    openPages,
    checkSignature,
    inTurn: (about, work) => db.peers.inTurn(about, work),
    clock,
    after: options.after ?? afterRealTime,
    passDelay: options.passDelay ?? ((milliseconds) => milliseconds),
    newSecret: options.newSecret ?? random256,
    isHere: (player) => lobby.has(player),
    onTurn: () => {
      lobby.changed();
    },
    onSaved,
    onProblem: (table, problem) => {
      log.error({ table, kind: problem.kind, err: problem.error }, 'problem at a table');
    },
    log,
  };
  const hubs = new TableHubs(services, db.peers.exist, options.mostTables);
  const lookAgain = (table: string, at: number): Promise<void> => addJob(db, clockJob(table, at));
  const retryAt = (): number => db.clock() + retryMs;
  const leave: JobServices['leave'] = db.peers.exist
    ? {
        match: (table, entry) => addStepJob(db, table, entry, retryAt()),
        clock: (table) => lookAgain(table, retryAt()),
        rate: (table) => addJob(db, rateJob(table, retryAt())),
      }
    : null;
  const rating = new RatingService(services, async (table) => {
    await (await hubs.peek(table))?.reload();
  });
  const all = jobHandlers({ services, hubs, push, rating, lookAgain, leave, botsAtOnce: BOTS_AT_ONCE });
  return {
    store,
    people,
    push,
    lobby,
    openPages,
    games,
    services,
    hubs,
    run: (kinds = JOB_KINDS) =>
      db.jobs.run(Object.fromEntries(kinds.map((kind) => [kind, all[kind]])), {
        after: services.after,
        retryMs,
        onError: (job, error) => {
          log.error({ job, err: error }, 'a job failed and will be retried');
        },
        elsewhere: JOB_KINDS.filter((kind) => !kinds.includes(kind)),
        onNeglected: (kind) => {
          log.warn(
            { kind },
            `jobs have waited for a minute: is "npx mechatable work --kinds ${jobKindName(kind)}" running, and fast enough?`,
          );
        },
      }),
  };
}
