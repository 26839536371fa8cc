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

/** An event as a viewer saw it, and the number of the move that brought it about (0: before the first). */
export interface SeenEvent {
  readonly seq: number;
  readonly event: GameEvent;
}

/** What a follower hears: the match has gone on, or was taken back. */
export interface News {
  readonly frame: Frame;
  /** What the viewer saw happen since the frame before; empty after taking back. */
  readonly events: readonly GameEvent[];
  /** Who has moved, or for whom the table has; null where the match was taken back, or nothing has happened in it. */
  readonly mover: Seat | null;
  readonly takenBack: boolean;
}

/** Whether a seat may take its last move back: from which move on, or why not. */
export type TakeBack =
  | { readonly free: true; readonly to: number }
  /** `rule` is the game's own refusal, if one of its rules forbids it. The sentence then names the clause. */
  | { readonly free: false; readonly sentence: string; readonly rule?: Illegal };

/** Something went wrong around a match that goes on all the same. */
export type Trouble =
  /** Moves are no longer kept. */
  | { readonly kind: 'store'; readonly error: Error }
  /** Another tab or program has gone on with this match: this one is behind. */
  | { readonly kind: 'stale'; readonly error: Error }
  /** A bot failed or chose something illegal; the next simpler one chose instead. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly error: Error }
  /** A mistake of ours: the move was not made. */
  | { readonly kind: 'bug'; readonly error: Error };

/** What those who move by themselves need of their host. */
export interface SeatHost {
  /** Makes the move if the table is still at that moment; rejects, trouble reported, if it cannot be made. */
  play(seat: Seat, action: unknown, moment: number): Promise<void>;
  report(trouble: Trouble): void;
}

/** Runs a match: in this tab, or somewhere else. */
export interface Host {
  readonly id: string;
  readonly game: AnyGame;
  /** Who sits in each seat, here and now. */
  readonly players: readonly Player[];
  /** What the match began with: terms, seed parts and the host's commitment. */
  readonly head: RecordHead;
  frame(viewer: Viewer): Frame;
  /** All that a viewer saw happen, from the start. */
  history(viewer: Viewer): readonly SeenEvent[];
  /** Tells of every move from now on; the answer ends it. */
  follow(viewer: Viewer, hear: (news: News) => void): () => void;
  /**
   * Kept before anyone hears of it. A refusal changes nothing. Neither does a failure: of what is no action at
   * all (`BadInputError`), where this host is behind (`StaleSequenceError`) or closed (`HostClosedError`), or
   * by a mistake of ours.
   */
  act(seat: Seat, action: unknown): Promise<{ readonly ok: true } | Illegal>;
  concede(seat: Seat): Promise<void>;
  /** How a seat wants to be asked in windows. */
  answerSetting(seat: Seat): AnswerSetting;
  /** At any time, also while the host is about to pass; only followers with this seat's eyes hear of it. */
  setAnswers(seat: Seat, setting: AnswerSetting): void;
  mayTakeBack(seat: Seat): TakeBack;
  takeBack(seat: Seat): Promise<TakeBack>;
  record(): MatchRecord;
  /** The latest link of the hash chain: it seals the terms and all that was entered. Null in format 1. */
  link(): string | null;
  /** No bot is asked, nothing is told and no move is made from here on. */
  close(): void;
}
