import type {
  AnyGame,
  GameEvent,
  Illegal,
  MatchRecord,
  Player,
  RecordHead,
  Seat,
  Viewer,
} from '@mechatable/kernel';
import type { AnswerSetting } from './answer-setting.ts';
import type { Frame } from './frame.ts';

export type { Frame };

/** An event as a viewer saw it, and the number of the move that caused it (0: before the first). */
export interface SeenEvent {
  readonly seq: number;
  readonly event: GameEvent;
}

/** What a follower gets: a new move, or an undo. */
export interface News {
  readonly frame: Frame;
  /** What the viewer saw happen since the previous frame; empty after an undo. */
  readonly events: readonly GameEvent[];
  /** The seat that has moved, or that the host passed for; null after an undo, or if nothing has happened. */
  readonly mover: Seat | null;
  readonly takenBack: boolean;
}

/** Whether a seat may undo its last move: back to which move, or why not. */
export type TakeBack =
  | { readonly free: true; readonly to: number }
  /** `rule` is the game's own refusal, if one of its rules forbids it. The sentence then names the clause. */
  | { readonly free: false; readonly sentence: string; readonly rule?: Illegal };

/** Something went wrong, but the match continues. */
export type Trouble =
  /** Moves are no longer saved. */
  | { readonly kind: 'store'; readonly error: Error }
  /** Another tab or program has continued this match, so this one is out of date. */
  | { readonly kind: 'stale'; readonly error: Error }
  /** A bot failed or chose something illegal; the next simpler one chose instead. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly error: Error }
  /** A bug in this program: the move was not made. */
  | { readonly kind: 'bug'; readonly error: Error };

/** What bots and automatic passes need from their host. */
export interface SeatHost {
  /** Makes the move if the match hasn't changed since `moment`. If it fails, reports the trouble and rejects. */
  play(seat: Seat, action: unknown, moment: number): Promise<void>;
  report(trouble: Trouble): void;
}

/** Runs a match, in this program or elsewhere. */
export interface Host {
  readonly id: string;
  readonly game: AnyGame;
  /** The current player of each seat. */
  readonly players: readonly Player[];
  /** What the match began with: terms, seed parts and the host's commitment. */
  readonly head: RecordHead;
  frame(viewer: Viewer): Frame;
  /** Everything a viewer has seen happen, from the start. */
  history(viewer: Viewer): readonly SeenEvent[];
  /** Calls `hear` after every move from now on. Returns a function that stops it. */
  follow(viewer: Viewer, hear: (news: News) => void): () => void;
  /**
   * Moves are saved before anyone sees them. A refusal changes nothing. Neither does a failure: the input is no action
   * (`BadInputError`), this host is out of date (`StaleSequenceError`) or closed (`HostClosedError`), or there is a
   * bug.
   */
  act(seat: Seat, action: unknown): Promise<{ readonly ok: true } | Illegal>;
  concede(seat: Seat): Promise<void>;
  /** When a seat is asked in windows. */
  answerSetting(seat: Seat): AnswerSetting;
  /** Allowed at any time, even while the host is about to pass. Only this seat's followers are notified. */
  setAnswers(seat: Seat, setting: AnswerSetting): void;
  mayTakeBack(seat: Seat): TakeBack;
  takeBack(seat: Seat): Promise<TakeBack>;
  record(): MatchRecord;
  /** The latest link of the hash chain: it covers the terms and all entries. Null in format 1. */
  link(): string | null;
  /** Stops everything: no more bots, updates or moves. */
  close(): void;
}
