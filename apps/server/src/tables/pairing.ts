import type { OnlineTable } from '@mechatable/sql';
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
const MAX_TABLES = 50;
/** The largest difference in points for an immediate rated match, and how much it grows per second of waiting. */
const FIRST_GAP = 150;
const GAP_PER_SECOND = 10;

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
      const { tables } = await this.#services.tables.list({
        game: game.id,
        ...LISTED,
        limit: MAX_TABLES,
      });
      const waiting = tables.filter(({ rating }) => (rating !== 'none') === isRated);
      const mine = waiting.find((table) => isAt(table, player));
      const found = await this.#closest(player, game.id, waiting, mine, isRated);
      if (found !== null) return found;
      if (mine !== undefined) return this.#hubs.get(mine.id);
      const seats = new Array<null>(game.seats.max).fill(null);
      const terms = isRated ? QUICK_RATED_TERMS : undefined;
      return this.#tables.create(player, { game: game.id, options: {}, terms, visibility: 'open', seats });
    });
  }

  /** The table with the most similar opponents, if they are similar enough; null if there is none. */
  async #closest(
    player: string,
    game: string,
    tables: readonly OnlineTable[],
    mine: OnlineTable | undefined,
    isRated: boolean,
  ): Promise<TableHub | null> {
    // Asking again must not move a player to another table, except from a rated match that nobody else has joined yet.
    if (mine !== undefined && !(isRated && isAlone(mine, player))) return null;
    const others = tables.filter((table) => !isAt(table, player) && (!mine || isBefore(table, mine)));
    const people = others.flatMap(({ seats, creator }) => [
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
    for (const table of [...others].sort((a, b) => gapTo(a) - gapTo(b))) {
      if (this.#tables.isNewer(table)) continue;
      if (isRated && gapTo(table) > gapAfter(now - table.created)) continue;
      if (isRated && (await problemFor(this.#services, table, player)) !== null) continue;
      const hub = await this.#hubs.get(table.id);
      if (this.#isSomeoneThere(hub)) return hub;
    }
    return null;
  }

  #isSomeoneThere(hub: TableHub): boolean {
    const { seats } = hub.table;
    const people = seats.filter(({ playerId }) => playerId !== null);
    if (people.some(({ seat }) => hub.presenceOf(seat) === 'online')) return true;
    return people.length === 0 && this.#services.clock() - hub.table.created < ARRIVAL_MS;
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
