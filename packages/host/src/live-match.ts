import type { AnyMatch, GameEvent, Player, Seat, Viewer } from '@mechatable/kernel';
import { passesByItself, type AnswerSetting } from './answer-setting.ts';
import type { Frame, News, TakeBack, SeenEvent } from './host.ts';
import { takeBackOf } from './take-back.ts';

/** An update without its frame. */
type Happening = Omit<News, 'frame'>;

interface Follower {
  readonly viewer: Viewer;
  readonly hear: (news: News) => void;
}

/** A running match: its state, everything that has happened, and its followers. */
export class LiveMatch {
  #match: AnyMatch;
  /** All events with the number of their move, with nothing hidden. */
  #happened: readonly SeenEvent[];
  #moment = 0;
  #closed = false;
  readonly #followers = new Set<Follower>();
  /** Cached for the current moment. */
  readonly #frames = new Map<Viewer, Frame>();
  readonly #takeBacks = new Map<Seat, TakeBack>();
  readonly #players: readonly Player[];
  /** By seat, when to ask its person; null for bots, which are always asked. */
  readonly #answers: (AnswerSetting | null)[];
  /** The numbers of the moves that were automatic passes. */
  readonly #automatic = new Set<number>();

  constructor(
    match: AnyMatch,
    happened: readonly SeenEvent[],
    players: readonly Player[],
    answers: readonly (AnswerSetting | null)[],
  ) {
    this.#match = match;
    this.#happened = happened;
    this.#players = players;
    this.#answers = [...answers];
  }

  get match(): AnyMatch {
    return this.#match;
  }

  /** Identifies a moment of the match: a decision about an earlier one is too late. */
  get moment(): number {
    return this.#moment;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** After a move. Returns the errors that followers threw: one that fails doesn't stop the others. */
  goOn(match: AnyMatch, events: readonly GameEvent[], isAutomatic: boolean): unknown[] {
    const seq = match.moves.length;
    if (isAutomatic) this.#automatic.add(seq - 1);
    this.#happened = [...this.#happened, ...events.map((event) => ({ seq, event }))];
    return this.#change(match, { events, mover: match.moves.at(-1)?.seat ?? null, takenBack: false });
  }

  /** After an undo. Returns the errors that followers threw. */
  goBack(match: AnyMatch): unknown[] {
    this.#happened = this.#happened.filter(({ seq }) => seq <= match.moves.length);
    for (const move of this.#automatic) if (move >= match.moves.length) this.#automatic.delete(move);
    return this.#change(match, { events: [], mover: null, takenBack: true });
  }

  frame(viewer: Viewer): Frame {
    const known = this.#frames.get(viewer);
    if (known !== undefined) return known;
    const { game, state, moves } = this.#match;
    const asked = [...game.rules.toAct(state)];
    const seen = {
      viewer,
      turn: game.rules.turn(state),
      view: game.rules.view(state, viewer),
      asked,
      legal: viewer !== 'table' && asked.includes(viewer) ? game.rules.legal(state, viewer) : [],
    };
    const setting = viewer === 'table' ? null : this.answerSetting(viewer);
    const occasion = { ...seen, inSight: this.hasCompany };
    const passing = setting !== null && passesByItself(game, setting, occasion);
    const frame = { ...seen, seq: moves.length, passing, outcome: game.rules.outcome(state) };
    this.#frames.set(viewer, frame);
    return frame;
  }

  /** Whether several people share this screen, and so can see each other being asked. */
  get hasCompany(): boolean {
    return this.#answers.filter((setting) => setting !== null).length > 1;
  }

  /** Null for a bot. */
  answerSetting(seat: Seat): AnswerSetting | null {
    return this.#answers[seat] ?? null;
  }

  /** Notifies only this seat's followers. Returns the errors that they threw. */
  setAnswers(seat: Seat, setting: AnswerSetting): unknown[] {
    this.#answers[seat] = setting;
    this.#frames.delete(seat);
    return this.#notify({ events: [], mover: null, takenBack: false }, seat);
  }

  history(viewer: Viewer): readonly SeenEvent[] {
    return this.#happened.flatMap(({ seq, event }) =>
      this.#seen([event], viewer).map((seen) => ({ seq, event: seen })),
    );
  }

  /** The number of the last move that a person made, automatic passes excluded; -1 for none. */
  get lastDecision(): number {
    return this.#match.moves.findLastIndex(
      ({ seat }, number) => this.answerSetting(seat) !== null && !this.#automatic.has(number),
    );
  }

  mayTakeBack(seat: Seat): TakeBack {
    const known = this.#takeBacks.get(seat) ?? takeBackOf(this.#match, seat, this.#automatic, this.#players);
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

  /** Sends no more updates. */
  close(): void {
    this.#closed = true;
    this.#moment++;
    this.#followers.clear();
  }

  #change(match: AnyMatch, happening: Happening): unknown[] {
    this.#match = match;
    this.#moment++;
    this.#frames.clear();
    this.#takeBacks.clear();
    return this.#notify(happening);
  }

  #notify(happening: Happening, only?: Seat): unknown[] {
    const errors: unknown[] = [];
    for (const { viewer, hear } of [...this.#followers]) {
      if (only !== undefined && viewer !== only) continue;
      try {
        hear({ ...happening, frame: this.frame(viewer), events: this.#seen(happening.events, viewer) });
      } catch (error) {
        errors.push(error);
      }
    }
    return errors;
  }

  #seen(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
    return events.map((event) => this.#match.game.rules.see(event, viewer)).filter((event) => event !== null);
  }
}
