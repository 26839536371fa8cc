import type { TableInfo } from '@mechatable/protocol';
import type { OnlineTable } from '@mechatable/sql';
import { eventText, type EventOutput } from '../match/event-output.ts';
import type { MatchServices } from '../match/services.ts';
import { playersInfo, LISTED, tableInfoOf, UNFINISHED } from './table-info.ts';

/** Changes within this many milliseconds are sent together. */
const GATHER_MS = 150;
const MAX_OPEN = 50;
const MAX_MINE = 100;

interface Guest {
  readonly output: EventOutput;
  readonly player: string | null;
}

interface Shown {
  readonly open: TableInfo[];
  readonly mine: TableInfo[];
  /** How many people have the lobby open on other servers. */
  readonly elsewhere: number;
}

type LobbyServices = Pick<MatchServices, 'tables' | 'profiles' | 'ratings' | 'openPages' | 'clock' | 'log'>;

/** Everyone who has the lobby open, and what they see there. */
export class Lobby {
  readonly #services: LobbyServices;
  readonly #guests = new Set<Guest>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(services: LobbyServices) {
    this.#services = services;
  }

  /** How many people have the lobby open on this server, on however many pages. */
  get online(): number {
    const players = [...this.#guests].map(({ player }) => player);
    return (
      new Set(players.filter((player) => player !== null)).size + players.filter((one) => one === null).length
    );
  }

  /** The contents of a newly opened lobby. */
  async first(player: string | null): Promise<Shown> {
    const mine = player === null ? [] : await this.mine(player);
    return { open: await this.#open(), mine, elsewhere: await this.#services.openPages.lobbiesElsewhere() };
  }

  follow(output: EventOutput, player: string | null, first: Shown): void {
    const guest = { output, player };
    if (player !== null && !this.has(player)) this.#services.openPages.note(player, null, true);
    this.#guests.add(guest);
    output.onClose = () => {
      this.#guests.delete(guest);
      if (player !== null && !this.has(player)) this.#services.openPages.note(player, null, false);
      this.changed();
    };
    this.#show(guest, first);
    this.changed();
  }

  /** Whether this player has the lobby open. */
  has(player: string): boolean {
    return [...this.#guests].some((guest) => guest.player === player);
  }

  /** After a change: updates all pages soon. */
  changed(): void {
    if (this.#isClosed || this.#timer !== null || this.#guests.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#publish().catch((error: unknown) => {
        this.#services.log.error(error);
      });
    }, GATHER_MS);
    this.#timer.unref();
  }

  close(retry: number): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const { output } of [...this.#guests]) output.end(retry);
  }

  /** A player's unfinished tables, those that wait for them first. */
  async mine(player: string): Promise<TableInfo[]> {
    const { tables } = await this.#services.tables.list({
      status: UNFINISHED,
      player,
      limit: MAX_MINE,
    });
    const waits = (table: OnlineTable): boolean =>
      table.asked.some((seat) => table.seats[seat]?.playerId === player);
    return this.#infos([...tables].sort((a, b) => Number(waits(b)) - Number(waits(a))));
  }

  async #publish(): Promise<void> {
    const all = { open: await this.#open(), elsewhere: await this.#services.openPages.lobbiesElsewhere() };
    for (const guest of [...this.#guests])
      this.#show(guest, { ...all, mine: guest.player === null ? [] : await this.mine(guest.player) });
  }

  #show({ output }: Guest, { open, mine, elsewhere }: Shown): void {
    output.send(eventText('lobby', { open, mine, online: this.online + elsewhere }, null));
  }

  async #open(): Promise<TableInfo[]> {
    const { tables } = await this.#services.tables.list({
      ...LISTED,
      listedAt: this.#services.clock(),
      limit: MAX_OPEN,
    });
    return this.#infos(tables);
  }

  async #infos(tables: readonly OnlineTable[]): Promise<TableInfo[]> {
    const people = await playersInfo(this.#services, tables);
    return tables.map((table) => tableInfoOf(table, people));
  }
}
