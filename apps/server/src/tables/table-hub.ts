import { invariant, type Player, type Seat, type Viewer } from '@mechatable/kernel';
import type { Message, Room, TableInfo } from '@mechatable/protocol';
import type { PrivateSeat, Summary, OnlineTable, Version } from '@mechatable/sql';
import { refusal } from '../refusal.ts';
import { answersOf } from '../match/answers.ts';
import { eventText, type EventOutput } from '../match/event-output.ts';
import { OnlineMatch } from '../match/online-match.ts';
import { PresenceBook } from '../match/presence.ts';
import type { MatchServices } from '../match/services.ts';
import { statusOf, tableAt, type MatchStatus } from '../match/match-status.ts';
import { termsOf } from '../match/terms.ts';
import { words } from '../words.ts';
import { Audience } from './audience.ts';
import { MatchShow, type Delay } from './match-show.ts';
import { readTable, seatedNow } from './read-table.ts';
import { tableInfoOf, type PlayersInfo } from './table-info.ts';

/** A table in the memory of this server: its match, if it has begun, and everyone who follows it. */
export class TableHub {
  readonly id: string;
  readonly #services: MatchServices;
  #table: OnlineTable;
  #seats: readonly PrivateSeat[];
  #people: PlayersInfo;
  #match: OnlineMatch | null = null;
  #isClosed = false;
  #presence: PresenceBook;
  /** The match as followers of the table see it. */
  #show: MatchShow | null = null;
  #used: number;
  /** Players who were notified of their turn and still have no page open. */
  #called: ReadonlySet<string>;
  readonly #audience = new Audience();
  /** The next reading of the table, until it begins. */
  #reloading: Promise<void> | null = null;
  /** Whether the last reload failed, perhaps halfway. */
  #isIncomplete = false;
  /** Settles when the last reading so far is done. */
  #lastReload: Promise<void> = Promise.resolve();

  private constructor(
    table: OnlineTable,
    seats: readonly PrivateSeat[],
    people: PlayersInfo,
    services: MatchServices,
  ) {
    this.id = table.id;
    this.#table = table;
    this.#seats = seats;
    this.#people = people;
    this.#services = services;
    this.#used = services.clock();
    this.#called = new Set(table.length === 0 ? [] : this.#peopleIn(table.asked));
    this.#presence = this.#newPresence();
  }

  /** Loads a table. */
  static async open(id: string, services: MatchServices): Promise<TableHub> {
    const [table, ...read] = await readTable(id, services);
    if (table.status === 'waiting') services.findGame(table.game, table.rulesVersion); // it will be needed
    const hub = new TableHub(table, ...read, services);
    await hub.#presence.meet(services.openPages, id, (player) => hub.seatOf(player));
    await hub.#openMatch();
    return hub;
  }

  get table(): OnlineTable {
    return this.#table;
  }

  /** The table as a viewer may see it: spectators may see it later than the players. */
  tableFor(viewer: Viewer): OnlineTable {
    return tableAt(this.#table, this.#statusFor(viewer));
  }

  /** The same for a player of this server, with or without a seat here. */
  infoFor(player: string | null): TableInfo {
    return this.#infoOf(this.tableFor(this.seatOf(player) ?? 'table'));
  }

  get seats(): readonly PrivateSeat[] {
    return this.#seats;
  }

  /** The current player of each seat. */
  get players(): readonly (Player | null)[] {
    return this.#match?.host.players ?? this.#seats.map(({ player }) => player);
  }

  /** Whether it was dropped from memory: code that still holds it must ask for a new one. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The match. Throws if it has not begun. */
  get match(): OnlineMatch {
    if (this.#isClosed) throw refusal('not-saved', words.notSaved);
    if (this.#match === null) throw refusal('not-allowed', words.table.notBegun);
    return this.#match;
  }

  /** The number of entries; 0 before the match begins. */
  get length(): number {
    return this.#match?.length ?? 0;
  }

  /** Whether a player who has seen this many entries can act here. Otherwise this server may be behind another. */
  isReady(player: string, seat: Seat, at: number): boolean {
    return this.#match !== null && this.#seats[seat]?.playerId === player && this.length >= at;
  }

  /** Whether it can be dropped from memory: unused for this long, and nothing automatic is due. */
  isIdle(milliseconds: number): boolean {
    if (this.#audience.size > 0 || this.#services.clock() - this.#used < milliseconds) return false;
    return this.#match?.isIdle !== false;
  }

  /** Someone needs this table. */
  touch(): void {
    this.#used = this.#services.clock();
  }

  /** The seat of a player; null if they have none. */
  seatOf(player: string | null): Seat | null {
    if (player === null) return null;
    return this.#seats.find(({ playerId }) => playerId === player)?.seat ?? null;
  }

  /** Throws unless this seat belongs to the player. */
  assertSeat(player: string, seat: Seat): void {
    if (this.#seats[seat]?.playerId !== player) throw refusal('not-allowed', words.table.notYourSeat);
  }

  presenceOf(seat: Seat): ReturnType<PresenceBook['of']> {
    return this.#presence.of(seat);
  }

  /**
   * Reads the table again after something has changed, here or on another server, and updates all pages. Calls during a reload
   * share one more reload.
   */
  reload(): Promise<void> {
    this.#reloading ??= this.#lastReload.then(() => {
      this.#reloading = null;
      return this.#reload();
    });
    const reloading = this.#reloading;
    this.#lastReload = reloading.catch(() => undefined); // its callers get the error
    return reloading;
  }

  /** Catches up with this many entries: this server may still be saving them, or another one has saved them. */
  async catchUp(entries: number): Promise<void> {
    await this.#match?.host.settled;
    if (this.#match === null || this.length < entries) await this.reload();
  }

  async #reload(): Promise<void> {
    this.#isIncomplete = true;
    await this.#read();
    this.#isIncomplete = false;
  }

  async #read(): Promise<void> {
    const hadMatch = this.#match !== null;
    const before = this.#besidesFrames();
    const [table, seats, people] = await readTable(this.id, this.#services);
    if (table.length >= this.#table.length) this.#table = table; // unless an entry was made here meanwhile
    this.#seats = seats;
    this.#people = people;
    const added = (await this.#match?.catchUp()) ?? [];
    if (this.length > this.#table.length) return this.#read(); // there were more entries than the table said
    if (added.length > 0) this.#called = new Set(this.#peopleIn(this.#table.asked)); // by the other server
    if (this.#table.status === 'aborted') this.#closeMatch();
    if (this.length === table.length) this.#match?.agreements.restore(table.offers);
    if (!hadMatch) {
      await this.#openMatch();
      this.#reseat();
    }
    await this.#presence.meet(this.#services.openPages, this.id, (player) => this.seatOf(player));
    if (this.#besidesFrames() !== before) this.publishRoom();
  }

  /** The table's status, without what each entry already updates. */
  #besidesFrames(): string {
    const info = this.#infoOf(this.#table);
    const { entries: _entries, turn: _turn, asked: _asked, touched: _touched, ...rest } = info;
    return JSON.stringify([rest, this.#match?.clock, this.#match?.offers, this.claimable]);
  }

  /** Whether another server may have changed this table since it was read. */
  isBehind({ length, touched, status }: Version): boolean {
    const { table } = this;
    return this.#isIncomplete || length > table.length || touched > table.touched || status !== table.status;
  }

  /** Throws if this visitor may not follow the match. */
  checkFollow(player: string | null, isSpectator: boolean): void {
    const isSeated = !isSpectator && this.seatOf(player) !== null;
    if (!isSeated && this.#table.status === 'playing' && !termsOf(this.#table).spectators)
      throw refusal('not-allowed', words.table.noSpectators);
  }

  /** Adds someone who follows the table. `known`: how many entries they have seen; null if none. */
  follow(output: EventOutput, player: string | null, isSpectator: boolean, known: number | null): void {
    const seat = isSpectator ? null : this.seatOf(player);
    const viewer: Viewer = seat ?? 'table';
    const follower = { output, player, isSpectator, viewer, leave: this.#presence.arrive(viewer) };
    this.#audience.add(follower, () => {
      this.#dropped(follower.viewer);
    });
    output.send(eventText('room', this.#roomFor(viewer), null));
    if (this.#show !== null) {
      this.#show.watch(viewer);
      output.send(this.#show.startFor(viewer, known));
    }
    if (viewer === 'table') this.publishRoom();
  }

  /** Sends everyone the status of the table. */
  publishRoom(): void {
    this.#audience.sendEach((viewer) => eventText('room', this.#roomFor(viewer), null));
  }

  /** Sends a message to everyone who may read it. */
  publishTalk(message: Message, mayRead: (viewer: Viewer, player: string | null) => boolean): void {
    const text = eventText('talk', { messages: [message] }, null);
    for (const { viewer, player, output } of this.#audience.all)
      if (mayRead(viewer, player)) output.send(text);
  }

  close(retry: number): void {
    this.#isClosed = true;
    this.#audience.end(retry);
    this.#presence.close();
    this.#closeMatch();
  }

  #closeMatch(): void {
    this.#show?.close();
    this.#show = null;
    this.#match = null;
  }

  #infoOf(table: OnlineTable): TableInfo {
    const seats = seatedNow(table.seats, this.#match?.host.players);
    return tableInfoOf({ ...table, seats }, this.#people, (seat) => this.#presence.of(seat));
  }

  #newPresence(): PresenceBook {
    const people = this.#seats.flatMap(({ seat, playerId }) => (playerId === null ? [] : [seat]));
    const { openPages } = this.#services;
    const here = (seat: Seat, isHere: boolean): void => {
      const player = this.#seats[seat]?.playerId ?? null;
      if (player !== null) openPages.note(player, this.id, isHere);
    };
    return new PresenceBook(people, this.#services, here, () => {
      this.publishRoom();
    });
  }

  async #openMatch(): Promise<void> {
    const { status, game, rulesVersion, offers, ended, created, rating } = this.#table;
    if (status !== 'playing' && status !== 'over') return;
    const stored = await this.#services.journal.read(this.id);
    invariant(stored.head !== null, 'a match that has begun has a head');
    this.#match = new OnlineMatch(
      {
        id: this.id,
        game: this.#services.findGame(game, rulesVersion),
        terms: termsOf(this.#table),
        head: stored.head,
        stored,
        offers,
        ended,
        opened: created,
        isRated: rating === 'due',
        answers: (seat) => answersOf(this.#seats[seat]),
        calls: (seats) => this.#away(seats).filter((player) => !this.#called.has(player)),
        onEntry: (summary, length, hasMore) => {
          this.#afterEntry(summary, length, hasMore);
        },
        onChange: () => {
          this.publishRoom();
        },
        onStale: () => {
          this.reload().catch((error: unknown) => {
            this.#services.log.error(error);
          });
        },
      },
      this.#services,
    );
    this.#show = new MatchShow(this.#match, this.#audience, this.#delay());
  }

  /** Null if spectators see everything immediately. */
  #delay(): Delay | null {
    const delay = termsOf(this.#table).delay * 1000;
    if (delay === 0) return null;
    const { after, clock } = this.#services;
    return {
      ...{ after, delay, quiet: clock() - this.#table.touched },
      status: () => statusOf(this.#table, this.#match),
      room: () => eventText('room', this.#roomFor('table'), null),
    };
  }

  /** Updates everyone's seat, and shows the match if it has begun. */
  #reseat(): void {
    this.#presence.close();
    this.#presence = this.#newPresence();
    this.#audience.reseat((player) => this.seatOf(player));
    for (const follower of this.#audience.all) {
      follower.leave = this.#presence.arrive(follower.viewer);
      if (this.#show === null) continue;
      if (follower.viewer === 'table' && !termsOf(this.#table).spectators) {
        follower.output.end(0);
        continue;
      }
      this.#show.watch(follower.viewer);
      follower.output.send(this.#show.startFor(follower.viewer, null));
    }
  }

  #dropped(viewer: Viewer): void {
    if (this.#audience.of(viewer).length === 0) this.#show?.unwatch(viewer);
    if (viewer === 'table') this.publishRoom();
  }

  /** The status of the match, as a viewer may see it. */
  #statusFor(viewer: Viewer): MatchStatus {
    return this.#show?.statusFor(viewer, this.#table) ?? statusOf(this.#table, null);
  }

  #roomFor(viewer: Viewer): Room {
    const { summary, length, ...status } = this.#statusFor(viewer);
    return {
      ...status,
      table: this.#infoOf(tableAt(this.#table, { summary, length })),
      you: viewer === 'table' ? null : viewer,
      watching: this.#audience.watching,
      claimable: this.#match !== null && summary.outcome === null ? this.claimable : [],
    };
  }

  /** The seats that the match waits for and whose people are gone. Correspondence matches rely on the clock instead. */
  get claimable(): Seat[] {
    if (this.#match === null || termsOf(this.#table).clock.kind === 'correspondence') return [];
    const { asked } = this.#match.host.frame('table');
    const { players } = this.#match.host;
    return asked.filter((seat) => players[seat]?.kind === 'person' && this.#presence.of(seat) === 'gone');
  }

  /** Whether a player has this table open. */
  isHere(player: string): boolean {
    const seat = this.seatOf(player);
    return seat !== null && this.#presence.of(seat) === 'online';
  }

  #peopleIn(seats: readonly Seat[]): string[] {
    return seats.flatMap((seat) => this.#seats[seat]?.playerId ?? []);
  }

  /** The people in these seats who have no page open. */
  #away(seats: readonly Seat[]): string[] {
    return this.#peopleIn(seats).filter((player) => !this.isHere(player) && !this.#services.isHere(player));
  }

  #afterEntry(summary: Summary, length: number, hasMore: boolean): void {
    const { status } = this.#table;
    this.#table = { ...this.#table, ...summary, length };
    this.#called = new Set(this.#away(summary.asked));
    this.#services.onTurn();
    if (this.#match?.clock == null && !hasMore && status === summary.status) return; // the frame says it
    // The entry is published first, then the table's status.
    setImmediate(() => {
      this.publishRoom();
    });
  }
}
