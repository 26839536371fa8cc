import type { OnlineTable, PublicSeat, TableFilter } from '@mechatable/sql';
import type { MatchServices } from '../match/services.ts';
import { problemFor } from '../ratings/fair-play.ts';
import { figureOf, NEWCOMER } from '../ratings/scale.ts';
import type { TableHubs } from './table-hubs.ts';
import { QUICK_RATED_TERMS } from './rated-terms.ts';
import type { TableHub } from './table-hub.ts';
import { LISTED } from './table-info.ts';
import type { TableService } from './table-service.ts';

/** For this many milliseconds, a player with a new table is assumed to be opening it. */
const ARRIVAL_MS = 10_000;
/** This many tables are compared at a time, those that have waited longest first. */
const COMPARED = 50;
/** The largest difference in points for an immediate rated match, and how much it grows per second of waiting. */
const FIRST_GAP = 150;
const GAP_PER_SECOND = 10;

/** The tables to choose from. */
interface Wanted extends Pick<TableFilter, 'status' | 'visibility'> {
  readonly game: string;
  readonly isRated: boolean;
}

/** Finds people who want to play the same game now. */
export class Pairing {
  readonly #services: MatchServices;
  readonly #hubs: TableHubs;
  readonly #tables: TableService;

  constructor(services: MatchServices, hubs: TableHubs, tables: TableService) {
    this.#services = services;
    this.#hubs = hubs;
    this.#tables = tables;
  }

  /**
   * A table where someone of similar strength waits, or a new one. Two who ask at once get the same one. Those who wait
   * for a rated match ask again now and then: the longer someone waits, the more two people may differ, and the one who came
   * later moves to the table of the other.
   */
  pair(player: string, gameId: string, isRated = false): Promise<TableHub> {
    return this.#services.inTurn(`pair ${gameId}`, async () => {
      const game = this.#tables.gameOf(gameId);
      await this.#tables.checkPlayer(player);
      const wanted = { game: game.id, ...LISTED, isRated };
      const own = await this.#services.tables.list({ ...wanted, player, limit: 1 });
      const mine = own.tables[0];
      // Asking again must not move a player to another table, except from a rated match that nobody else has joined yet.
      const mayMove = mine === undefined || (isRated && isAlone(mine, player));
      const found = mayMove ? await this.#find(player, wanted, mine) : null;
      if (found !== null) return found;
      if (mine !== undefined) return this.#hubs.get(mine.id);
      const seats = new Array<null>(game.seats.max).fill(null);
      const terms = isRated ? QUICK_RATED_TERMS : undefined;
      return this.#tables.create(player, { game: game.id, options: {}, terms, visibility: 'open', seats });
    });
  }

  /** A table where someone waits who is similar enough; null if there is none. */
  async #find(player: string, wanted: Wanted, mine: OnlineTable | undefined): Promise<TableHub | null> {
    const { tables, clock } = this.#services;
    let cursor: string | undefined;
    do {
      const page = await tables.list({
        ...wanted,
        listedAt: clock(),
        order: 'oldest',
        limit: COMPARED,
        cursor,
      });
      const others = page.tables.filter((table) => !isAt(table, player) && (!mine || isBefore(table, mine)));
      const found = await this.#closest(player, wanted, others);
      if (found !== null) return found;
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return null;
  }

  /** The table with the most similar opponents, if they are there and similar enough; null if there is none. */
  async #closest(
    player: string,
    { game, isRated }: Wanted,
    tables: readonly OnlineTable[],
  ): Promise<TableHub | null> {
    const waiting = await this.#withSomeone(tables);
    const people = waiting.flatMap(({ seats, creator }) => [
      creator,
      ...seats.map(({ playerId }) => playerId),
    ]);
    const known = await this.#services.ratings.of(
      [player, ...people].filter((one) => one !== null),
      [game],
    );
    const figure = (one: string | null): number =>
      figureOf(known.find(({ player: id }) => id === one) ?? NEWCOMER);
    const gapTo = (table: OnlineTable): number => Math.abs(figure(player) - figure(opponentAt(table)));
    const now = this.#services.clock();
    for (const table of [...waiting].sort((a, b) => gapTo(a) - gapTo(b))) {
      if (this.#tables.isNewer(table)) continue;
      if (isRated && gapTo(table) > gapAfter(now - table.created)) continue;
      if (isRated && (await problemFor(this.#services, table, player)) !== null) continue;
      return this.#hubs.get(table.id);
    }
    return null;
  }

  /** The tables that someone has open who sits there. Those that nobody has open aren't loaded for this. */
  async #withSomeone(tables: readonly OnlineTable[]): Promise<readonly OnlineTable[]> {
    const elsewhere = await this.#services.openPages.openElsewhere(tables.map(({ id }) => id));
    const found: OnlineTable[] = [];
    for (const table of tables) {
      const people = table.seats.filter(({ playerId }) => playerId !== null);
      const hub = people.length === 0 ? null : await this.#hubs.peek(table.id);
      const isHere = ({ seat, playerId }: PublicSeat): boolean =>
        hub?.presenceOf(seat) === 'online' || elsewhere.get(table.id)?.has(playerId ?? '') === true;
      const isNew = people.length === 0 && this.#services.clock() - table.created < ARRIVAL_MS;
      if (isNew || people.some(isHere)) found.push(table);
    }
    return found;
  }
}

/** How many points two people may differ after this many milliseconds. */
export function gapAfter(milliseconds: number): number {
  return FIRST_GAP + (milliseconds / 1000) * GAP_PER_SECOND;
}

function isAt({ creator, seats }: OnlineTable, player: string): boolean {
  return creator === player || seats.some(({ playerId }) => playerId === player);
}

function isAlone({ seats }: OnlineTable, player: string): boolean {
  return seats.every(({ player: seated, playerId }) => seated === null || playerId === player);
}

/** A fixed order, so that everyone prefers the same one of two tables. */
function isBefore(one: OnlineTable, other: OnlineTable): boolean {
  return one.created === other.created ? one.id < other.id : one.created < other.created;
}

/** The player who waits there: the first to sit down, or the creator. */
function opponentAt({ seats, creator }: OnlineTable): string | null {
  return seats.find(({ playerId }) => playerId !== null)?.playerId ?? creator;
}
