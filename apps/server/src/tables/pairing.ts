import type { MatchServices } from '../match/services.ts';
import type { Hubs } from './hubs.ts';
import type { TableHub } from './table-hub.ts';
import { LISTED } from './table-info.ts';
import type { TableService } from './table-service.ts';

/** Someone who has just been given a new table is about to open it, for at most so many milliseconds. */
const ARRIVAL_MS = 10_000;
const MOST_TABLES = 50;

/** Finds people who want to play the same game now. */
export class Pairing {
  readonly #services: MatchServices;
  readonly #hubs: Hubs;
  readonly #tables: TableService;

  constructor(services: MatchServices, hubs: Hubs, tables: TableService) {
    this.#services = services;
    this.#hubs = hubs;
    this.#tables = tables;
  }

  /** A table where someone waits for anyone at all, or a new one. Two who ask at once get the same one. */
  pair(player: string, gameId: string): Promise<TableHub> {
    return this.#services.inTurn(`pair ${gameId}`, async () => {
      const game = this.#tables.gameOf(gameId);
      const { tables } = await this.#services.tables.list({
        game: game.id,
        ...LISTED,
        limit: MOST_TABLES,
      });
      // One's own table first: to ask again must not move anyone to another table.
      const mine = tables.filter(
        ({ seats, creator }) => creator === player || seats.some(({ playerId }) => playerId === player),
      );
      for (const table of [...mine, ...tables]) {
        const hub = await this.#hubs.get(table.id);
        if (mine.includes(table) || this.#isSomeoneThere(hub)) return hub;
      }
      const seats = new Array<null>(game.seats.max).fill(null);
      return this.#tables.create(player, { game: game.id, options: {}, visibility: 'open', seats });
    });
  }

  #isSomeoneThere(hub: TableHub): boolean {
    const { seats } = hub.table;
    const people = seats.filter(({ playerId }) => playerId !== null);
    if (people.some(({ seat }) => hub.presenceOf(seat) === 'online')) return true;
    return people.length === 0 && this.#services.clock() - hub.table.created < ARRIVAL_MS;
  }
}
