import type { Seat, Viewer } from '@mechatable/kernel';
import { utterance, type Channel, type Message, type Utterance } from '@mechatable/protocol';
import type { Message as StoredMessage, Talk } from '@mechatable/sql';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import type { TableHub } from './table-hub.ts';
import { termsOf } from './table-info.ts';

const MOST_MESSAGES = 200;

/** Chat at a table: for everyone there, among spectators, or between two seats. */
export class TalkService {
  readonly #talk: Talk;
  readonly #nameOf: (player: string) => Promise<string>;

  constructor(talk: Talk, nameOf: (player: string) => Promise<string>) {
    this.#talk = talk;
    this.#nameOf = nameOf;
  }

  async say(hub: TableHub, player: string, channel: Channel, said: Utterance): Promise<void> {
    const seat = hub.seatOf(player);
    this.#check(hub, seat, channel);
    const stored = await this.#talk.say({
      table: hub.id,
      channel: storedChannel(channel, seat),
      seat,
      player,
      text: JSON.stringify(said),
    });
    const message = await this.#shown(stored);
    hub.publishTalk(message, (viewer) => mayRead(stored.channel, viewer));
  }

  /** What was said so far, as far as the viewer may read it. */
  async history(hub: TableHub, viewer: Viewer, player: string | null): Promise<Message[]> {
    const channels = viewer === 'table' ? ['table', 'spectators'] : channelsOf(viewer, hub.seats.length);
    const stored = await this.#talk.read(hub.id, { channels, limit: MOST_MESSAGES });
    const muted = player === null ? [] : await this.#talk.mutedBy(player);
    const heard = stored.filter((message) => !muted.includes(message.player));
    return Promise.all(heard.map((message) => this.#shown(message)));
  }

  async mute(player: string, other: string, isMuted: boolean): Promise<void> {
    await (isMuted ? this.#talk.mute(player, other) : this.#talk.unmute(player, other));
  }

  report(table: string, player: string, message: number, reason: string): Promise<void> {
    return this.#talk.report({ table, message, player, reason });
  }

  #check(hub: TableHub, seat: Seat | null, channel: Channel): void {
    const { talk, privateTalk } = termsOf(hub.table);
    if (!talk) throw refusal('not-allowed', words.match.noTalk);
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

/** Two seats share one channel, whoever speaks. */
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

function channelsOf(seat: Seat, seats: number): string[] {
  const others = [...Array(seats).keys()].filter((other) => other !== seat);
  return ['table', ...others.map((other) => pairOf(seat, other))];
}

/** Spectators hear the players; players don't hear spectators, who might help them. */
function mayRead(channel: string, viewer: Viewer): boolean {
  if (channel === 'table') return true;
  if (channel === 'spectators') return viewer === 'table';
  return viewer !== 'table' && channel.split('-').map(Number).includes(viewer);
}
