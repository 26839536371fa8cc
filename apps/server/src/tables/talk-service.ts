import type { Seat, Viewer } from '@mechatable/kernel';
import { utterance, type Channel, type Message, type Utterance } from '@mechatable/protocol';
import type { Bans, Message as StoredMessage, Talk } from '@mechatable/sql';
import { assertNotBanned } from '../people/ban-check.ts';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import type { TableHubs } from './table-hubs.ts';
import type { TableHub } from './table-hub.ts';
import { termsOf } from '../match/terms.ts';

const MAX_MESSAGES = 200;
/** The maximum number of messages per player, table and minute. */
const MAX_PER_MINUTE = 30;

interface Progress {
  /** The number of the latest message that was passed on; -1 for none. */
  last: number;
  /** Settles when the pages have what was asked for so far. */
  passing: Promise<void>;
}

/** Chat at a table: for everyone there, among spectators, or between two seats. */
export class TalkService {
  readonly #talk: Talk;
  readonly #bans: Bans;
  readonly #nameOf: (player: string) => Promise<string>;
  readonly #clock: () => number;
  /** The senders and times of a table's messages within the last minute. */
  readonly #recent = new WeakMap<TableHub, { player: string; at: number }[]>();
  /** How far the pages of a table are. Tables that nobody has opened here are missing. */
  readonly #shownTo = new WeakMap<TableHub, Progress>();

  constructor(
    { talk, bans }: { readonly talk: Talk; readonly bans: Bans },
    nameOf: (player: string) => Promise<string>,
    clock: () => number,
  ) {
    this.#talk = talk;
    this.#bans = bans;
    this.#nameOf = nameOf;
    this.#clock = clock;
  }

  async say(
    hub: TableHub,
    player: string,
    channel: Channel,
    said: Utterance,
    request: string,
  ): Promise<void> {
    const seat = hub.seatOf(player);
    this.#check(hub, player, seat, channel);
    await assertNotBanned(this.#bans, player, 'talk');
    this.#checkRate(hub, player);
    const stored = await this.#talk.say({
      table: hub.id,
      channel: storedChannel(channel, seat),
      seat,
      player,
      text: JSON.stringify(said),
      request,
    });
    if (stored !== null) await this.#passOn(hub, stored.number, stored);
  }

  /** Another server has saved a message: passes it on to followers of the table here. */
  async forward(hubs: TableHubs, table: string, number: number): Promise<void> {
    const hub = await hubs.peek(table);
    if (hub !== null) await this.#passOn(hub, number);
  }

  /** Passes on what other servers have saved without notifying us. */
  async catchUp(hubs: readonly TableHub[]): Promise<void> {
    const open = hubs.filter((hub) => this.#shownTo.has(hub));
    const latest = await this.#talk.latest(open.map(({ id }) => id));
    for (const hub of open) await this.#passOn(hub, latest.get(hub.id) ?? -1);
  }

  /** Sends everyone at a table all messages up to this number, in their order. `stored`: the message, if it is known. */
  #passOn(hub: TableHub, number: number, stored?: StoredMessage): Promise<void> {
    const progress = this.#shownTo.get(hub);
    if (progress === undefined) return Promise.resolve();
    const passing = progress.passing.then(async () => {
      if (number <= progress.last) return;
      const isNext = stored !== undefined && number === progress.last + 1;
      const news = isNext
        ? [stored]
        : await this.#talk.read(hub.id, { after: progress.last, limit: MAX_MESSAGES });
      for (const message of news) {
        if (message.text !== '') await this.#publish(hub, message); // messages of deleted players are empty
        progress.last = message.number;
      }
    });
    progress.passing = passing.catch(() => undefined); // its callers get the error
    return passing;
  }

  /** From now on, pages of this table get new messages. */
  async #open(hub: TableHub): Promise<void> {
    if (this.#shownTo.has(hub)) return;
    const last = (await this.#talk.latest([hub.id])).get(hub.id) ?? -1;
    if (!this.#shownTo.has(hub)) this.#shownTo.set(hub, { last, passing: Promise.resolve() });
  }

  async #publish(hub: TableHub, stored: StoredMessage): Promise<void> {
    const muters = new Set(await this.#talk.mutersOf(stored.player));
    const message = await this.#shown(stored);
    hub.publishTalk(
      message,
      (viewer, reader) => mayRead(stored.channel, viewer) && (reader === null || !muters.has(reader)),
    );
  }

  /** The messages so far that the viewer may read. */
  async history(hub: TableHub, viewer: Viewer, player: string | null): Promise<Message[]> {
    await this.#open(hub);
    const channels = channelsOf(viewer, hub.seats.length);
    const stored = await this.#talk.read(hub.id, { channels, limit: MAX_MESSAGES });
    const muted = player === null ? [] : await this.#talk.mutedBy(player);
    // Messages of deleted players are empty.
    const visible = stored.filter(({ player: from, text }) => text !== '' && !muted.includes(from));
    return Promise.all(visible.map((message) => this.#shown(message)));
  }

  async mute(player: string, other: string, isMuted: boolean): Promise<void> {
    if (player === other) throw refusal('bad-request', words.match.muteSelf);
    await this.#nameOf(other); // throws if there is nobody
    await (isMuted ? this.#talk.mute(player, other) : this.#talk.unmute(player, other));
  }

  /** Stores a complaint about a message that the player can read. */
  async report(hub: TableHub, player: string, message: number, reason: string): Promise<void> {
    const channels = channelsOf(hub.seatOf(player) ?? 'table', hub.seats.length);
    const [found] = await this.#talk.read(hub.id, {
      channels,
      after: message - 1,
      before: message + 1,
      limit: 1,
    });
    if (found === undefined) throw refusal('not-found', words.match.noMessage);
    await this.#talk.report({ table: hub.id, message, player, reason });
  }

  /** Throws if the player sends too many messages. */
  #checkRate(hub: TableHub, player: string): void {
    const now = this.#clock();
    const recent = (this.#recent.get(hub) ?? []).filter(({ at }) => at > now - 60_000);
    if (recent.filter((one) => one.player === player).length >= MAX_PER_MINUTE)
      throw refusal('too-many', words.tooMany);
    this.#recent.set(hub, [...recent, { player, at: now }]);
  }

  #check(hub: TableHub, player: string, seat: Seat | null, channel: Channel): void {
    const { talk, privateTalk } = termsOf(hub.table);
    if (!talk) throw refusal('not-allowed', words.match.noTalk);
    hub.checkFollow(player, false);
    if (channel === 'spectators' && seat !== null) throw refusal('not-allowed', words.match.noTalk);
    if (channel === 'table' && seat === null) throw refusal('not-allowed', words.table.notSeated);
    if (typeof channel !== 'number') return;
    if (!privateTalk || seat === null || seat === channel || hub.seats[channel]?.playerId == null)
      throw refusal('not-allowed', words.match.noPrivateTalk);
  }

  async #shown({ number, channel, seat, player, text, at }: StoredMessage): Promise<Message> {
    return {
      number,
      channel: shownChannel(channel, seat),
      seat,
      player,
      name: await this.#nameOf(player),
      said: utterance.parse(JSON.parse(text)),
      at,
    };
  }
}

/** Two seats share one channel in both directions. */
function storedChannel(channel: Channel, seat: Seat | null): string {
  return typeof channel === 'number' && seat !== null ? pairOf(channel, seat) : String(channel);
}

function pairOf(a: Seat, b: Seat): string {
  return `${String(Math.min(a, b))}-${String(Math.max(a, b))}`;
}

function shownChannel(stored: string, speaker: Seat | null): Channel {
  if (stored === 'table' || stored === 'spectators') return stored;
  return (
    stored
      .split('-')
      .map(Number)
      .find((seat) => seat !== speaker) ?? 'table'
  );
}

function channelsOf(viewer: Viewer, seats: number): string[] {
  if (viewer === 'table') return ['table', 'spectators'];
  const others = [...Array(seats).keys()].filter((other) => other !== viewer);
  return ['table', ...others.map((other) => pairOf(viewer, other))];
}

/** Spectators see the players' chat. Players don't see the spectators' chat, which might help them. */
function mayRead(channel: string, viewer: Viewer): boolean {
  if (channel === 'table') return true;
  if (channel === 'spectators') return viewer === 'table';
  return viewer !== 'table' && channel.split('-').map(Number).includes(viewer);
}
