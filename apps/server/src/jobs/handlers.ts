import { ProblemError } from '@mechatable/protocol';
import { payloadOf, type Clocks, type JobHandler, type JobKind, type OnlineTable } from '@mechatable/sql';
import { NewerRulesError } from '../match/games.ts';
import type { PushService } from '../people/push-service.ts';
import type { MatchServices } from '../match/services.ts';
import type { RatingService } from '../ratings/rating-service.ts';
import type { TableHubs } from '../tables/table-hubs.ts';

/** Among open pages, the lobby is a table without an id. */
const LOBBY = '';
/** How many clock and push jobs run at the same time, at most. */
const FEW = 4;

/** The parts of the server that jobs need. */
export interface JobServices {
  readonly services: MatchServices;
  readonly hubs: TableHubs;
  readonly push: PushService;
  readonly rating: RatingService;
  /** Schedules the next check of a match's clocks. */
  readonly lookAgain: (table: string, at: number) => Promise<void>;
  /**
   * Leaves a job to servers that know the rules of its match, although this one may get it again; null if there can be no
   * others.
   */
  readonly leave: {
    readonly match: (table: string, entry: number) => Promise<void>;
    readonly clock: (table: string) => Promise<void>;
    readonly rate: (table: string) => Promise<void>;
  } | null;
  /** How many bots think at the same time, at most. */
  readonly botsAtOnce: number;
}

/** How to run each kind of job. */
export function jobHandlers(having: JobServices): Readonly<Record<JobKind, JobHandler>> {
  const { hubs, leave, botsAtOnce } = having;
  return {
    match: {
      atOnce: botsAtOnce,
      isLong: true, // a bot may think, or wait for a thread, for longer than a node may be lost
      run: (payload) => {
        const { table, entry } = payloadOf('match', payload);
        const work = (): Promise<void> => unlessGone(() => goOn(hubs, table, entry));
        return orLeave(work, leave && (() => leave.match(table, entry)));
      },
    },
    clock: {
      atOnce: FEW,
      run: (payload) => {
        const { table } = payloadOf('clock', payload);
        const work = (): Promise<void> => unlessGone(() => checkClock(having, table));
        return orLeave(work, leave && (() => leave.clock(table)));
      },
    },
    push: { atOnce: FEW, run: (payload) => callPlayer(having, payloadOf('push', payload)) },
    rate: {
      atOnce: FEW,
      run: (payload) => {
        const { table } = payloadOf('rate', payload);
        const work = async (): Promise<void> => void (await having.rating.rate(table));
        return orLeave(work, leave && (() => leave.rate(table)));
      },
    },
  };
}

/** Makes a bot's move or an automatic pass. The new entry adds the next job. */
async function goOn(hubs: TableHubs, table: string, entry: number): Promise<void> {
  const hub = await hubs.withEntries(table, entry);
  if (hub.table.status !== 'playing' || (await hub.match.step(entry))) return;
  // Someone may have asked another server not to be asked.
  await hubs.current(table);
  await hub.match.step(entry);
}

/** The clock may have been set since the job was added; only then the match is needed. */
async function checkClock({ services, hubs, lookAgain }: JobServices, table: string): Promise<void> {
  const deadline = await deadlineOf(services.clocks, table);
  if (deadline === null) return;
  if (deadline > services.clock()) {
    await lookAgain(table, deadline);
    return;
  }
  const hub = await hubs.get(table);
  if (hub.table.status !== 'playing') return;
  const next = await hub.match.checkClock();
  if (next !== null) await lookAgain(table, next);
}

async function deadlineOf(clocks: Clocks, table: string): Promise<number | null> {
  return (await clocks.of(table))?.deadline ?? null;
}

/** Notifies someone, if it is still their turn and they still have no page open. */
async function callPlayer(
  { services, hubs, push }: JobServices,
  { table: id, player }: { table: string; player: string },
): Promise<void> {
  const table = await services.tables.find(id);
  if (table === null || !isAsked(table, player) || services.isHere(player)) return;
  const hub = await hubs.peek(id);
  if (hub?.isHere(player) === true || (await isElsewhere(services, id, player))) return;
  await push.notifyTurn(player, table);
}

/** Whether a player has the table or the lobby open on another server. */
async function isElsewhere({ openPages }: MatchServices, table: string, player: string): Promise<boolean> {
  const pages = await Promise.all([openPages.elsewhere(table), openPages.elsewhere(LOBBY)]);
  return pages.some((players) => players.has(player));
}

function isAsked({ status, asked, seats }: OnlineTable, player: string): boolean {
  const isTheirs = (seat: number): boolean =>
    seats[seat]?.playerId === player && seats[seat].player?.kind === 'person';
  return status === 'playing' && asked.some(isTheirs);
}

/** Newer servers may have begun matches whose rules this one doesn't know. */
async function orLeave(work: () => Promise<void>, leave: (() => Promise<void>) | null): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NewerRulesError) || leave === null) throw error;
    await leave();
  }
}

/** A table that no longer exists needs nothing. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'not-found')) throw error;
  }
}
