import { AUTO_ANSWERS, type AnswerSetting, type Frame, type News } from '@mechatable/host';
import { invariant, type RecordHead, type Seat, type Viewer } from '@mechatable/kernel';
import { answerSetting, type Message, type Profile, type Room, type TableInfo } from '@mechatable/protocol';
import type { PrivateSeat, Summary, Table } from '@mechatable/sql';
import { refusal } from '../refusal.ts';
import { eventText, type EventOutput } from '../match/event-output.ts';
import { OnlineMatch } from '../match/online-match.ts';
import { PresenceBook } from '../match/presence.ts';
import type { MatchServices } from '../match/services.ts';
import { DelayedShow } from '../match/spectators.ts';
import { words } from '../words.ts';
import { peopleAt, tableInfoOf, termsOf } from './table-info.ts';

/** Someone who follows a table. */
interface Follower {
  readonly output: EventOutput;
  readonly viewer: Viewer;
  readonly player: string | null;
  readonly leave: () => void;
}

/** A table in the memory of this server: its match, if it has begun, and everyone who follows it. */
export class TableHub {
  readonly id: string;
  readonly #services: MatchServices;
  #table: Table;
  #seats: readonly PrivateSeat[];
  #profiles: ReadonlyMap<string, Profile>;
  #match: OnlineMatch | null = null;
  #presence: PresenceBook;
  #show: DelayedShow | null = null;
  readonly #followers = new Set<Follower>();
  readonly #unfollow = new Map<Viewer, () => void>();

  private constructor(
    table: Table,
    seats: readonly PrivateSeat[],
    profiles: ReadonlyMap<string, Profile>,
    services: MatchServices,
  ) {
    this.id = table.id;
    this.#table = table;
    this.#seats = seats;
    this.#profiles = profiles;
    this.#services = services;
    this.#presence = this.#newPresence();
  }

  /** Loads a table; a match that waits for a bot or a clock goes on. */
  static async open(id: string, services: MatchServices): Promise<TableHub> {
    const hub = new TableHub(...(await TableHub.#read(id, services)), services);
    await hub.#openMatch();
    return hub;
  }

  static async #read(
    id: string,
    { tables, seats, profiles }: MatchServices,
  ): Promise<[Table, readonly PrivateSeat[], ReadonlyMap<string, Profile>]> {
    const [table, all] = await Promise.all([tables.find(id), seats.of(id)]);
    if (table === null) throw refusal('not-found', words.table.notFound);
    return [table, all, await profiles(peopleAt([table]))];
  }

  get table(): Table {
    return this.#table;
  }

  get info(): TableInfo {
    const players = this.#match?.host.players;
    const seats = this.#table.seats.map((seat) => ({ ...seat, player: players?.[seat.seat] ?? seat.player }));
    return tableInfoOf({ ...this.#table, seats }, this.#profiles, (seat) => this.#presence.of(seat));
  }

  get seats(): readonly PrivateSeat[] {
    return this.#seats;
  }

  get watching(): number {
    return [...this.#followers].filter(({ viewer }) => viewer === 'table').length;
  }

  /** The match. Throws if it has not begun. */
  get match(): OnlineMatch {
    if (this.#match === null) throw refusal('not-allowed', words.table.notBegun);
    return this.#match;
  }

  get hasMatch(): boolean {
    return this.#match !== null;
  }

  /** Whether it can be dropped from memory. */
  get isIdle(): boolean {
    return this.#followers.size === 0 && this.#match?.isIdle !== false;
  }

  /** The seat of a player; null if they have none. */
  seatOf(player: string | null): Seat | null {
    if (player === null) return null;
    return this.#seats.find(({ playerId }) => playerId === player)?.seat ?? null;
  }

  /** Throws unless this seat belongs to the player. */
  insistOnSeat(player: string, seat: Seat): void {
    if (this.#seats[seat]?.playerId !== player) throw refusal('not-allowed', words.table.notYourSeat);
  }

  presenceOf(seat: Seat): ReturnType<PresenceBook['of']> {
    return this.#presence.of(seat);
  }

  /** Reads the table again after its seats or its status have changed, and tells everyone. */
  async reload(): Promise<void> {
    const hadMatch = this.#match !== null;
    [this.#table, this.#seats, this.#profiles] = await TableHub.#read(this.id, this.#services);
    if (!hadMatch) {
      await this.#openMatch();
      this.#presence.close();
      this.#presence = this.#newPresence();
      this.#reseatFollowers();
    }
    this.publishRoom();
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
    const leave = seat === null ? (): void => undefined : this.#presence.arrive(seat);
    const follower = { output, viewer, player, leave };
    this.#followers.add(follower);
    output.onClose = () => {
      follower.leave();
      this.#drop(follower);
    };
    output.send(eventText('room', this.#roomFor(viewer), null));
    if (this.#match !== null) {
      this.#watch(viewer);
      output.send(this.#startFor(viewer, known));
    }
    if (viewer === 'table') this.publishRoom();
  }

  /** Tells everyone how the table stands. */
  publishRoom(): void {
    const texts = new Map<Viewer, string>();
    for (const { viewer, output } of this.#followers) {
      const text = texts.get(viewer) ?? eventText('room', this.#roomFor(viewer), null);
      texts.set(viewer, text);
      output.send(text);
    }
  }

  /** Passes a message on to those who may read it. */
  publishTalk(message: Message, mayRead: (viewer: Viewer, player: string | null) => boolean): void {
    const text = eventText('talk', { messages: [message] }, null);
    for (const { viewer, player, output } of this.#followers) if (mayRead(viewer, player)) output.send(text);
  }

  close(retry: number): void {
    for (const { output } of [...this.#followers]) output.end(retry);
    this.#presence.close();
    this.#show?.close();
    this.#match?.close();
  }

  #newPresence(): PresenceBook {
    const people = this.#seats.flatMap(({ seat, player }) => (player?.kind === 'person' ? [seat] : []));
    return new PresenceBook(people, this.#services.clock, () => {
      this.publishRoom();
    });
  }

  async #openMatch(): Promise<void> {
    const { status, game, rulesVersion, offers, ended, created } = this.#table;
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
        answers: (seat) => answersOf(this.#seats[seat]),
        onEntry: (summary, length, isReseated) => {
          this.#afterEntry(summary, length, isReseated);
        },
        onChange: () => {
          this.publishRoom();
        },
      },
      this.#services,
    );
    const { host } = this.#match;
    this.#show = new DelayedShow(
      termsOf(this.#table).delay * 1000,
      { frame: host.frame('table'), history: host.history('table') },
      (news) => {
        this.#publish('table', news);
      },
    );
  }

  /** Those who followed the table before the match began see it now. */
  #reseatFollowers(): void {
    if (this.#match === null) return;
    for (const follower of [...this.#followers]) {
      const seat = follower.viewer === 'table' ? this.seatOf(follower.player) : follower.viewer;
      const viewer: Viewer = seat ?? 'table';
      follower.leave();
      const leave = seat === null ? (): void => undefined : this.#presence.arrive(seat);
      this.#followers.delete(follower);
      const seated = { ...follower, viewer, leave };
      this.#followers.add(seated);
      follower.output.onClose = () => {
        seated.leave();
        this.#drop(seated);
      };
      this.#watch(viewer);
      follower.output.send(this.#startFor(viewer, null));
    }
  }

  #drop(follower: Follower): void {
    this.#followers.delete(follower);
    const isLast = ![...this.#followers].some(({ viewer }) => viewer === follower.viewer);
    if (isLast) {
      this.#unfollow.get(follower.viewer)?.();
      this.#unfollow.delete(follower.viewer);
    }
    if (follower.viewer === 'table') this.publishRoom();
  }

  /** Follows the match for a viewer, once for all their pages. */
  #watch(viewer: Viewer): void {
    if (this.#unfollow.has(viewer)) return;
    const { host } = this.match;
    const stop = host.follow(viewer, (news) => {
      if (viewer === 'table') this.#show?.hear(news, () => host.history('table'));
      else this.#publish(viewer, news);
    });
    this.#unfollow.set(viewer, stop);
  }

  #publish(viewer: Viewer, news: News): void {
    const { frame, events, mover, takenBack } = news;
    const data = {
      frame: this.#framed(viewer, frame),
      events: events.map((event) => ({ seq: frame.seq, mover, event })),
      mover,
      takenBack,
      players: this.match.host.players,
    };
    const text = eventText('news', data, frame.entry);
    for (const follower of this.#followers) if (follower.viewer === viewer) follower.output.send(text);
  }

  /** With the undo that this table allows. */
  #framed(viewer: Viewer, frame: Frame): Frame {
    // Named one by one: the frame's own undo takes long to compute, and the table may forbid it.
    const { seq, entry, link, turn, view, asked, legal, passing, outcome } = frame;
    const undo = viewer === 'table' ? null : this.match.undoOf(viewer);
    return { viewer, seq, entry, link, turn, view, asked, legal, passing, undo, outcome };
  }

  /** What a viewer gets first: everything, or only what is new since they were here. */
  #startFor(viewer: Viewer, known: number | null): string {
    const { host } = this.match;
    const moment = viewer === 'table' ? this.#show?.moment : undefined;
    const frame = moment?.frame ?? host.frame(viewer);
    if (known === frame.entry) return ''; // nothing has happened since
    const data = {
      frame: this.#framed(viewer, frame),
      history: moment?.history ?? host.history(viewer),
      players: host.players,
      head: publicHead(host.head),
      answers: viewer === 'table' ? null : host.answerSetting(viewer),
    };
    return eventText('snapshot', data, frame.entry);
  }

  #roomFor(viewer: Viewer): Room {
    const match = this.#match;
    const isRunning = match !== null && !match.isOver;
    return {
      table: this.info,
      you: viewer === 'table' ? null : viewer,
      clock: match?.clock ?? null,
      offers: match?.offers ?? [],
      watching: this.watching,
      claimable: isRunning ? this.claimable : [],
      link: match?.host.frame('table').link ?? null,
    };
  }

  /** The seats that the match waits for, and whose people are gone. A correspondence match has its clock for that. */
  get claimable(): Seat[] {
    if (this.#match === null || termsOf(this.#table).clock.kind === 'correspondence') return [];
    const { asked } = this.#match.host.frame('table');
    const { players } = this.#match.host;
    return asked.filter((seat) => players[seat]?.kind === 'person' && this.#presence.of(seat) === 'gone');
  }

  #afterEntry(summary: Summary, length: number, isReseated: boolean): void {
    const before = this.#table;
    this.#table = { ...before, ...summary, length };
    this.#services.onTurn(this.id);
    const hasClock = this.#match?.clock != null;
    if (!hasClock && !isReseated && before.offers === null && before.status === summary.status) return; // the frame says it
    // The entry is published first, then how the table stands.
    setImmediate(() => {
      this.publishRoom();
    });
  }
}

/** Everything that is fixed before the first entry, except the server's part of the seed. */
function publicHead(head: RecordHead): unknown {
  const { secret: _, ...rest } = head as RecordHead & { secret?: string };
  return rest;
}

function answersOf(seat: PrivateSeat | undefined): AnswerSetting {
  const parsed = answerSetting.safeParse(seat?.answers);
  return parsed.success ? parsed.data : AUTO_ANSWERS;
}
