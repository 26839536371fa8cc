import { castingOf, levelOf } from '@mechatable/bots';
import {
  contentHashIn,
  bot,
  botContribution,
  commitTo,
  same,
  type AnyGame,
  type Player,
  type Seat,
} from '@mechatable/kernel';
import { DEFAULT_TERMS, type TableTerms } from '@mechatable/protocol';
import { SeatTakenError, TableClosedError, type OnlineTable } from '@mechatable/sql';
import { refusal } from '../refusal.ts';
import { assertNotBanned } from '../people/ban-check.ts';
import { newId } from '../people/tokens.ts';
import { NewerRulesError, type Games } from '../match/games.ts';
import { orMovedOn } from '../match/requests.ts';
import type { MatchServices } from '../match/services.ts';
import { storedTerms } from '../match/terms.ts';
import { assertMayRate } from '../ratings/fair-play.ts';
import { words } from '../words.ts';
import type { TableHubs } from './table-hubs.ts';
import { startMatch } from './match-start.ts';
import { checkRatedTerms } from './rated-terms.ts';
import type { TableHub } from './table-hub.ts';

/** How long an open table is listed after its creator has closed all pages, in milliseconds. */
const LISTED_FOR_MS = 10 * 60_000;
/** The same for correspondence matches, where nobody expects the others to be there. */
const LISTED_FOR_CORRESPONDENCE_MS = 7 * 24 * 3_600_000;
/** The maximum number of waiting tables per player. */
const MAX_WAITING = 20;

export interface NewTableSettings {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms?: { readonly [K in keyof TableTerms]?: TableTerms[K] | undefined } | undefined;
  readonly visibility?: 'open' | 'link' | undefined;
  /** For each seat: open, or the id of a bot. */
  readonly seats: readonly (string | null)[];
  /** The key by which this request counts once. */
  readonly request?: string | undefined;
}

export interface JoinSettings {
  readonly seat?: Seat | undefined;
  readonly contribution: string;
  readonly key?: string | undefined;
  readonly loadout?: unknown;
}

/** Sets tables up, seats people, and starts the match when all seats are taken. */
export class TableService {
  readonly #services: MatchServices;
  readonly #hubs: TableHubs;
  readonly #games: Games;
  /** Called when a table in the lobby has changed. */
  readonly #onLobby: () => void;

  constructor(services: MatchServices, hubs: TableHubs, games: Games, onLobby: () => void) {
    this.#services = services;
    this.#hubs = hubs;
    this.#games = games;
    this.#onLobby = onLobby;
  }

  /** Sets up a table. If the player has sent this request before, they get the same table. */
  create(player: string, settings: NewTableSettings): Promise<TableHub> {
    const { request } = settings;
    if (request === undefined) return this.#create(player, settings, null);
    return this.#services.inTurn(`${player} ${request}`, async () => {
      const known = await this.#services.tables.createdBy(player, request);
      if (known === null) return this.#create(player, settings, null);
      if (!hasSettings(known, settings)) throw refusal('bad-request', words.match.usedKey);
      return this.#complete(known.id, settings);
    });
  }

  /** Sets up the rematch of a table, or returns the existing one. */
  createRematch(previous: string, player: string, settings: NewTableSettings): Promise<TableHub> {
    return this.#create(player, settings, previous);
  }

  /** The server's part of the seed is drawn and committed to now. */
  async #create(player: string, settings: NewTableSettings, previous: string | null): Promise<TableHub> {
    const game = await this.#gameFor(settings);
    await this.checkPlayer(player);
    await this.#checkWaiting(player);
    const secret = this.#services.newSecret();
    const terms = termsIn(settings);
    if (terms.rated) {
      checkRatedTerms(game, settings, terms, previous !== null);
      await assertMayRate(this.#services, player);
    }
    const table = {
      id: newId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: settings.options,
      creator: player,
      visibility: visibilityOf(settings),
      seats: settings.seats.length,
      terms: storedTerms(terms),
      rating: terms.rated ? 'due' : 'none',
      listedFor: terms.clock.kind === 'correspondence' ? LISTED_FOR_CORRESPONDENCE_MS : LISTED_FOR_MS,
      commitment: commitTo(secret),
      secret,
      request: settings.request,
    } as const;
    const { tables } = this.#services;
    if (previous === null) await tables.create(table);
    const id = previous === null ? table.id : await tables.createRematch(previous, table);
    return this.#complete(id, settings);
  }

  /** Seats the bots of a table that aren't seated yet: the server may have stopped in between. */
  async #complete(id: string, { seats: levels }: NewTableSettings): Promise<TableHub> {
    const table = await this.#services.tables.find(id);
    if (table?.status === 'waiting')
      for (const { seat, player } of table.seats) {
        const level = levels[seat] ?? null;
        if (level !== null && player === null) await this.#seatBot(id, seat, level, table.commitment);
      }
    this.#onLobby();
    const hub = await this.#hubs.current(id);
    await hub.reload();
    return hub;
  }

  /** The newest version of a game that this server knows. Throws a refusal if there is none. */
  gameOf(id: string): AnyGame {
    if (contentHashIn(id) !== null) throw refusal('bad-request', words.table.customContent);
    return this.#games.newest(id);
  }

  /** Whether only newer servers know the rules of a table. */
  isNewer({ game, rulesVersion }: OnlineTable): boolean {
    return this.#games.isNewer(game, rulesVersion);
  }

  /** Throws if a player may not start or join matches. */
  checkPlayer(player: string): Promise<void> {
    return assertNotBanned(this.#services.bans, player, 'play');
  }

  /** Seats a player. A player who already has a seat keeps it. */
  join(
    id: string,
    player: string,
    name: string,
    settings: JoinSettings,
  ): Promise<{ hub: TableHub; seat: Seat }> {
    return this.#services.inTurn(id, async () => {
      const hub = await this.#hubs.current(id);
      const seated = hub.seatOf(player);
      if (seated !== null) {
        if (hub.table.status === 'waiting') await this.#startIfFull(hub);
        return { hub, seat: seated };
      }
      await this.checkPlayer(player);
      assertWaiting(hub.table);
      if (hub.table.rating === 'due') await assertMayRate(this.#services, player);
      const { contribution, key, loadout } = settings;
      this.#checkLoadout(hub.table, loadout);
      const person: Player = { kind: 'person', name, ...(key === undefined ? {} : { key }) };
      const chosen = settings.seat ?? (await this.#formerSeat(hub.table, player));
      const given = { playerId: player, player: person, contribution, loadout };
      try {
        const join = { table: id, seat: chosen, ...given };
        const seat = await orTaken(() => this.#services.seats.join(join));
        await this.#startIfFull(hub);
        return { hub, seat };
      } catch (error) {
        await hub.reload(); // the seat may be taken although the match could not begin
        throw error;
      }
    });
  }

  /** Lets a bot take an open seat. */
  seatBot(id: string, player: string, seat: Seat, level: string): Promise<TableHub> {
    return this.#services.inTurn(id, async () => {
      const hub = await this.#hubs.current(id);
      if (hub.table.creator !== player) throw refusal('not-allowed', words.table.notYours);
      await this.checkPlayer(player);
      assertWaiting(hub.table);
      checkBot(level, hub.table.rating !== 'none');
      await orTaken(() => this.#seatBot(id, seat, level, hub.table.commitment));
      await this.#startIfFull(hub);
      return hub;
    });
  }

  /**
   * Leaves a table that waits, or aborts a match before its first entry, unless it counts. If its creator leaves, it is
   * closed.
   */
  leave(id: string, player: string): Promise<TableHub> {
    return this.#services.inTurn(id, async () => {
      const hub = await this.#hubs.current(id);
      const seat = hub.seatOf(player);
      const { status, creator, length } = hub.table;
      if (seat === null && creator !== player) throw refusal('not-allowed', words.table.notSeated);
      if (status === 'over' || status === 'aborted') throw refusal('over', words.table.over);
      if (status === 'playing' && seat === null) throw refusal('not-allowed', words.table.notSeated);
      if (status === 'playing') assertAbortable(hub.table);
      const { tables, seats } = this.#services;
      if (status === 'playing' || creator === player)
        await orMovedOn(() => tables.abort(id, { at: length, ended: words.table.aborted }));
      else if (seat !== null) await orTaken(() => seats.leave(id, seat, player));
      await hub.reload();
      this.#onLobby();
      return hub;
    });
  }

  /** Begins the matches of full tables: the server may have stopped between the last seat and the start. */
  async startFull(): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await this.#services.tables.list({ status: ['waiting'], limit: 100, cursor });
      for (const { id, seats } of page.tables)
        if (seats.every(({ player }) => player !== null))
          await orLeave(() =>
            this.#services.inTurn(id, async () => this.#startIfFull(await this.#hubs.current(id))),
          );
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
  }

  /** In the newest version that all running servers know, so that any of them can serve the match. */
  async #gameFor({ game: gameId, seats, options, terms }: NewTableSettings): Promise<AnyGame> {
    const { id } = this.gameOf(gameId);
    const game = this.#games.shared(id, await this.#services.openPages.knownRules());
    const { min, max } = game.seats;
    if (seats.length < min || seats.length > max)
      throw refusal('bad-request', words.table.wrongSeats(game.title, min, max));
    if (!seats.includes(null)) throw refusal('bad-request', words.table.noPerson);
    for (const level of seats) if (level !== null) checkBot(level, terms?.rated === true);
    // Players bring their decks later; everything else is checked now.
    const parsed = game.rules.options.safeParse(options);
    if (!parsed.success) throw refusal('bad-request', parsed.error.issues[0]?.message ?? '');
    return game;
  }

  async #checkWaiting(creator: string): Promise<void> {
    const filter = { status: ['waiting'] as const, creator, limit: MAX_WAITING };
    const { tables } = await this.#services.tables.list(filter);
    if (tables.length === MAX_WAITING) throw refusal('too-many', words.table.tooManyTables);
  }

  /** In a rematch, players get their former seats if these are free, because options may name who begins. */
  async #formerSeat({ previous, seats }: OnlineTable, player: string): Promise<Seat | undefined> {
    if (previous === null) return undefined;
    const former = (await this.#hubs.get(previous)).seatOf(player);
    return former !== null && seats[former]?.player === null ? former : undefined;
  }

  /** Checks a deck when a player joins, so that the match can begin as soon as all seats are taken. */
  #checkLoadout(table: OnlineTable, loadout: unknown): void {
    const game = this.#services.findGame(table.game, table.rulesVersion);
    if (loadout === undefined || game.content.loadouts.length === 0) return;
    const loadouts = table.seats.map(() => loadout);
    const parsed = game.rules.options.safeParse({ ...(table.options as object), loadouts });
    if (!parsed.success)
      throw refusal('bad-request', words.table.badLoadout(parsed.error.issues[0]?.message ?? ''));
  }

  async #seatBot(id: string, seat: Seat, level: string, commitment: string): Promise<void> {
    // Nobody may choose a bot's part of the seed, so it is derived from the commitment.
    const contribution = botContribution(commitment, seat);
    await this.#services.seats.join({ table: id, seat, playerId: null, player: bot(level), contribution });
  }

  async #startIfFull(hub: TableHub): Promise<void> {
    const all = await this.#services.seats.of(hub.id);
    if (all.every(({ player }) => player !== null)) {
      await hub.reload(); // options may have changed
      try {
        await startMatch(this.#services, hub.table, all);
      } catch (error) {
        if (!(error instanceof TableClosedError)) throw error; // another server has begun it, or closed the table
      }
    }
    await hub.reload();
    this.#onLobby();
  }
}

function visibilityOf({ visibility = 'link' }: NewTableSettings): 'open' | 'link' {
  return visibility;
}

/** Rated matches don't allow undoing what was revealed. */
function termsIn({ terms }: NewTableSettings): TableTerms {
  const wanted = { ...DEFAULT_TERMS, ...terms } as TableTerms;
  return wanted.rated ? { ...wanted, undoByConsent: false } : wanted;
}

/** Whether a table matches the request. Bots and people may have sat down since. */
function hasSettings(table: OnlineTable, settings: NewTableSettings): boolean {
  const { game, options, visibility, terms, rating, seats } = table;
  const wanted = termsIn(settings);
  return (
    game === settings.game &&
    seats.length === settings.seats.length &&
    visibility === visibilityOf(settings) &&
    same(options, settings.options) &&
    same(terms, storedTerms(wanted)) &&
    (rating !== 'none') === wanted.rated
  );
}

/** Hands are dealt as soon as a match begins: players could abort rated matches until they like their hand. */
export function isAbortable({ status, length, rating }: OnlineTable): boolean {
  return status === 'playing' && length === 0 && rating !== 'due';
}

function assertAbortable(table: OnlineTable): void {
  if (isAbortable(table)) return;
  throw refusal('not-allowed', words.table[table.length > 0 ? 'abortTooLate' : 'abortRated']);
}

function assertWaiting({ status }: OnlineTable): void {
  if (status === 'aborted') throw refusal('over', words.table.aborted);
  if (status !== 'waiting') throw refusal('taken', words.table.full);
}

/** The strength of characters wasn't measured, so they don't play rated matches. */
function checkBot(bot: string, isRated: boolean): void {
  if (levelOf(bot) === null) throw refusal('bad-request', words.table.unknownBot(bot));
  if (isRated && castingOf(bot) !== null) throw refusal('bad-request', words.table.ratedCharacter);
}

/** A newer server has set up this table, and begins its match. */
async function orLeave(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof NewerRulesError)) throw error;
  }
}

async function orTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SeatTakenError) throw refusal('taken', words.table.seatTaken);
    if (error instanceof TableClosedError) throw refusal('taken', words.table.begun);
    throw error;
  }
}
