import type { Seat } from '@mechatable/kernel';

/** What the page asks the bots' worker: a decision, with nothing but what the seat may know. */
export interface Question {
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
}

/** What it answers: the place of the chosen action among the legal ones, or what went wrong. */
export type Answer =
  { readonly number: number; readonly chosen: number } | { readonly number: number; readonly failed: string };
