import type {
  AnyGame,
  GameEvent,
  Illegal,
  Legal,
  MatchRecord,
  Player,
  RecordHead,
  Seat,
  Viewer,
} from '@mechatable/kernel';
import type { AnswerSetting } from './answer-setting.ts';
import type { Frame, TakeBack } from './frame.ts';

export type { Frame, TakeBack };

/** An event as a viewer saw it, the number of the move that caused it (0: before the first), and who made that move. */
export interface SeenEvent {
  readonly seq: number;
  readonly mover: Seat | null;
  readonly event: GameEvent;
}

/** An update for a follower: a new move, or an undo. */
export interface FrameUpdate {
  readonly frame: Frame;
  /** The events that the viewer saw since the previous frame; empty after an undo. */
  readonly events: readonly GameEvent[];
  /** The seat that has moved, or that the host passed for; null after an undo, or if nothing has happened. */
  readonly mover: Seat | null;
  readonly takenBack: boolean;
}

/** Something went wrong, but the match continues. */
export type HostProblem =
  /** Moves are no longer saved. */
  | { readonly kind: 'store'; readonly error: Error }
  /** Another tab or program has continued this match, so this one is out of date. */
  | { readonly kind: 'stale'; readonly error: Error }
  /** A bot failed or chose something illegal; the next simpler one chose instead. */
  | { readonly kind: 'bot'; readonly seat: Seat; readonly error: Error }
  /** A bug in this program: the move was not made. */
  | { readonly kind: 'bug'; readonly error: Error };

/** The parts of a host that bots and automatic passes need. */
export interface SeatHost {
  /** Makes the move if the match hasn't changed since `moment`. If it fails, reports the problem and rejects. */
  play(seat: Seat, action: unknown, moment: number): Promise<void>;
  report(problem: HostProblem): void;
}

/**
 * A match that runs in this program or elsewhere. Its user doesn't know which: what it has received can be read
 * at once, and everything it is asked to do takes time.
 */
export interface Host {
  readonly id: string;
  readonly game: AnyGame;
  /** The current player of each seat. */
  readonly players: readonly Player[];
  /** The seats of the people at this device. Only these, and `table` if there are none, can be looked at here. */
  readonly here: readonly Seat[];
  /** The start of the match: terms, contributions and the host's commitment. */
  readonly head: RecordHead;
  frame(viewer: Viewer): Frame;
  /** Everything a viewer has seen happen, from the start. */
  history(viewer: Viewer): readonly SeenEvent[];
  /** Calls `onNews` after every move from now on. Returns a function that stops it. */
  follow(viewer: Viewer, onNews: (news: FrameUpdate) => void): () => void;
  /**
   * Moves are saved before anyone sees them. A refusal changes nothing. Neither does a failure: the input is no action
   * (`BadInputError`), this host is out of date (`StaleSequenceError`) or closed (`HostClosedError`), or there is a
   * bug.
   */
  act(seat: Seat, action: unknown): Promise<Legal | Illegal>;
  concede(seat: Seat): Promise<void>;
  /** When a seat is asked in windows. */
  answerSetting(seat: Seat): AnswerSetting;
  /** Allowed at any time, even while the host is about to pass. Only this seat's followers are notified. */
  setAnswers(seat: Seat, setting: AnswerSetting): Promise<void>;
  takeBack(seat: Seat): Promise<TakeBack>;
  /** The whole match. Elsewhere it is published only when the match is over. */
  record(): Promise<MatchRecord>;
  /** Stops everything: no more bots, updates or moves. */
  close(): void;
}
