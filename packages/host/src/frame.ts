import type { Outcome, Seat, Viewer } from '@mechatable/kernel';

/** A match as one viewer sees it at one moment. */
export interface Frame {
  readonly viewer: Viewer;
  /** How many moves have been made. */
  readonly seq: number;
  /** How many turns have begun. */
  readonly turn: number;
  readonly view: unknown;
  readonly asked: readonly Seat[];
  /** What the viewer may do now; empty if the viewer isn't asked. */
  readonly legal: readonly unknown[];
  /** The viewer is asked, but the host is about to pass for them. No other viewer can see this. */
  readonly passing: boolean;
  readonly outcome: Outcome | null;
}
