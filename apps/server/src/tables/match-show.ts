import type { Viewer } from '@mechatable/kernel';
import type { OnlineTable } from '@mechatable/sql';
import { newsText, snapshotText } from '../match/messages.ts';
import type { OnlineMatch } from '../match/online-match.ts';
import { DelayedShow } from '../match/spectators.ts';
import { statusAtStart, statusOf, type MatchStatus } from '../match/match-status.ts';
import type { After } from '../time.ts';
import type { Audience } from './audience.ts';

/** The spectators' delay. */
export interface Delay {
  readonly after: After;
  /** In milliseconds. */
  readonly delay: number;
  /** How many milliseconds ago something last happened. */
  readonly quiet: number;
  readonly status: () => MatchStatus;
  /** The table's messages to spectators after each moment of the match. */
  readonly room: () => string;
}

/** Shows a match to everyone who follows its table: to players immediately, to spectators perhaps later. */
export class MatchShow {
  readonly #match: OnlineMatch;
  readonly #audience: Audience;
  /** Null if spectators see everything immediately. */
  readonly #delayed: DelayedShow | null;
  readonly #unfollow = new Map<Viewer, () => void>();

  constructor(match: OnlineMatch, audience: Audience, delay: Delay | null) {
    this.#match = match;
    this.#audience = audience;
    this.#delayed = delay === null ? null : this.#show(delay);
  }

  #show({ status, room, ...times }: Delay): DelayedShow {
    const match = this.#match;
    return new DelayedShow(match.host, status, times, (news) => {
      const text = news === null ? this.startFor('table', null) : newsText(match, 'table', news);
      this.#audience.send('table', text + room());
    });
  }

  /** Follows the match for a viewer, once for all their pages. */
  watch(viewer: Viewer): void {
    if (this.#unfollow.has(viewer) || this.#delayedFor(viewer) !== null) return;
    const stop = this.#match.host.follow(viewer, (news) => {
      this.#audience.send(viewer, newsText(this.#match, viewer, news));
    });
    this.#unfollow.set(viewer, stop);
  }

  /** The viewer has no page left. */
  unwatch(viewer: Viewer): void {
    this.#unfollow.get(viewer)?.();
    this.#unfollow.delete(viewer);
  }

  /** A viewer's first messages: everything, or nothing if they have seen it all; empty if it is too early. */
  startFor(viewer: Viewer, known: number | null): string {
    const { host } = this.#match;
    const delayed = this.#delayedFor(viewer);
    const moment =
      delayed === null ? { frame: host.frame(viewer), history: host.history(viewer) } : delayed.moment;
    if (moment === null || known === moment.frame.entry) return '';
    return snapshotText(this.#match, viewer, moment);
  }

  /** The status of the match, as a viewer may see it. */
  statusFor(viewer: Viewer, table: OnlineTable): MatchStatus {
    const delayed = this.#delayedFor(viewer);
    if (delayed === null) return statusOf(table, this.#match);
    return delayed.moment?.status ?? statusAtStart(table);
  }

  close(): void {
    this.#delayed?.close();
    this.#match.close();
  }

  #delayedFor(viewer: Viewer): DelayedShow | null {
    return viewer === 'table' ? this.#delayed : null;
  }
}
