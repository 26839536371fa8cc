import type { Illegal, Outcome, Seat, Viewer } from '@mechatable/kernel';

/** Whether a seat may undo its last move: back to which move, or why not. */
export type TakeBack =
  | { readonly free: true; readonly to: number }
  /** `rule` is the game's own refusal, if one of its rules forbids it. */
  | { readonly free: false; readonly sentence: string; readonly rule?: Illegal };

/** A match as one viewer sees it at one moment. */
export interface Frame {
  readonly viewer: Viewer;
  /** How many moves have been made. */
  readonly seq: number;
  /** How many entries the record has. Unlike `seq`, it never goes back: an undo is an entry too. */
  readonly entry: number;
  /** The latest link of the hash chain: it covers the terms and all entries. Null in format 1. */
  readonly link: string | null;
  /** How many turns have begun. */
  readonly turn: number;
  readonly view: unknown;
  readonly asked: readonly Seat[];
  /** The viewer's legal actions; empty if the viewer isn't asked. */
  readonly legal: readonly unknown[];
  /** The viewer is asked, but the host is about to pass for them. No other viewer can see this. */
  readonly passing: boolean;
  /** Null for a spectator. */
  readonly undo: TakeBack | null;
  readonly outcome: Outcome | null;
}
