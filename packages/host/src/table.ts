import { recordOf, type AnyMatch, type GameEvent, type Seat, type Viewer } from '@mechatable/kernel';
import type { Frame, News, TakeBack, Told } from './host.ts';
import { takeBackOf } from './take-back.ts';

interface Follower {
  readonly viewer: Viewer;
  readonly hear: (news: News) => void;
}

/** What lies on the table: the match, what has happened in it, and who looks on. */
export class Table {
  #match: AnyMatch;
  /** All events with the number of their move, as nobody but the table knows them. */
  #happened: readonly Told[];
  #moment = 0;
  #closed = false;
  readonly #followers = new Set<Follower>();
  /** What was worked out for this moment already. */
  readonly #frames = new Map<Viewer, Frame>();
  readonly #takeBacks = new Map<Seat, TakeBack>();

  constructor(match: AnyMatch, happened: readonly Told[]) {
    this.#match = match;
    this.#happened = happened;
  }

  get match(): AnyMatch {
    return this.#match;
  }

  /** Tells one moment from every other: whoever has thought about an earlier one is too late. */
  get moment(): number {
    return this.#moment;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** The match has gone on. Gives back the errors of followers: one that fails does not keep others from hearing. */
  goOn(match: AnyMatch, events: readonly GameEvent[]): unknown[] {
    const seq = match.moves.length;
    this.#happened = [...this.#happened, ...events.map((event) => ({ seq, event }))];
    return this.#change(match, events, false);
  }

  goBack(match: AnyMatch): unknown[] {
    this.#happened = this.#happened.filter(({ seq }) => seq <= match.moves.length);
    return this.#change(match, [], true);
  }

  frame(viewer: Viewer): Frame {
    const known = this.#frames.get(viewer);
    if (known !== undefined) return known;
    const { game, state, moves } = this.#match;
    const asked = [...game.toAct(state)];
    const frame = {
      viewer,
      seq: moves.length,
      view: game.view(state, viewer),
      asked,
      legal: viewer !== 'table' && asked.includes(viewer) ? game.legal(state, viewer) : [],
      outcome: game.outcome(state),
    };
    this.#frames.set(viewer, frame);
    return frame;
  }

  story(viewer: Viewer): readonly Told[] {
    return this.#happened.flatMap(({ seq, event }) =>
      this.#seen([event], viewer).map((seen) => ({ seq, event: seen })),
    );
  }

  mayTakeBack(seat: Seat): TakeBack {
    const known =
      this.#takeBacks.get(seat) ?? takeBackOf(this.#match.game, recordOf(this.#match, 'always'), seat);
    this.#takeBacks.set(seat, known);
    return known;
  }

  follow(viewer: Viewer, hear: (news: News) => void): () => void {
    const follower = { viewer, hear };
    if (!this.#closed) this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  }

  /** Nobody is told anything from here on. */
  close(): void {
    this.#closed = true;
    this.#moment++;
    this.#followers.clear();
  }

  #change(match: AnyMatch, events: readonly GameEvent[], takenBack: boolean): unknown[] {
    this.#match = match;
    this.#moment++;
    this.#frames.clear();
    this.#takeBacks.clear();
    const errors: unknown[] = [];
    for (const { viewer, hear } of [...this.#followers]) {
      try {
        hear({ frame: this.frame(viewer), events: this.#seen(events, viewer), takenBack });
      } catch (error) {
        errors.push(error);
      }
    }
    return errors;
  }

  #seen(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
    return events.map((event) => this.#match.game.see(event, viewer)).filter((event) => event !== null);
  }
}
