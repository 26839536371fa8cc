import { LEVELS } from '@mechatable/bots';
import { random256 } from '@mechatable/host';
import {
  BadInputError,
  bot,
  botContribution,
  commitTo,
  openMatch,
  type AnyGame,
  type Player,
  type Seat,
} from '@mechatable/kernel';
import { DEFAULT_TERMS, type TableInfo, type TableTerms } from '@mechatable/protocol';
import { SeatTakenError, TableClosedError, type PrivateSeat, type Table } from '@mechatable/sql';
import { refusal } from '../refusal.ts';
import { newId } from '../people/tokens.ts';
import { firstClock, nextTimeout } from '../match/clock.ts';
import type { MatchServices } from '../match/services.ts';
import { words } from '../words.ts';
import type { Hubs } from './hubs.ts';
import { termsOf } from './table-info.ts';
import type { TableHub } from './table-hub.ts';

/** The most tables that one player may have waiting. */
const MOST_WAITING = 20;

export interface NewTableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms?: { readonly [K in keyof TableTerms]?: TableTerms[K] | undefined } | undefined;
  readonly visibility?: 'open' | 'link' | undefined;
  /** For each seat: open, or the id of a bot. */
  readonly seats: readonly (string | null)[];
}

export interface JoinWish {
  readonly seat?: Seat | undefined;
  readonly contribution: string;
  readonly key?: string | undefined;
  readonly loadout?: unknown;
}

/** Sets tables up, seats people, and starts the match when all seats are taken. */
export class TableService {
  readonly #services: MatchServices;
  readonly #hubs: Hubs;
  readonly #latestGame: (id: string) => AnyGame;
  /** Called when a table in the lobby has changed. */
  readonly #onLobby: () => void;
  /** Joins of a table run one after the other. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(services: MatchServices, hubs: Hubs, latestGame: (id: string) => AnyGame, onLobby: () => void) {
    this.#services = services;
    this.#hubs = hubs;
    this.#latestGame = latestGame;
    this.#onLobby = onLobby;
  }

  /** Sets up a table. The server's part of the seed is drawn and committed to now. */
  async create(player: string, wish: NewTableWish, previous: string | null = null): Promise<TableHub> {
    const game = this.#gameFor(wish);
    await this.#checkWaiting(player);
    const secret = random256();
    const table = {
      id: newId(),
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: wish.options,
      creator: player,
      visibility: wish.visibility ?? 'link',
      seats: wish.seats.length,
      terms: { ...DEFAULT_TERMS, ...wish.terms },
      commitment: commitTo(secret),
      secret,
    } as const;
    const { tables } = this.#services;
    if (previous === null) await tables.create(table);
    const id = previous === null ? table.id : await tables.createRematch(previous, table);
    if (id === table.id)
      for (const [seat, level] of wish.seats.entries())
        if (level !== null) await this.#seatBot(id, seat, level, table.commitment);
    this.#onLobby();
    return this.#hubs.get(id);
  }

  /** Seats a player. Whoever has a seat already keeps it. */
  join(id: string, player: string, name: string, wish: JoinWish): Promise<{ hub: TableHub; seat: Seat }> {
    return this.#inTurn(id, async () => {
      const hub = await this.#hubs.get(id);
      const seated = hub.seatOf(player);
      if (seated !== null) return { hub, seat: seated };
      this.#insistWaiting(hub.table);
      const { contribution, key, loadout } = wish;
      this.#checkLoadout(hub.table, loadout);
      const person: Player = { kind: 'person', name, ...(key === undefined ? {} : { key }) };
      const seat = await orTaken(() =>
        this.#services.seats.join({
          table: id,
          seat: wish.seat,
          playerId: player,
          player: person,
          contribution,
          loadout,
        }),
      );
      await this.#startIfFull(hub);
      return { hub, seat };
    });
  }

  /** Lets a bot take an open seat. */
  seatBot(id: string, player: string, seat: Seat, level: string): Promise<TableHub> {
    return this.#inTurn(id, async () => {
      const hub = await this.#hubs.get(id);
      if (hub.table.creator !== player) throw refusal('not-allowed', words.table.notYours);
      this.#insistWaiting(hub.table);
      checkBot(level);
      await orTaken(() => this.#seatBot(id, seat, level, hub.table.commitment));
      await this.#startIfFull(hub);
      return hub;
    });
  }

  /** Leaves a table that waits, or aborts a match before its first entry. Whoever set it up closes it. */
  leave(id: string, player: string): Promise<TableHub> {
    return this.#inTurn(id, async () => {
      const hub = await this.#hubs.get(id);
      const seat = hub.seatOf(player);
      const { status, creator, length } = hub.table;
      if (seat === null && creator !== player) throw refusal('not-allowed', words.table.notSeated);
      if (status === 'over' || status === 'aborted') throw refusal('over', words.table.over);
      if (status === 'playing' && length > 0) throw refusal('not-allowed', words.table.abortTooLate);
      if (status === 'playing' || creator === player)
        await this.#services.tables.abort(id, { at: length, ended: words.table.aborted });
      else if (seat !== null) await this.#services.seats.leave(id, seat, player);
      await hub.reload();
      this.#onLobby();
      return hub;
    });
  }

  /** A table where someone waits for anyone at all, or a new one. */
  async pair(player: string, gameId: string): Promise<TableHub> {
    const game = this.#latestGame(gameId);
    const { tables } = await this.#services.tables.list({
      game: game.id,
      status: ['waiting'],
      visibility: 'open',
      limit: 50,
    });
    for (const table of tables) {
      const isTheirs = table.seats.some(({ playerId }) => playerId === player);
      const hub = await this.#hubs.get(table.id);
      const isSomeoneThere = table.seats.some(
        ({ seat, playerId }) => playerId !== null && hub.presenceOf(seat) === 'online',
      );
      if (isTheirs || isSomeoneThere) return hub;
    }
    const seats = new Array<null>(game.seats.max).fill(null);
    return this.create(player, { game: game.id, options: {}, visibility: 'open', seats });
  }

  /** The same table again: the first who asks sets it up. */
  async rematch(
    id: string,
    player: string,
    options: Readonly<Record<string, unknown>> | undefined,
  ): Promise<TableHub> {
    const hub = await this.#hubs.get(id);
    const { status, game, terms, visibility, next, seats } = hub.table;
    if (hub.seatOf(player) === null) throw refusal('not-allowed', words.table.notSeated);
    if (status !== 'over') throw refusal('not-allowed', words.table.notBegun);
    if (next !== null) return this.#hubs.get(next);
    const wish = {
      game,
      options: { ...withoutLoadouts(hub.table.options), ...options },
      terms: terms as TableTerms,
      visibility,
      seats: seats.map(({ player: seated }) => (seated?.kind === 'bot' ? seated.bot : null)),
    };
    const made = await this.create(player, wish, id);
    await hub.reload();
    return made;
  }

  #gameFor({ game: gameId, seats, options }: NewTableWish): AnyGame {
    const game = this.#orUnknown(gameId);
    const { min, max } = game.seats;
    if (seats.length < min || seats.length > max)
      throw refusal('bad-request', words.table.wrongSeats(game.title, min, max));
    if (!seats.includes(null)) throw refusal('bad-request', words.table.noPerson);
    for (const level of seats) if (level !== null) checkBot(level);
    // Decks come with the people; everything else must fit now.
    const parsed = game.rules.options.safeParse(options);
    if (!parsed.success) throw refusal('bad-request', parsed.error.issues[0]?.message ?? '');
    return game;
  }

  #orUnknown(gameId: string): AnyGame {
    try {
      return this.#latestGame(gameId);
    } catch (error) {
      if (error instanceof BadInputError) throw refusal('bad-request', error.message);
      throw error;
    }
  }

  async #checkWaiting(player: string): Promise<void> {
    const { tables } = await this.#services.tables.list({ status: ['waiting'], player, limit: MOST_WAITING });
    if (tables.length === MOST_WAITING) throw refusal('too-many', words.table.tooManyTables);
  }

  #insistWaiting({ status }: Table): void {
    if (status === 'aborted') throw refusal('over', words.table.aborted);
    if (status !== 'waiting') throw refusal('taken', words.table.full);
  }

  /** A deck is checked when it is brought, so that the match can begin as soon as everyone is there. */
  #checkLoadout(table: Table, loadout: unknown): void {
    const game = this.#services.findGame(table.game, table.rulesVersion);
    if (loadout === undefined || game.content.loadouts.length === 0) return;
    const loadouts = table.seats.map(() => loadout);
    const parsed = game.rules.options.safeParse({ ...(table.options as object), loadouts });
    if (!parsed.success)
      throw refusal('bad-request', words.table.badLoadout(parsed.error.issues[0]?.message ?? ''));
  }

  async #seatBot(id: string, seat: Seat, level: string, commitment: string): Promise<void> {
    // Nobody may choose a bot's part of the seed, so it follows from the commitment.
    const contribution = botContribution(commitment, seat);
    await this.#services.seats.join({ table: id, seat, playerId: null, player: bot(level), contribution });
  }

  async #startIfFull(hub: TableHub): Promise<void> {
    const { seats, journal, findGame, clock } = this.#services;
    const all = await seats.of(hub.id);
    if (all.every(({ player }) => player !== null)) {
      const { secret } = await journal.read(hub.id);
      const game = findGame(hub.table.game, hub.table.rulesVersion);
      await this.#start(hub.table, game, all, secret, clock());
    }
    await hub.reload();
    this.#onLobby();
  }

  /** Derives the seed from everyone's part, and begins. */
  async #start(
    table: Table,
    game: AnyGame,
    seats: readonly PrivateSeat[],
    secret: string,
    now: number,
  ): Promise<void> {
    const players = seats.map(({ player }) => player).filter((player) => player !== null);
    const contributions = seats.map(({ contribution }) => contribution ?? '');
    const options = { ...(table.options as object), ...loadoutsOf(game, table, seats) };
    const { head, state } = openMatch(game, { options, players, seed: { secret, contributions } });
    const { rules } = game;
    const asked = [...rules.toAct(state)];
    const people = asked.filter((seat) => players[seat]?.kind === 'person');
    const isPerson = players.map(({ kind }) => kind === 'person');
    const first = firstClock(termsOf(table).clock, isPerson, people, now);
    await this.#services.journal.start({
      table: table.id,
      head,
      summary: {
        status: 'playing',
        touched: now,
        turn: rules.turn(state),
        asked,
        outcome: null,
        ended: null,
        offers: null,
      },
      ...(first === null ? {} : { clock: { ...first, deadline: nextTimeout(first)?.at ?? null } }),
    });
  }

  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    this.#queues.set(id, settled);
    void settled.then(() => {
      if (this.#queues.get(id) === settled) this.#queues.delete(id);
    });
    return done;
  }
}

function checkBot(level: string): void {
  if (!LEVELS.some(({ id }) => id === level)) throw refusal('bad-request', words.table.unknownBot(level));
}

/** Everyone's deck; whoever brought none gets a ready one. */
function loadoutsOf(
  { content }: AnyGame,
  { options }: Table,
  seats: readonly PrivateSeat[],
): { loadouts?: readonly unknown[] } {
  if (content.loadouts.length === 0) return {};
  const { loadouts: chosen } = options as { loadouts?: readonly unknown[] };
  return {
    loadouts: seats.map(
      ({ loadout, seat }) =>
        loadout ?? chosen?.[seat] ?? content.loadouts[seat % content.loadouts.length]?.id,
    ),
  };
}

function withoutLoadouts(options: unknown): Record<string, unknown> {
  const { loadouts: _, ...rest } = options as Record<string, unknown>;
  return rest;
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

export type { TableInfo };
