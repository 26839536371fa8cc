import {
  linkOf,
  type AnyMatch,
  type GameEvent,
  type Player,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { shouldAutoPass, type AnswerSetting } from './answer-setting.ts';
import type { Frame, FrameUpdate, SeenEvent, TakeBack } from './host.ts';
import { LiveFrame } from './live-frame.ts';
import { isSeenByOthers, nextStep, type NextStep, type AutoMoveSettings } from './next-step.ts';
import { takeBackOf, type Before } from './take-back.ts';

/** An update without its frame. */
type Happening = Omit<FrameUpdate, 'frame'>;

interface Follower {
  readonly viewer: Viewer;
  readonly onNews: (news: FrameUpdate) => void;
}

/** A running match: its state, everything that has happened, and its followers. */
export class LiveMatch {
  #match: AnyMatch;
  /** All events with the number of their move, with nothing hidden. */
  #happened: SeenEvent[];
  /** The state before the last decision; null if it has to be replayed. */
  #before: Before | null = null;
  #moment = 0;
  #closed = false;
  readonly #followers = new Set<Follower>();
  /**
   * Cached for the current moment. Replaced, never cleared: what a map held before it was cleared can stay in memory for
   * long, since V8 links its old table to the new one.
   */
  #frames = new Map<Viewer, Frame>();
  readonly #players: readonly Player[];
  /** By seat, when to ask its person; null for bots, which are always asked. */
  readonly #answers: (AnswerSetting | null)[];
  /** The numbers of the moves that were automatic passes. After an undo it is replaced: frames refer to it. */
  #automatic: Set<number>;
  readonly #isWatched: boolean;

  constructor(
    match: AnyMatch,
    happened: readonly SeenEvent[],
    players: readonly Player[],
    answers: readonly (AnswerSetting | null)[],
    isWatched = false,
  ) {
    this.#isWatched = isWatched;
    this.#match = match;
    this.#happened = [...happened];
    this.#players = players;
    this.#answers = [...answers];
    this.#automatic = new Set(match.moves.flatMap(({ by }, number) => (by === 'host' ? [number] : [])));
  }

  get match(): AnyMatch {
    return this.#match;
  }

  /** Identifies a moment of the match: a decision about an earlier one is too late. */
  get moment(): number {
    return this.#moment;
  }

  /** The latest link of the hash chain; null in format 1. */
  get link(): string | null {
    return linkOf(this.#match);
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Notifies all followers after a move, even if some throw. Returns their errors. */
  goOn(match: AnyMatch, events: readonly GameEvent[], isAutomatic: boolean): unknown[] {
    const seq = match.moves.length;
    const mover = match.moves.at(-1)?.seat ?? null;
    if (isAutomatic) this.#automatic.add(seq - 1); // frames only look at moves before it
    else this.#before = { moves: seq - 1, state: this.#match.state };
    for (const event of events) this.#happened.push({ seq, mover, event });
    return this.#change(match, { events, mover, takenBack: false });
  }

  /** After an undo. Returns the errors that followers threw. */
  goBack(match: AnyMatch): unknown[] {
    this.#happened = this.#happened.filter(({ seq }) => seq <= match.moves.length);
    this.#automatic = new Set([...this.#automatic].filter((move) => move < match.moves.length));
    this.#before = null;
    return this.#change(match, { events: [], mover: null, takenBack: true });
  }

  frame(viewer: Viewer): Frame {
    const known = this.#frames.get(viewer);
    if (known !== undefined) return known;
    const { game, state, moves, entries } = this.#match;
    const asked = [...game.rules.toAct(state)];
    const turn = game.rules.turn(state);
    const view = game.rules.view(state, viewer);
    const legal = viewer !== 'table' && asked.includes(viewer) ? game.rules.legal(state, viewer) : [];
    const setting = viewer === 'table' ? null : this.answerSetting(viewer);
    const occasion = { viewer, turn, view, asked, legal, inSight: this.hasCompany };
    const passing = shouldAutoPass(game, setting, occasion);
    const shown = {
      viewer,
      seq: moves.length,
      entry: entries.length,
      link: this.link,
      turn,
      view,
      asked,
      legal,
      passing,
      outcome: game.rules.outcome(state),
    };
    const frame = new LiveFrame(shown, this.#takeBack(viewer));
    this.#frames.set(viewer, frame);
    return frame;
  }

  /** Whether other people can see who is asked. */
  get hasCompany(): boolean {
    return isSeenByOthers(this.sitters);
  }

  get sitters(): AutoMoveSettings {
    return { answers: this.#answers, isWatched: this.#isWatched };
  }

  /** The next automatic step; null if the match waits for people or is closed. */
  get nextStep(): NextStep | null {
    return this.#closed ? null : nextStep(this.#match.game, this.#match.state, this.sitters);
  }

  /** After someone else has taken a seat. Returns the errors that followers threw. */
  reseat(match: AnyMatch, seat: Seat, setting: AnswerSetting | null): unknown[] {
    this.#answers[seat] = setting;
    return this.#change(match, { events: [], mover: null, takenBack: false });
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
    return this.#happened.flatMap(({ seq, mover, event }) =>
      this.#seen([event], viewer).map((seen) => ({ seq, mover, event: seen })),
    );
  }

  /** The number of the last move that a person made, automatic passes excluded; -1 for none. */
  get lastDecision(): number {
    return this.#match.moves.findLastIndex(
      ({ seat }, number) => this.answerSetting(seat) !== null && !this.#automatic.has(number),
    );
  }

  /** Whether a viewer may undo their last move at this moment, whenever it is asked for. */
  #takeBack(viewer: Viewer): () => TakeBack | null {
    const match = this.#match;
    const before = this.#before;
    const automatic = this.#automatic;
    const { length } = match.moves;
    let known: TakeBack | null = null;
    return () => {
      if (viewer === 'table') return null;
      // The list of moves may have grown since.
      const then = match.moves.length === length ? match : { ...match, moves: match.moves.slice(0, length) };
      known ??= takeBackOf(then, viewer, automatic, this.#players, before);
      return known;
    };
  }

  follow(viewer: Viewer, onNews: (news: FrameUpdate) => void): () => void {
    const follower = { viewer, onNews };
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
    this.#frames = new Map();
    return this.#notify(happening);
  }

  #notify(happening: Happening, only?: Seat): unknown[] {
    const errors: unknown[] = [];
    for (const { viewer, onNews } of this.#othersFirst(happening.mover)) {
      if (only !== undefined && viewer !== only) continue;
      try {
        const { mover, takenBack, events } = happening;
        onNews({ mover, takenBack, frame: this.frame(viewer), events: this.#seen(events, viewer) });
      } catch (error) {
        errors.push(error);
      }
    }
    return errors;
  }

  /** The mover can wait: whether they may undo takes long to compute. */
  #othersFirst(mover: Seat | null): Follower[] {
    const followers = [...this.#followers];
    const others = followers.filter(({ viewer }) => viewer !== mover);
    return others.length === followers.length
      ? followers
      : [...others, ...followers.filter(({ viewer }) => viewer === mover)];
  }

  #seen(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
    return events
      .map((event) => this.#match.game.rules.eventFor(event, viewer))
      .filter((event) => event !== null);
  }
}
